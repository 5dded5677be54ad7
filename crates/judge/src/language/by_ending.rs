//! How a solution is compiled and run, by the ending of its file; and commands.

use super::class_file::main_class;
use super::compiler::{Compiler, Source, Way};
use super::folders::{copied, Folders};
use super::made::{Made, Options, Solution};
use super::older::{of_microsoft, ways};
use super::remark::{Hint, Remark};
use super::runtime::Runtime;
use super::table::{endings, Behind, Compile, Flags, Language, Run};
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
    let Some(language) = Language::of(&kind) else {
        let endings = endings(!ending.is_empty());
        return Err(Error::UnknownLanguage { file: file.into(), ending, endings });
    };
    // Compilers do not know all endings in capitals.
    let name = format!("{stem}.{kind}");
    match (&language.compile, &language.run) {
        (Some(compile), None) => native(language, compile, name, text, folders, options),
        (Some(compile), Some(run)) => java(language, compile, run, name, text, folders, options),
        (None, Some(run)) => script(language, run, file, &name, &text, folders, options),
        (None, None) => unreachable!("a language is compiled or run"),
    }
}

fn tool(language: &'static Language, tools: &'static [&'static str]) -> Result<Tool, Error> {
    Tool::first(tools).ok_or(Error::NotInstalled { tools, install: language.install })
}

/// One that compiles to a program of the machine's own.
fn native(
    language: &'static Language,
    compile: &'static Compile,
    name: String,
    text: Vec<u8>,
    folders: &Folders,
    options: &Options,
) -> Result<Solution, Error> {
    let mut found = tool(language, compile.tools)?;
    if found.name == "rustc" {
        found = found.of_sysroot();
    }
    let compiler = Compiler { tool: found, has_output: true, last: compile.last, folders, options };
    let ways = match compile.flags {
        Flags::OfC(standards) if compiler.tool.name == "cl" => {
            vec![of_microsoft(&text, standards, options)]
        }
        Flags::OfC(standards) => {
            let is_cpp = language.endings.contains(&"cpp");
            // Flags such as a sanitizer's may not allow it.
            let is_static = is_cpp && options.flags.is_empty() && compiler.links_statically();
            ways(&text, standards, is_static, folders, options)?
        }
        Flags::Words(words, standard) => {
            let mut words = words.to_vec();
            if let Some((option, usual)) = standard {
                let given = &options.standard[..];
                words.extend([option, if given.is_empty() { usual } else { given }]);
            }
            vec![Way::usual(&words)]
        }
    };
    let name = compile.name.map_or(name, str::to_string);
    compiler.native(&Source { name, text, nothing: compile.nothing }, &ways)
}

/// One whose runtime reads the file itself.
fn script(
    language: &'static Language,
    run: &'static Run,
    file: &str,
    name: &str,
    text: &[u8],
    folders: &Folders,
    options: &Options,
) -> Result<Solution, Error> {
    let is_python = matches!(run.behind, Behind::Python);
    let is_pypy = is_python && options.is_pypy;
    let tool = tool(language, if is_pypy { &["pypy3"] } else { run.tools })?;
    if is_python && !is_python_source(text) {
        return Err(Error::Refused { path: file.into(), why: Refusal::NotInUtf8 });
    }
    let shown = [&[&tool.name[..]], run.words, &[file]].concat().join(" ");
    let copy = copied(text, name, folders)?;
    let runtime = match run.behind {
        Behind::Python => tool.of_python(copy),
        Behind::Words(question) => {
            runtime(&tool.real(question, |answer| answer.lines().next()), run, &[copy])
        }
        Behind::Java => runtime(&tool.of_java(), run, &[copy]),
    };
    let remarks = is_pypy.then_some(Remark::PyPy).into_iter().collect();
    Ok(Solution { remarks, ..runtime.solution(Made::Runs(shown), folders, options)? })
}

/// How a runtime runs what these words name.
fn runtime(tool: &Tool, run: &Run, named: &[String]) -> Runtime {
    let words = |words: &[&str]| {
        let words = words.iter().map(|word| word.to_string());
        std::iter::once(tool.word()).chain(words).collect::<Vec<String>>()
    };
    Runtime {
        words: [words(run.words), named.to_vec()].concat(),
        view: tool.runs(),
        has_heap: run.has_heap,
        ..Runtime::of_language(words(run.nothing))
    }
}

/// Whether Python reads a source: it is in UTF-8, or its first lines say in what.
fn is_python_source(text: &[u8]) -> bool {
    let mut first = text.split(|&byte| byte == b'\n').take(2);
    std::str::from_utf8(text).is_ok()
        || first.any(|line| line.windows(6).any(|word| word == b"coding"))
}

fn java(
    language: &'static Language,
    compile: &'static Compile,
    run: &'static Run,
    name: String,
    text: Vec<u8>,
    folders: &Folders,
    options: &Options,
) -> Result<Solution, Error> {
    let (compiler, java) = (tool(language, compile.tools)?, tool(language, run.tools)?);
    // Java takes the mark of UTF-8 for a letter.
    let text = text.strip_prefix(b"\xef\xbb\xbf").map(<[u8]>::to_vec).unwrap_or(text);
    let charsets: &[&str] = match std::str::from_utf8(&text) {
        Ok(_) => &["UTF-8"],
        Err(_) => &["GB18030", "ISO-8859-1"],
    };
    let Flags::Words(words, _) = compile.flags else { unreachable!("Java has no standards") };
    let ways =
        charsets.iter().map(|charset| Way::usual(&[&["-encoding", charset][..], words].concat()));
    let ways: Vec<Way> = ways.collect();
    let classes = folders.build.join("classes");
    remove_tree(&classes);
    fs::create_dir_all(&classes).map_err(at(&classes))?;
    let compiler = Compiler { tool: compiler, has_output: false, last: &[], folders, options };
    let mut source = Source { name, text, nothing: compile.nothing };
    let mut compiled = compiler.compile(&source, &ways);
    if let Err(Error::DoesNotCompile { message, .. }) = &compiled {
        // A public class must be in a file of its name, which the compiler tells in any language.
        let own = ["./", ".\\"].map(|here| format!("{here}{}", source.name));
        let others = own.iter().fold(message.clone(), |message, own| message.replace(own, ""));
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
    let runtime = runtime(&java.of_java(), run, &[classes.display().to_string(), class]);
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
