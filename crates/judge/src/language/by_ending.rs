//! How a solution is compiled and run, by the ending of its file; and commands.

use super::class_file::main_class;
use super::compiler::{Compiler, Source, Way};
use super::folders::{copied, Folders};
use super::made::{Made, Options, Solution};
use super::older::{ways, C, CPP};
use super::remark::{Hint, Remark};
use super::runtime::Runtime;
use super::tool::Tool;
use crate::confine::View;
use crate::error::{Error, Refusal};
use crate::limits::Ended;
use crate::path::in_path;
use crate::removal::remove_tree;
use grundy_lang::at;
use std::path::Path;
use std::{env, fs};

/// Compiles `file`, if its language is compiled, and finds out how it is confined.
///
/// # Errors
///
/// If the file does not exist, its ending names no language, the language is not installed, or it does not compile.
pub fn solution(file: &str, folders: &Folders, options: &Options) -> Result<Solution, Error> {
    // A pipe could be read only once.
    if !fs::metadata(file).map_err(at(file))?.is_file() {
        return Err(Error::Refused { path: file.into(), why: Refusal::NotAFile });
    }
    let text = fs::read(file).map_err(at(file))?;
    let [stem, ending] = [Path::new(file).file_stem(), Path::new(file).extension()]
        .map(|part| part.unwrap_or_default().to_string_lossy().into_owned());
    let kind = match &ending[..] {
        "C" => "cpp".to_string(),
        other => other.to_ascii_lowercase(),
    };
    // Compilers do not know all endings in capitals.
    let name = format!("{stem}.{kind}");
    let compiler = |tool: Tool, last| Compiler { tool, has_output: true, last, folders, options };
    let standard = |usual| match &options.standard[..] {
        "" => usual,
        given => given,
    };
    match &kind[..] {
        "cpp" | "cc" | "cxx" => {
            let compiler = compiler(Tool::first(&["g++", "clang++"])?, &[]);
            // Flags such as a sanitizer's may not allow it.
            let is_static = options.flags.is_empty() && compiler.links_statically();
            let ways = ways(&text, &CPP, is_static, folders, options)?;
            let source = Source { name, text, nothing: "int main() {}" };
            compiler.native(&source, &ways)
        }
        "c" => {
            let ways = ways(&text, &C, false, folders, options)?;
            let source = Source { name, text, nothing: "int main() { return 0; }" };
            compiler(Tool::first(&["gcc", "clang", "cc"])?, &["-lm"]).native(&source, &ways)
        }
        "rs" => {
            let way = Way::usual(&["-O", "--edition", standard("2021")]);
            let source = Source { name, text, nothing: "fn main() {}" };
            compiler(Tool::first(&["rustc"])?.of_sysroot(), &[]).native(&source, &[way])
        }
        "go" => {
            // The name of a file may say that it is a test, or for another system.
            let name = "main.go".to_string();
            let source = Source { name, text, nothing: "package main\nfunc main() {}\n" };
            compiler(Tool::first(&["go"])?, &[]).native(&source, &[Way::usual(&["build"])])
        }
        "py" => {
            let pythons: &[&str] =
                if options.is_pypy { &["pypy3"] } else { &["python3", "python"] };
            let python = Tool::first(pythons)?;
            if !is_python(&text) {
                return Err(Error::Refused { path: file.into(), why: Refusal::NotInUtf8 });
            }
            let made = Made::Runs(format!("{} {file}", python.name));
            let copy = copied(&text, &name, folders)?;
            let remarks = options.is_pypy.then_some(Remark::PyPy).into_iter().collect();
            let runtime = python.of_python(copy);
            Ok(Solution { remarks, ..runtime.solution(made, folders, options)? })
        }
        "js" => {
            let node = Tool::first(&["node", "nodejs"])?;
            let made = Made::Runs(format!("{} --stack-size=65500 {file}", node.name));
            let node = node.real(&["-p", "process.execPath"], |answer| answer.lines().next());
            let copy = copied(&text, &name, folders)?;
            let words = vec![node.word(), "--stack-size=65500".to_string(), copy];
            let nothing = vec![node.word(), "-e".to_string(), "0".to_string()];
            let nothing = Runtime::of_language(nothing);
            let runtime = Runtime { words, view: node.runs(), has_heap: true, ..nothing };
            runtime.solution(made, folders, options)
        }
        "java" => java(&stem, text, folders, options),
        _ => Err(Error::UnknownLanguage { file: file.into(), ending }),
    }
}

