//! What cannot be judged or written, and why.

use crate::language::install::Install;
use crate::language::remark::Hint;
use crate::limits::{Ended, COMPILING};
use crate::verdict::Reason;
use grundy_lang::{system, told, FileError, Lang, Told};
use std::io;
use std::path::PathBuf;

/// What this crate cannot do. That a solution does not compile is a verdict in the end; that the suite's program fails is
/// a fault of this project.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[error("{}", self.told(Lang::En))]
pub enum Error {
    NoInputs { program: String },
    NoSolution,
    NotAnInput { file: String, fault: grundy_problems::Error, program: String },
    UnknownLanguage { file: String, ending: String, endings: Vec<&'static str> },
    NoFrame { file: String },
    NotInstalled { tools: &'static [&'static str], install: Install },
    DoesNotCompile { message: String, ended: Ended, hint: Option<Hint> },
    FullDisk { message: String },
    ProgramFailed { program: String, reason: Reason },
    CannotStart(String, #[source] io::Error),
    Refused { path: PathBuf, why: Refusal },
    File(#[from] FileError),
    Output(#[source] io::Error),
}

/// Why a file or a folder is not taken. Theirs are files that the user has in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NotAFile,
    NotInUtf8,
    NotAFolder,
    IsAFolder,
    FolderForFile,
    LinkForFile,
    LinkForFolder,
    InUse,
    Theirs,
    InTheWay,
    WouldBeReplaced,
    IsThere,
    NothingStarts,
}

impl Told for Error {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Error::NoInputs { program } =>
                "{program} reads requests, not numbers: no inputs can be made for it",
                "{program} 读的是请求，不是数，不能为它生成数据";
            Error::NoSolution =>
                "give a file, or a command after `--`",
                "请写一个文件，或在 `--` 后面写命令";
            Error::NotAnInput { file, fault, program } =>
                "{file}: {fault}: it is not an input of {program}",
                "{file}：{fault}；这不是 {program} 的输入",
                fault = fault.told(lang);
            Error::UnknownLanguage { file, ending, endings } if ending.is_empty() =>
                "{file}: it has no ending such as {endings}; `-- COMMAND` runs anything",
                "{file}：没有 {endings} 这样的后缀；用 `-- 命令` 可以运行任何程序",
                endings = endings.join(&told!(lang, ", ", "、"));
            Error::UnknownLanguage { file, ending, endings } =>
                "{file}: the ending {ending:?} is none of {endings}; `-- COMMAND` runs anything",
                "{file}：后缀 {ending:?} 不是 {endings} 之一；用 `-- 命令` 可以运行任何程序",
                endings = endings.join(&told!(lang, ", ", "、"));
            Error::NoFrame { file } =>
                "{file}: its judge calls a method, which is done here in C++, Java, JavaScript, Python and Rust: write a \
                 program that reads the arguments and prints the result; `-- COMMAND` runs it in any language",
                "{file}：评测系统会调用方法，这里只能替 C++、Java、JavaScript、Python、Rust 调用：请写成读入参数、输出结果的完整程序，\
                 任何语言都可以用 `-- 命令` 运行";
            Error::NotInstalled { tools, install } =>
                "this language needs {tools}, which is not installed here: {install}",
                "这种语言需要 {tools}，这里没有安装：{install}",
                tools = tools.join(&told!(lang, " or ", " 或 ")), install = install.told(lang);
            Error::DoesNotCompile { message, ended, hint } =>
                "{message}{limit}{hint}", "{message}{limit}{hint}",
                limit = exceeded(*ended, lang),
                hint = hint.as_ref().map_or(String::new(), |hint| hint.told(lang) + "\n");
            Error::FullDisk { message } => "{message}", "{message}";
            Error::ProgramFailed { program, reason } =>
                "the program {program} fails: {reason}",
                "程序 {program} 出错：{reason}",
                reason = reason.told(lang);
            Error::CannotStart(command, cause) =>
                "{command}: {cause}", "{command}：{cause}", cause = system(cause, lang);
            Error::Refused { path, why } =>
                "{path}: {why}", "{path}：{why}", path = path.display(), why = why.told(lang);
            Error::File(error) => "{error}", "{error}", error = error.told(lang);
            Error::Output(error) =>
                "standard output: {error}", "标准输出：{error}", error = system(error, lang);
        })
    }
}

/// The limit of a compiler that did not end by itself.
fn exceeded(ended: Ended, lang: Lang) -> String {
    let (seconds, megabytes) = (COMPILING.seconds, COMPILING.kilobytes >> 10);
    match ended {
        Ended::OutOfTime | Ended::Asleep => {
            told!(lang, "more than {seconds} s\n", "超过 {seconds} s\n")
        }
        Ended::OutOfMemory => told!(lang, "more than {megabytes} MB\n", "超过 {megabytes} MB\n"),
        _ => String::new(),
    }
}

impl Told for Refusal {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Refusal::NotAFile => "it is not a file", "不是文件";
            Refusal::NotInUtf8 =>
                "it is not in UTF-8: save it as UTF-8, or let its first line say `# coding: gbk`",
                "不是 UTF-8 编码：请存成 UTF-8，或者在第一行写 `# coding: gbk`";
            Refusal::NotAFolder => "it is not a folder", "不是目录";
            Refusal::IsAFolder => "it is a folder", "这是目录";
            Refusal::FolderForFile => "it is a folder: give the name of a file", "这是目录：请写文件名";
            Refusal::LinkForFile => "it is a link: give the file itself", "这是链接：请写文件本身";
            Refusal::LinkForFolder => "it is a link: give the folder itself", "这是链接：请写目录本身";
            Refusal::InUse =>
                "it is in use: wait for the other `grundy` that writes there",
                "正在使用：请等另一个 `grundy` 结束";
            Refusal::Theirs =>
                "it has files that `grundy` did not write: give a new or an empty folder",
                "里面有不是 `grundy` 写的文件：请用新的或空的目录";
            Refusal::InTheWay =>
                "`grundy` did not write it, and needs a folder there",
                "不是 `grundy` 写的，而这里需要一个目录";
            Refusal::WouldBeReplaced =>
                "`grundy` did not write it, and would replace it: move it away",
                "不是 `grundy` 写的，会被覆盖：请先移走";
            Refusal::IsThere => "it is there already: --force replaces it", "已经存在，--force 可以覆盖";
            Refusal::NothingStarts =>
                "no program may be started in this folder: set TMPDIR to another one",
                "这个目录里不能运行程序：请把 TMPDIR 设为别的目录";
        })
    }
}
