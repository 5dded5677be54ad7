//! The library, as modules and items.

use crate::files::text;
use anyhow::{bail, Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use syn::spanned::Spanned;
use syn::{Item, UseTree};

/// A module of the library, without its tests.
pub struct Module {
    pub name: String,
    /// The index of the module that contains it, unless that is the root.
    pub parent: Option<usize>,
    /// Its documentation, as in the file.
    pub about: String,
    pub units: Vec<Unit>,
}

/// A unit that is kept or left out as a whole: an item, or an item inside an `impl`.
pub struct Unit {
    /// A number that no other unit has.
    pub id: usize,
    pub kind: Kind,
    /// The source, with the comments in front of it.
    pub text: String,
    pub words: Words,
    pub is_reached: bool,
}

pub enum Kind {
    Use(syn::ItemUse),
    Named(String),
    /// `impl T`, up to the brace.
    Impl {
        of: String,
        units: Vec<Unit>,
    },
    TraitImpl {
        of: String,
        of_trait: String,
    },
    /// A part of an `impl`.
    Method(String),
}

/// The words of some source: what it may refer to.
#[derive(Default)]
pub struct Words {
    all: HashSet<String>,
    /// The words after a dot or two colons.
    members: HashSet<String>,
}

impl Words {
    pub fn of(tokens: TokenStream) -> Words {
        let mut words = Words::default();
        words.add(tokens);
        words
    }

    fn add(&mut self, tokens: TokenStream) {
        let mut is_member = false;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    let name = name.to_string();
                    if is_member {
                        self.members.insert(name.clone());
                    }
                    self.all.insert(name);
                    is_member = false;
                }
                TokenTree::Group(group) => {
                    is_member = false;
                    self.add(group.stream());
                }
                TokenTree::Punct(mark) => is_member = matches!(mark.as_char(), '.' | ':'),
                TokenTree::Literal(_) => is_member = false,
            }
        }
    }

    pub fn extend(&mut self, more: &Words) {
        self.all.extend(more.all.iter().cloned());
        self.members.extend(more.members.iter().cloned());
    }

    pub fn has(&self, name: &str) -> bool {
        self.all.contains(name)
    }

    pub fn has_member(&self, name: &str) -> bool {
        self.members.contains(name)
    }
}

/// All modules of the library whose root is `root`, each before those inside it.
///
/// # Errors
///
/// If a file cannot be read, or has a form that this tool does not understand.
pub fn read(root: &Path) -> Result<Vec<Module>> {
    let mut modules = Vec::new();
    let folder = root.parent().context("the library's root has no folder")?;
    for inner in modules_in(&text(root)?, folder)? {
        add(&mut modules, inner, None)?;
    }
    Ok(modules)
}

/// The beginning of a file that goes into no submission.
const LIBRARY: &str = "//! Library:";

// A module that a file declares: its own file, and the folder for the modules that it declares in turn.
struct Named {
    name: String,
    file: PathBuf,
    folder: PathBuf,
}

fn add(modules: &mut Vec<Module>, named: Named, parent: Option<usize>) -> Result<()> {
    let text = text(&named.file)?;
    if text.starts_with(LIBRARY) {
        return Ok(());
    }
    let file = || named.file.display().to_string();
    let module = parsed(named.name.clone(), parent, &text).with_context(file)?;
    let this = if is_map(&named.file, &text) {
        None
    } else if modules.iter().any(|other| other.name == module.name) {
        bail!("{}: another module is called {}", file(), module.name);
    } else {
        modules.push(module);
        Some(modules.len() - 1)
    };
    for inner in modules_in(&text, &named.folder)? {
        add(modules, inner, this)?;
    }
    Ok(())
}

// Whether a file only says which modules are in its folder. In a submission they stand side by side.
fn is_map(file: &Path, text: &str) -> bool {
    let is_doc_or_module =
        |line: &str| line.is_empty() || line.starts_with("//!") || line.starts_with("pub mod ");
    file.ends_with("mod.rs") && text.lines().all(is_doc_or_module)
}

// `name.rs`, with its modules in `name/`; or `name/mod.rs`, with its modules beside it.
fn modules_in(text: &str, folder: &Path) -> Result<Vec<Named>> {
    let file = syn::parse_file(text)?;
    let mut found = Vec::new();
    for item in &file.items {
        let Item::Mod(module) = item else { continue };
        if is_of_tests(&module.attrs) {
            continue;
        }
        let name = module.ident.to_string();
        if module.content.is_some() {
            bail!("the module {name} has no file of its own");
        }
        let inner = folder.join(&name);
        let map = inner.join("mod.rs");
        let file = if map.exists() { map } else { folder.join(format!("{name}.rs")) };
        found.push(Named { name, file, folder: inner });
    }
    Ok(found)
}

/// Whether something has a `cfg`, which in the library means that it is only for tests.
fn is_of_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg"))
}

