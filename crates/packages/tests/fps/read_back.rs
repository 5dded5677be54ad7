//! What the readers read is what the package has, byte for byte.

use crate::{folder, is_installed, package_in, programs, python, text};
use grundy_checks::found::each;
use grundy_checks::run::{feed, text as text_of};
use grundy_lang::Lang;
use grundy_packages::checker::special_judge;
use grundy_packages::package::Package;
use grundy_packages::system::System;
use grundy_packages::Error;
use grundy_problems::suite::path;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;

const READERS: [&str; 3] = ["hydro", "hustoj", "qduoj"];

/// The files in a folder, by their names.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let files = entries.filter(|entry| entry.path().is_file());
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().expect("a name");
        (name, fs::read(entry.path()).expect("a file"))
    };
    files.map(file).collect()
}

/// The text of HTML, without its tags.
fn plain(html: &str) -> String {
    let text = html.split('<').map(|piece| piece.split_once('>').map_or(piece, |tag| tag.1));
    text.collect::<String>().replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Asserts that a reader reads what the package has.
fn assert_read(reader: &str, package: &Package) {
    let name = package.header.name;
    let here = folder("fps").join(format!("{name}-{reader}"));
    let _ = fs::remove_dir_all(&here);
    fs::create_dir_all(&here).expect("a folder");
    let xml = here.with_extension("xml");
    fs::write(&xml, text(&package.files(System::Fps), &package.fps())).expect("a file");
    let script = path("crates/packages/tests/fps").join(format!("{reader}.py"));
    let run = feed(python().arg(script).arg(&xml).arg(&here), b"");
    assert!(run.status.success(), "{name}, {reader}: {}", text_of(&run.stderr));
    let mut read = files(&here);
    let mut expect = |file: &str, content: &str| {
        let found = read.remove(file).unwrap_or_else(|| panic!("{name}, {reader}: no {file}"));
        assert_eq!(String::from_utf8_lossy(&found), content, "{name}, {reader}: {file}");
    };
    expect("milliseconds", &(package.seconds * 1000.0).round().to_string());
    expect("megabytes", &package.megabytes.min(512).to_string());
    let chinese = package.statement.chinese_name.filter(|_| package.lang == Lang::Zh);
    expect("title", chinese.unwrap_or(&package.statement.name));
    let problems = package.header.problems();
    let tags: Vec<String> =
        problems.map(|(judge, id)| format!("{judge}-{id}").replace(' ', "-")).collect();
    expect("tags", &tags.join("\n"));
    // Hydro and HUSTOJ have an empty sample where there is none, QDUOJ and HOJ an empty list.
    if reader != "qduoj" || package.sample().is_some() {
        let (given, answer) = package.sample().unwrap_or_default();
        expect("sample.in", given);
        expect("sample.out", answer);
    }
    let solution = package.cpp().map(|text| format!("C++\n{text}"));
    expect("solution", &solution.unwrap_or_default());
    if let (true, Some(checker)) = (reader != "hydro", special_judge(package.accepts)) {
        expect("spj.cc", &checker);
    }
    // Every line of the statement for Hydro, whose headings and sample this one has elsewhere.
    let html = read.remove("statement.html").expect("a statement");
    let html = plain(&String::from_utf8_lossy(&html));
    let markdown = match package.lang {
        Lang::Zh => package.statement.chinese_markdown(None),
        Lang::En => None,
    };
    let markdown = markdown.unwrap_or_else(|| package.statement.markdown(None)).replace('`', "");
    for line in markdown.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let line = line.trim_start_matches("- ").trim_end();
        assert!(html.lines().any(|told| told == line), "{name}, {reader}: no {line:?} in\n{html}");
    }
    assert_eq!(read.keys().next(), None, "{name}, {reader}");
    // `edge-2-1` is `edge-2.1`.
    let hyphened = |(file, text): (String, Vec<u8>)| {
        let (case, ending) = file.rsplit_once('.').expect("an ending");
        (format!("{}.{ending}", case.replace('.', "-")), text)
    };
    let mut cases: BTreeMap<_, _> = files(&here.join("cases")).into_iter().map(hyphened).collect();
    for case in package.cases_for(System::Hydro) {
        for (ending, text) in [("in", &case.input), ("out", &case.output)] {
            let found = cases.remove(&format!("{}.{ending}", case.name));
            let is_same = found.is_some_and(|found| found == text.as_bytes());
            assert!(is_same, "{name}, {reader}: {}.{ending}", case.name);
        }
    }
    assert_eq!(cases.keys().next(), None, "{name}, {reader}");
    fs::remove_dir_all(&here).and(fs::remove_file(&xml)).expect("what was made");
}

#[test]
fn each_reader_reads_what_the_package_has() {
    if !is_installed("python3") {
        return;
    }
    let refused = Mutex::new(Vec::new());
    let programs = programs();
    each(&programs, |name| {
        let mut package = package_in(name, Lang::Zh);
        match package.check(System::Fps) {
            Ok(()) => {
                for reader in &READERS {
                    assert_read(reader, &package);
                }
                package.lang = Lang::En;
                assert_read(READERS[0], &package);
            }
            Err(Error::Empty { .. }) => refused.lock().expect("a list").push(name.clone()),
            Err(what) => panic!("{what}"),
        }
    });
    println!("{} problems, refused: {:?}", programs.len(), refused.into_inner());
}

#[test]
fn what_ends_cdata_and_what_is_html_is_read_back() {
    if !is_installed("python3") {
        return;
    }
    let mut package = package_in("hdu1846", Lang::En);
    package.statement.name = "A <b> & \"C\" ]]> D".to_string();
    package.seconds = 0.5;
    package.cases[1].input = "]]>\n".to_string();
    package.cases[1].output = "\n".to_string();
    for reader in &READERS {
        assert_read(reader, &package);
    }
}

#[test]
fn a_problem_with_an_empty_answer_is_refused() {
    let mut package = package_in("hdu1846", Lang::En);
    assert!(package.check(System::Fps).is_ok());
    package.cases[1].output.clear();
    let case = package.cases[1].name.clone();
    let what = package.check(System::Fps).expect_err("it is empty").to_string();
    assert!(what.starts_with(&format!("hdu1846: the input or the output of {case} is empty")));
    assert!(package.check(System::Hydro).is_ok());
}
