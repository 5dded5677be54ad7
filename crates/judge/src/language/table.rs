//! The languages, a row each: the endings of their files, how they are compiled and run, how they are installed.
//!
//! Checked: `crates/cli/tests/grundy/languages.rs`, with solutions in each language that is installed.

use super::install::Install;
use super::standards::{Standards, C, CPP};

/// A language. One that is compiled and not run compiles to a program of the machine's own.
pub struct Language {
    /// The endings of its files, in small letters.
    pub endings: &'static [&'static str],
    pub compile: Option<Compile>,
    pub run: Option<Run>,
    pub install: Install,
}

/// How a language is compiled.
pub struct Compile {
    /// The compilers, the best first.
    pub tools: &'static [&'static str],
    pub flags: Flags,
    /// The words after the source.
    pub last: &'static [&'static str],
    /// The name of the source, if it is not its own.
    pub name: Option<&'static str>,
    /// A source that does nothing.
    pub nothing: &'static str,
}

/// The words before a source.
pub enum Flags {
    /// Of C and its like, which older and newer compilers take in different ways.
    OfC(&'static Standards),
    /// Words, then the option of a standard and the usual one, if there is such an option.
    Words(&'static [&'static str], Option<(&'static str, &'static str)>),
}

/// How a language is run.
pub struct Run {
    /// The runtimes, the best first.
    pub tools: &'static [&'static str],
    /// The words before the program, and instead of it for a run that does nothing.
    pub words: &'static [&'static str],
    pub nothing: &'static [&'static str],
    pub behind: Behind,
    /// Whether its heap has a limit of its own, which is the judge's.
    pub has_heap: bool,
}

/// What a runtime is asked for the file behind a script that only chooses it.
pub enum Behind {
    Java,
    Python,
    /// Words to which it answers with its path.
    Words(&'static [&'static str]),
}

pub static LANGUAGES: [Language; 7] = [
    Language {
        endings: &["cpp", "cc", "cxx"],
        compile: Some(Compile {
            // Microsoft's compiler has a name that means something else elsewhere.
            tools: if cfg!(windows) { &["g++", "clang++", "cl"] } else { &["g++", "clang++"] },
            flags: Flags::OfC(&CPP),
            last: &[],
            name: None,
            nothing: "int main() {}",
        }),
        run: None,
        install: Install { apt: "g++", ..C_FAMILY },
    },
    Language {
        endings: &["c"],
        compile: Some(Compile {
            tools: if cfg!(windows) { &["gcc", "clang", "cl"] } else { &["gcc", "clang", "cc"] },
            flags: Flags::OfC(&C),
            last: &["-lm"],
            name: None,
            nothing: "int main() { return 0; }",
        }),
        run: None,
        install: C_FAMILY,
    },
    Language {
        endings: &["py"],
        compile: None,
        run: Some(Run {
            // Python for Windows puts its launcher in PATH, and itself only if it is asked to.
            tools: if cfg!(windows) {
                &["python3", "python", "py"]
            } else {
                &["python3", "python"]
            },
            words: &[],
            nothing: &["-c", "pass"],
            behind: Behind::Python,
            has_heap: false,
        }),
        install: Install {
            apt: "python3",
            mac: "brew install python",
            winget: "Python.Python.3.12",
        },
    },
    Language {
        endings: &["java"],
        compile: Some(Compile {
            tools: &["javac"],
            flags: Flags::Words(&["-d", "classes"], None),
            last: &[],
            name: None,
            nothing: "class Nothing {}",
        }),
        run: Some(Run {
            tools: &["java"],
            words: &["-Xss256m", "-XX:+UseSerialGC", "-cp"],
            nothing: &["-XX:+UseSerialGC", "-version"],
            behind: Behind::Java,
            has_heap: true,
        }),
        install: Install {
            apt: "default-jdk",
            mac: "brew install openjdk",
            winget: "EclipseAdoptium.Temurin.21.JDK",
        },
    },
    Language {
        endings: &["rs"],
        compile: Some(Compile {
            tools: &["rustc"],
            flags: Flags::Words(&["-O"], Some(("--edition", "2021"))),
            last: &[],
            name: None,
            nothing: "fn main() {}",
        }),
        run: None,
        install: Install { apt: "rustc", mac: "brew install rust", winget: "Rustlang.Rustup" },
    },
    Language {
        endings: &["go"],
        compile: Some(Compile {
            tools: &["go"],
            flags: Flags::Words(&["build"], None),
            last: &[],
            // The name of a file may say that it is a test, or for another system.
            name: Some("main.go"),
            nothing: "package main\nfunc main() {}\n",
        }),
        run: None,
        install: Install { apt: "golang-go", mac: "brew install go", winget: "GoLang.Go" },
    },
    Language {
        endings: &["js"],
        compile: None,
        run: Some(Run {
            tools: &["node", "nodejs"],
            words: &["--stack-size=65500"],
            nothing: &["-e", "0"],
            behind: Behind::Words(&["-p", "process.execPath"]),
            has_heap: true,
        }),
        install: Install { apt: "nodejs", mac: "brew install node", winget: "OpenJS.NodeJS.LTS" },
    },
];

const C_FAMILY: Install = Install {
    apt: "gcc",
    mac: "xcode-select --install",
    winget: "BrechtSanders.WinLibs.POSIX.UCRT",
};

impl Language {
    /// The language of a file with this ending.
    pub fn of(ending: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.endings.contains(&ending))
    }
}

/// The endings of all languages, or only the usual one of each.
pub fn endings(are_all: bool) -> Vec<&'static str> {
    let count = if are_all { usize::MAX } else { 1 };
    LANGUAGES.iter().flat_map(|language| language.endings.iter().take(count).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ending_names_one_language_which_can_be_made() {
        let all = endings(true);
        for ending in &all {
            assert_eq!(all.iter().filter(|other| other == &ending).count(), 1, "{ending}");
            let language = Language::of(ending).unwrap();
            assert!(language.endings.contains(ending));
            assert!(language.compile.is_some() || language.run.is_some(), "{ending}");
            let tools = language.compile.iter().map(|it| it.tools);
            for tools in tools.chain(language.run.iter().map(|it| it.tools)) {
                assert!(!tools.is_empty(), "{ending}");
            }
        }
        assert!(Language::of("CPP").is_none() && Language::of("").is_none());
        assert_eq!(endings(false).len(), LANGUAGES.len());
    }
}
