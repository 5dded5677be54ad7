//! The class that a Java program starts with: the compiled one that has `main`.
//!
//! A class file is read as chapter 4 of the Java Virtual Machine Specification has it.
//!
//! Checked: `crates/cli/tests/grundy/languages.rs`, on classes in packages, nested, final, several, and none.

use std::fs;
use std::path::Path;

/// The name by which the class with `main` is started, among those in a folder. If several have one: one that is not
/// nested, public, called `Main` or `Solution`, comes first.
pub fn main_class(folder: &Path) -> Option<String> {
    let mut folders = vec![folder.to_path_buf()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).ok()?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "class") {
                let class = fs::read(path).ok()?;
                found.extend(Bytes(&class).class().filter(|class| class.main.is_some()));
            }
        }
    }
    let rank = |class: &Class| {
        let short = class.name.rsplit('/').next().unwrap_or_default().to_string();
        let is_usual = ["Main", "Solution"].contains(&&short[..]);
        (class.main, short.contains('$'), !class.is_public, !is_usual, short)
    };
    found.into_iter().min_by_key(rank).map(|class| class.name.replace('/', "."))
}

struct Class {
    /// With `/` between its packages.
    name: String,
    is_public: bool,
    main: Option<Main>,
}

/// The kinds of `main`, in the order of preference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Main {
    /// `public static void main(String[])`
    Usual,
    /// As newer versions of Java allow it: of an object, without arguments.
    Newer,
}

const PUBLIC: u16 = 1;
const STATIC: u16 = 8;

/// What is left to read of a class file; `None` wherever it ends too early.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self, bytes: usize) -> Option<usize> {
        Some(self.take(bytes)?.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
    }

    fn class(&mut self) -> Option<Class> {
        self.take(8)?; // magic number and version
        let texts = self.constants()?;
        let text = |at: usize| texts.get(at).copied().unwrap_or(Constant::Other);
        let flags = self.number(2)?;
        let Constant::Class(name) = text(self.number(2)?) else {
            return None;
        };
        self.take(2)?; // its parent
        let interfaces = self.number(2)?;
        self.take(2 * interfaces)?;
        self.members()?; // fields
        let mut mains = self.members()?.into_iter().filter_map(|[flags, name, kind]| {
            let is_static = flags & usize::from(PUBLIC | STATIC) == usize::from(PUBLIC | STATIC);
            match (text(name), text(kind)) {
                (Constant::Text(b"main"), Constant::Text(b"([Ljava/lang/String;)V")) => {
                    Some(if is_static { Main::Usual } else { Main::Newer })
                }
                (Constant::Text(b"main"), Constant::Text(b"()V")) => Some(Main::Newer),
                _ => None,
            }
        });
        let main = mains.by_ref().min();
        let Constant::Text(name) = text(name) else {
            return None;
        };
        let name = String::from_utf8_lossy(name).into_owned();
        Some(Class { name, is_public: flags & usize::from(PUBLIC) > 0, main })
    }

    fn constants(&mut self) -> Option<Vec<Constant<'a>>> {
        let count = self.number(2)?;
        let mut all = vec![Constant::Other];
        while all.len() < count {
            let tag = self.number(1)?;
            let constant = match tag {
                1 => {
                    let length = self.number(2)?;
                    Constant::Text(self.take(length)?)
                }
                7 => Constant::Class(self.number(2)?),
                _ => {
                    self.take(match tag {
                        8 | 16 | 19 | 20 => 2,
                        15 => 3,
                        5 | 6 => 8,
                        _ => 4,
                    })?;
                    Constant::Other
                }
            };
            all.push(constant);
            // Long numbers take two places.
            if tag == 5 || tag == 6 {
                all.push(Constant::Other);
            }
        }
        Some(all)
    }

    /// Fields or methods: of each the flags, the name and the type.
    fn members(&mut self) -> Option<Vec<[usize; 3]>> {
        let count = self.number(2)?;
        let mut all = Vec::new();
        for _ in 0..count {
            all.push([self.number(2)?, self.number(2)?, self.number(2)?]);
            for _ in 0..self.number(2)? {
                self.take(2)?;
                let length = self.number(4)?;
                self.take(length)?;
            }
        }
        Some(all)
    }
}

#[derive(Clone, Copy)]
enum Constant<'a> {
    Text(&'a [u8]),
    /// The place of its name.
    Class(usize),
    Other,
}
