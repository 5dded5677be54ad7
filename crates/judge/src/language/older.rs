//! C and C++ as older compilers and those of Windows have them: flags with which such a source compiles here too. The
//! source stays as it is.
//!
//! Checked: `crates/cli/tests/grundy/languages.rs`.

use super::compiler::Way;
use super::folders::Folders;
use super::made::Options;
use super::remark::Remark;
use super::standards::{Standards, C, CPP};
use grundy_lang::{at, FileError};
use std::fs;

/// Headers that were once called by names with `.h`, and put their contents outside of `std`.
const HEADERS: [&str; 12] = [
    "algorithm",
    "deque",
    "fstream",
    "iomanip",
    "iostream",
    "list",
    "map",
    "queue",
    "set",
    "stack",
    "strstream",
    "vector",
];

/// The functions with formats, by their names for the linker. (Some have several.)
const WITH_FORMATS: [&str; 13] = [
    "printf",
    "fprintf",
    "sprintf",
    "snprintf",
    "scanf",
    "fscanf",
    "sscanf",
    "__isoc99_scanf",
    "__isoc99_fscanf",
    "__isoc99_sscanf",
    "__isoc23_scanf",
    "__isoc23_fscanf",
    "__isoc23_sscanf",
];

/// The ways in which a source may compile, the usual one first; `is_static` links the libraries into the program. Writes the files that their flags name.
///
/// # Errors
///
/// If these files cannot be written.
pub fn ways(
    source: &[u8],
    standards: &Standards,
    is_static: bool,
    folders: &Folders,
    options: &Options,
) -> Result<Vec<Way>, FileError> {
    write(folders)?;
    let mut common = vec!["-O2".to_string()];
    common.extend(is_static.then(|| "-static".to_string()));
    if !options.is_local {
        common.push("-DONLINE_JUDGE".to_string());
    }
    common.extend(options.include.iter().flat_map(|folder| ["-I".to_string(), folder.clone()]));
    let is_of_windows = source.windows(3).any(|letters| letters == b"I64");
    if is_of_windows && !cfg!(windows) {
        common.push("@older/i64".to_string());
    }
    let is_void = is_void_main(source);
    // The text of a source in Chinese, where a part of a letter may look like a backslash.
    let is_utf8 = std::str::from_utf8(source).is_ok();
    let chinese = (!is_utf8).then_some("-finput-charset=GB18030");
    let way = |standard: &str, more: &[&str], remark| {
        let standard = [format!("-std={standard}")];
        let more = more.iter().map(|flag| flag.to_string());
        let flags = common[..1].iter().chain(&standard).chain(&common[1..]).cloned().chain(more);
        Way { flags: flags.collect(), remark }
    };
    let given = &options.standard[..];
    let is_given = !given.is_empty();
    let usual = if is_given { given } else { standards.usual };
    let windows = is_of_windows.then_some(Remark::OfWindows);
    let mut ways = Vec::new();
    // C takes it, but its status is any number.
    if is_void && standards.usual == C.usual {
        ways.push(way(usual, &["@older/void-main"], windows.clone()));
    }
    ways.extend(chinese.map(|charset| way(usual, &[charset], windows.clone())));
    ways.push(way(usual, &[], windows));
    let older = if is_given { &standards.older[..1] } else { standards.older };
    for (turn, flags) in older.iter().enumerate() {
        let standard = if is_given { given } else { flags[0] };
        let mut more = vec!["@older/old"];
        more.extend(is_void.then_some("@older/void-main"));
        more.extend(chinese);
        more.extend(&flags[1..]);
        ways.push(way(standard, &more, Some(Remark::Older)));
        if turn == 0 && !is_given {
            let remark = Remark::Newer { usual: usual.to_string() };
            ways.push(way(standards.newer, &[], Some(remark)));
        }
    }
    Ok(ways)
}

/// The only way of Microsoft's compiler, which knows no other standards than its own. Not tried: it is only for Windows.
pub fn of_microsoft(source: &[u8], standards: &Standards, options: &Options) -> Way {
    let mut flags = ["/nologo", "/O2", "/EHsc"].map(str::to_string).to_vec();
    if std::str::from_utf8(source).is_ok() {
        flags.push("/utf-8".to_string());
    }
    match &options.standard[..] {
        "" if standards.usual == CPP.usual => flags.push("/std:c++17".to_string()),
        "" => {}
        given => flags.push(format!("/std:{given}")),
    }
    flags.extend((!options.is_local).then(|| "/DONLINE_JUDGE".to_string()));
    flags.extend(options.include.iter().map(|folder| format!("/I{folder}")));
    Way { flags, remark: None }
}

/// Whether `main` has no result, as far as the words of a source show.
fn is_void_main(source: &[u8]) -> bool {
    let is_of_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let mut words = source.split(|byte| !is_of_word(byte)).filter(|word| !word.is_empty());
    let mut before: &[u8] = b"";
    words.any(|word| {
        let is_it = before == b"void" && word == b"main";
        before = word;
        is_it
    })
}

fn write(folders: &Folders) -> Result<(), FileError> {
    let folder = folders.build.join("older");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let wrapped = WITH_FORMATS.map(|name| format!("-Wl,--wrap={name}\n")).concat();
    let flags = [
        ("old", "-isystem older\n-include older/old.h\n".to_string()),
        ("void-main", "-include older/void-main.h\n".to_string()),
        ("i64", format!("-U_FORTIFY_SOURCE\n{wrapped}older/i64.c\n")),
    ];
    let files = [
        ("old.h", include_str!("older/old.h")),
        ("void-main.h", include_str!("older/void-main.h")),
        ("i64.c", include_str!("older/i64.c")),
    ];
    let headers = HEADERS.map(|header| {
        (format!("{header}.h"), format!("#include <{header}>\nusing namespace std;\n"))
    });
    let all = flags.into_iter().map(|(name, text)| (name.to_string(), text));
    let all = all.chain(files.map(|(name, text)| (name.to_string(), text.to_string())));
    for (name, text) in all.chain(headers) {
        let file = folder.join(name);
        fs::write(&file, text).map_err(at(&file))?;
    }
    Ok(())
}
