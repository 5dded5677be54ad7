//! Remarks on how a solution was compiled, and hints for one that was not.

use grundy_lang::{told, Lang, Told};

/// Where a solution was compiled or run in another way than the usual one.
#[derive(Clone, PartialEq, Debug)]
pub enum Remark {
    Newer { usual: String },
    Older,
    OfWindows,
    PyPy,
}

impl Told for Remark {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Remark::Newer { usual } =>
                "it does not compile with {usual}: choose the newer standard at the judge, too",
                "用 {usual} 编译不通过：提交时也要选更新的标准";
            Remark::Older =>
                "compiled as older compilers and those of Windows do it: other judges may not compile it",
                "按旧编译器和 Windows 编译器的规则编译：有的评测系统编译不通过";
            Remark::OfWindows =>
                "%I64d is read as on Windows: on a judge with Linux use %lld",
                "%I64d 按 Windows 的含义处理：在 Linux 评测机上要用 %lld";
            Remark::PyPy =>
                "too slow for python3: tried with pypy3, which the judge must offer",
                "用 python3 太慢：改用 pypy3，评测系统要支持它";
        })
    }
}

/// The way out for a source that does not compile.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    Header { name: String },
    Library { name: String },
    NotUtf8,
    NoMain,
}

impl Told for Hint {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Hint::Header { name } =>
                "{name} is not among the headers here: --include DIR names a folder that has it",
                "这里没有头文件 {name}：用 --include 目录 指出它在哪里";
            Hint::Library { name } =>
                "{name} is not installed here: compile it yourself, and give a command after `--`, such as -- target/release/mine",
                "这里没有 {name}：请自己编译，在 `--` 后面写命令，例如 -- target/release/mine";
            Hint::NotUtf8 =>
                "the file is not in UTF-8: save it as UTF-8",
                "文件不是 UTF-8 编码：请存成 UTF-8";
            Hint::NoMain =>
                "no class has a method `main`",
                "没有一个类有 `main` 方法";
        })
    }
}

/// What compilers say before and after the name of a header that is missing.
const HEADERS: [(&str, &str); 3] = [
    ("Cannot open include file: '", "'"),
    ("fatal error: ", ": No such file or directory"),
    ("fatal error: '", "' file not found"),
];

/// The same for a library, in Rust, Java and Go.
const LIBRARIES: [(&str, &str); 7] = [
    ("can't find crate for `", "`"),
    ("missing crate `", "`"),
    ("crate named `", "`"),
    ("crate or module `", "`"),
    ("unlinked crate `", "`"),
    ("error: package ", " does not exist"),
    ("no required module provides package ", ";"),
];

impl Hint {
    /// What is missing, by the message of a compiler in English.
    pub fn missing(message: &str) -> Option<Hint> {
        let name = |(before, after): &(&str, &str)| {
            let mut lines = message.lines().filter_map(|line| line.split_once(before));
            lines.find_map(|(_, rest)| Some(rest.split_once(after)?.0.to_string()))
        };
        let header = HEADERS.iter().find_map(name).map(|name| Hint::Header { name });
        let library = || LIBRARIES.iter().find_map(name).map(|name| Hint::Library { name });
        header.or_else(library)
    }
}
