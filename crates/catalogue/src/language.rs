//! In which language a problem is submitted: the number that people type decides.

use crate::find::problem_of;
use crate::header::Header;
use crate::judges::{cpp, numbers, Language};
use grundy_lang::{told, Lang, Told};

/// What a person should know of the chosen language.
#[derive(Debug, PartialEq)]
pub enum Chosen {
    /// C++, because this problem's judge takes no Rust.
    Cpp(&'static str, &'static str),
    /// Rust, although this problem's judge takes none: another one does.
    Rust(&'static str, &'static str),
}

impl Told for Chosen {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Chosen::Cpp(judge, id) =>
                "{judge} {id} takes no Rust: this is C++; choose {names} there",
                "{judge} {id} 不能交 Rust：这是 C++，提交时语言选 {names}",
                names = cpp((judge, id)).unwrap_or_default().replace(", ", &told!(lang, " or ", " 或 "));
            Chosen::Rust(judge, id) =>
                "this is Rust; {judge} {id} takes none: `{command}` prints C++",
                "这是 Rust；{judge} {id} 不能交 Rust：`{command}` 打印 C++",
                command = command(judge, id);
        })
    }
}

/// The language for what people typed: that of the judge whose number it is. A name that is no judge's number means Rust,
/// if one of the judges takes it, or if no judge has the problem.
pub fn choose(header: &Header, name: &str) -> (Language, Option<Chosen>) {
    let is_cpp = |problem: &(&str, &str)| Language::of(*problem) == Language::Cpp;
    let typed = problem_of(header.problems(), name);
    let takes_none = typed.or_else(|| header.problems().find(is_cpp)).filter(is_cpp);
    let takes_rust = typed.is_none() && header.problems().any(|problem| !is_cpp(&problem));
    match takes_none {
        None => (Language::Rust, None),
        Some((judge, id)) if takes_rust => (Language::Rust, Some(Chosen::Rust(judge, id))),
        Some((judge, id)) => (Language::Cpp, Some(Chosen::Cpp(judge, id))),
    }
}

/// The command that prints the file in C++ for a problem.
fn command(judge: &str, id: &str) -> String {
    let [_, number, _] = numbers((judge, id));
    format!("grundy submit {}", number.to_lowercase())
}

/// The command that prints a program's file in Rust, whatever the language of its name's judge.
pub fn rust_command(header: &Header) -> String {
    match choose(header, header.name) {
        (Language::Rust, _) => format!("grundy submit {}", header.name),
        (Language::Cpp, _) => format!("grundy submit {} --language rust", header.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    #[test]
    fn the_number_decides_and_without_one_rust_if_a_judge_takes_it() {
        for (program, name, language, said) in [
            (
                "poj1067",
                "poj1067",
                Language::Cpp,
                "POJ 1067 takes no Rust: this is C++; choose G++ or C++ there",
            ),
            (
                "poj1067",
                "HDU 1527",
                Language::Cpp,
                "HDU 1527 takes no Rust: this is C++; choose G++ or C++ there",
            ),
            ("poj1067", "P2252", Language::Rust, ""),
            (
                "poj1067",
                "Wythoff's game",
                Language::Rust,
                "this is Rust; POJ 1067 takes none: `grundy submit poj1067` prints C++",
            ),
            (
                "hdu1536",
                "hdu1536",
                Language::Cpp,
                "HDU 1536 takes no Rust: this is C++; choose G++ or C++ there",
            ),
            ("hdu1536", "LOJ10247", Language::Rust, ""),
            (
                "hdu1907",
                "MMMGAME",
                Language::Cpp,
                "SPOJ MMMGAME takes no Rust: this is C++; choose C++ there",
            ),
            (
                "three-x",
                "three-x",
                Language::Rust,
                "this is Rust; POJ 3537 takes none: `grundy submit poj3537` prints C++",
            ),
            (
                "hdu1846",
                "Brave Game",
                Language::Cpp,
                "HDU 1846 takes no Rust: this is C++; choose G++ or C++ there",
            ),
            ("coins", "coins", Language::Rust, ""),
        ] {
            let header = Header::of(&root(), program).unwrap();
            let (chosen, why) = choose(&header, name);
            let why = why.map_or(String::new(), |why| why.told(Lang::En));
            assert_eq!((chosen, &why[..]), (language, said), "{name}");
        }
    }

    #[test]
    fn the_file_in_rust_names_a_command_that_prints_it() {
        let command = |program| rust_command(&Header::of(&root(), program).unwrap());
        assert_eq!(command("coins"), "grundy submit coins");
        assert_eq!(command("poj1067"), "grundy submit poj1067 --language rust");
    }
}