/// Whether Python reads a source: it is in UTF-8, or its first lines say in what.
fn is_python(text: &[u8]) -> bool {
    let mut first = text.split(|&byte| byte == b'\n').take(2);
    std::str::from_utf8(text).is_ok()
        || first.any(|line| line.windows(6).any(|word| word == b"coding"))
}

fn java(
    stem: &str,
    text: Vec<u8>,
    folders: &Folders,
    options: &Options,
) -> Result<Solution, Error> {
    let (tool, java) = (Tool::first(&["javac"])?, Tool::first(&["java"])?);
    // Java takes the mark of UTF-8 for a letter.
    let text = text.strip_prefix(b"\xef\xbb\xbf").map(<[u8]>::to_vec).unwrap_or(text);
    let charsets: &[&str] = match std::str::from_utf8(&text) {
        Ok(_) => &["UTF-8"],
        Err(_) => &["GB18030", "ISO-8859-1"],
    };
    let ways = charsets.iter().map(|charset| Way::usual(&["-encoding", charset, "-d", "classes"]));
    let ways: Vec<Way> = ways.collect();
    let classes = folders.build.join("classes");
    remove_tree(&classes);
    fs::create_dir_all(&classes).map_err(at(&classes))?;
    let compiler = Compiler { tool, has_output: false, last: &[], folders, options };
    let mut source = Source { name: format!("{stem}.java"), text, nothing: "class Nothing {}" };
    let mut compiled = compiler.compile(&source, &ways);
    if let Err(Error::DoesNotCompile { message, .. }) = &compiled {
        // A public class must be in a file of its name, which the compiler tells in any language.
        let others = message.replace(&format!("./{}", source.name), "");
        let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || "_$.".contains(letter);
        let mut words = others.split(|letter| !is_of_name(letter));
        if let Some(name) = words.find(|word| word.ends_with(".java")) {
            source.name = name.to_string();
            compiled = compiler.compile(&source, &ways);
        }
    }
    let (made, remarks) = compiled?;
    let Some(class) = main_class(&classes) else {
        let (message, ended, hint) = (String::new(), Ended::Well, Some(Hint::NoMain));
        return Err(Error::DoesNotCompile { message, ended, hint });
    };
    let java = java.of_java();
    let here = classes.display().to_string();
    let words = ["-Xss256m", "-XX:+UseSerialGC", "-cp", &here[..], &class[..]];
    let words = [&[java.word()][..], &words.map(str::to_string)].concat();
    let nothing = vec![java.word(), "-XX:+UseSerialGC".to_string(), "-version".to_string()];
    let nothing = Runtime::of_language(nothing);
    let runtime = Runtime { words, view: java.runs(), has_heap: true, ..nothing };
    Ok(Solution { remarks, ..runtime.solution(made, folders, options)? })
}

/// A command as it is: it stays in the current folder, which it may read. The idle memory of what it calls is added, as
/// for a file.
///
/// # Errors
///
/// If nothing can be started.
pub fn command(words: &[String], folders: &Folders, options: &Options) -> Result<Solution, Error> {
    // The line that a shell is told to run.
    let (line, shown) = match words {
        [shell, option, line] if shell == "sh" && option == "-c" => (line, line.clone()),
        _ => (&words[0], words.join(" ")),
    };
    let first = line.split_whitespace().find(|word| *word != "exec").unwrap_or_default();
    let mut view = View::of_tools();
    if let Ok(here) = env::current_dir() {
        view = view.with(here);
    }
    for tool in [&words[0], first].into_iter().filter_map(in_path) {
        view = view.with_tool(&tool);
    }
    // What it names, such as a program in another folder.
    let named = words.iter().flat_map(|word| word.split_whitespace()).map(Path::new);
    for path in named.filter(|path| path.is_absolute() || path.components().count() > 1) {
        if path.exists() && path.parent().is_some() {
            view = view.with(path);
        }
    }
    let runtime = Runtime::of_command(words, first, view, folders);
    runtime.solution(Made::Runs(shown), folders, options)
}