fn parsed(name: String, parent: Option<usize>, text: &str) -> Result<Module> {
    let file = syn::parse_file(text)?;
    let about = text.lines().take_while(|line| line.starts_with("//!"));
    let about: String = about.flat_map(|line| [line, "\n"]).collect();
    let mut done = about.len();
    let mut units = Vec::new();
    for item in &file.items {
        let text = with_comments(text, &mut done, item.span().byte_range());
        let tokens = syn::parse_str::<TokenStream>(&text)?;
        let kind = match item {
            Item::Mod(_) => continue, // a file of its own, or tests
            Item::Use(item) => Kind::Use(item.clone()),
            Item::Const(item) => Kind::Named(item.ident.to_string()),
            Item::Static(item) => Kind::Named(item.ident.to_string()),
            Item::Fn(item) => Kind::Named(item.sig.ident.to_string()),
            Item::Struct(item) => Kind::Named(item.ident.to_string()),
            Item::Enum(item) => Kind::Named(item.ident.to_string()),
            Item::Type(item) => Kind::Named(item.ident.to_string()),
            Item::Trait(item) => Kind::Named(item.ident.to_string()),
            Item::Impl(item) => implementation(item, &text)?,
            _ => bail!("an item of a kind that is not known here: {text}"),
        };
        let head = match &kind {
            Kind::Impl { .. } => text[..text.find('{').unwrap_or(0) + 1].to_string(),
            _ => text.clone(),
        };
        let words = match &kind {
            Kind::Impl { .. } => Words::default(),
            _ => Words::of(tokens),
        };
        units.push(Unit { id: new_id(), kind, text: head, words, is_reached: false });
    }
    Ok(Module { name, parent, about, units })
}

fn new_id() -> usize {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

// The text of an item, with the comments in front of it that come after the previous item, and with
// a comment at the end of its line.
fn with_comments(text: &str, done: &mut usize, item: Range<usize>) -> String {
    let start = *done;
    *done = item.end;
    let line = text[item.end..].lines().next().unwrap_or("");
    if line.trim_start().starts_with("//") {
        *done += line.len();
    }
    text[start..*done].trim().to_string()
}

fn implementation(item: &syn::ItemImpl, text: &str) -> Result<Kind> {
    let of = match &*item.self_ty {
        syn::Type::Path(path) => path.path.segments.last().map(|part| part.ident.to_string()),
        _ => None,
    };
    let of = of.context("an impl for something without a name")?;
    if let Some((_, path, _)) = &item.trait_ {
        let of_trait = path.segments.last().map(|part| part.ident.to_string());
        let of_trait = of_trait.context("an impl of nothing")?;
        return Ok(Kind::TraitImpl { of, of_trait });
    }
    // Parse it again, so that positions refer to `text`.
    let item: syn::ItemImpl = syn::parse_str(text)?;
    let mut units = Vec::new();
    let mut done = text.find('{').context("an impl without a brace")? + 1;
    for part in &item.items {
        let name = match part {
            syn::ImplItem::Fn(part) => part.sig.ident.to_string(),
            syn::ImplItem::Const(part) => part.ident.to_string(),
            _ => bail!("a part of impl {of} of a kind that is not known here"),
        };
        let text = with_comments(text, &mut done, part.span().byte_range());
        let tokens = syn::parse_str::<TokenStream>(&text)?;
        units.push(Unit {
            id: new_id(),
            kind: Kind::Method(name),
            text,
            words: Words::of(tokens),
            is_reached: false,
        });
    }
    Ok(Kind::Impl { of, units })
}

/// The names that a `use` brings in, each with its path: `("Mex", ["super", "kernel", "Mex"])`.
pub fn leaves(tree: &UseTree) -> Vec<(String, Vec<String>)> {
    let last = |name: &syn::Ident| vec![(name.to_string(), vec![name.to_string()])];
    match tree {
        UseTree::Path(path) => {
            let first = path.ident.to_string();
            let mut all = leaves(&path.tree);
            for (name, path) in &mut all {
                if name == "self" {
                    name.clone_from(&first);
                    path.clear();
                }
                path.insert(0, first.clone());
            }
            all
        }
        UseTree::Name(name) => last(&name.ident),
        UseTree::Rename(name) => vec![(name.rename.to_string(), vec![name.ident.to_string()])],
        UseTree::Group(group) => group.items.iter().flat_map(leaves).collect(),
        UseTree::Glob(_) => vec![("*".into(), vec!["*".into()])],
    }
}

#[cfg(test)]
mod tests {
    use super::{leaves, parsed, Kind};

    #[test]
    fn items_have_the_comments_in_front_of_them() {
        let text = "//! About.\n\nuse a::b;\n\n// One.\nconst ONE: u8 = 1; // still one\n\n// Two.\n/// Two.\nfn two() {}\n\nimpl S {\n    // Three.\n    fn three(&self) {}\n\n    const FOUR: u8 = 4;\n}\n";
        let module = parsed("m".into(), None, text).unwrap();
        assert_eq!(module.about, "//! About.\n");
        let texts: Vec<&str> = module.units.iter().map(|unit| unit.text.as_str()).collect();
        let two = "// Two.\n/// Two.\nfn two() {}";
        assert_eq!(
            texts,
            ["use a::b;", "// One.\nconst ONE: u8 = 1; // still one", two, "impl S {"]
        );
        let Kind::Impl { of, units } = &module.units[3].kind else { panic!() };
        let texts: Vec<&str> = units.iter().map(|unit| unit.text.as_str()).collect();
        assert_eq!(
            (of.as_str(), texts),
            ("S", vec!["// Three.\n    fn three(&self) {}", "const FOUR: u8 = 4;"])
        );
    }

    #[test]
    fn a_use_brings_in_its_leaves() {
        let item: syn::ItemUse = syn::parse_str("use a::b::{self, c as d, e::F};").unwrap();
        let names: Vec<String> = leaves(&item.tree).into_iter().map(|leaf| leaf.0).collect();
        assert_eq!(names, ["b", "d", "F"]);
    }
}
