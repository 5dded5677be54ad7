//! FPS (Free Problem Set), the XML file that HUSTOJ, QDUOJ, HOJ and Hydro import.
//!
//! The importers differ, and this file suits all four:
//!
//! - Each limit has a unit, which Hydro, QDUOJ and HOJ need. Its number is whole, because QDUOJ refuses `0.5`.
//! - `hint` and `source` are there even if they are empty, because HOJ fails without them.
//! - Each input is followed by its output, because QDUOJ refuses another order. Neither is empty, because QDUOJ fails on that.
//! - A case has no hyphen between digits in its name, because Hydro makes the number before it a subtask.
//! - The judges in `source` have no blanks in their names, because Hydro and HUSTOJ make a tag of each word.
//! - A `solution` is in C++, because HUSTOJ submits it when it imports the file, and does not know Rust.
//!
//! Sources: hydro-dev/Hydro, `packages/fps-importer/index.ts`; zhblue/hustoj, `trunk/web/admin/problem_import_xml.php`;
//! QingdaoU/OnlineJudge, `fps/parser.py`; HimitZH/HOJ, `ImportFpsProblemManager.java`. The tests have the commits.

use crate::checker;
use crate::package::{Contents, Package};
use crate::reasons::{self, reasons};
use crate::statement::{html, sentence, Statement};
use crate::system::System;
use crate::Error;
use grundy_lang::{Lang, Told};

impl Package {
    /// The name of the file that is uploaded as FPS.
    pub fn fps(&self) -> String {
        format!("{}.xml", self.id)
    }
}

/// The files: the XML, and for the setter alone what it does not have.
pub fn files(package: &Package) -> Contents {
    let mut files: Contents = vec![
        (package.fps(), xml(package).into()),
        ("validate.py".to_string(), package.validator(0, 1).into()),
        (reasons::FILE.to_string(), reasons(&package.cases_for(System::Fps)).into()),
    ];
    files.extend(package.accepted(&format!("solutions/{}", package.id)));
    for wrong in &package.wrong {
        let file = format!("solutions/wrong-{}", wrong.what());
        files.push((file, wrong.text.clone().into()));
    }
    files
}

/// Whether FPS can have all cases of a package.
///
/// # Errors
///
/// If one of them has an empty input or output.
pub fn check(package: &Package) -> Result<(), Error> {
    let cases = package.cases_for(System::Fps);
    match cases.iter().find(|case| case.input.is_empty() || case.output.is_empty()) {
        Some(case) => {
            Err(Error::Empty { program: package.header.name.to_string(), case: case.name.clone() })
        }
        None => Ok(()),
    }
}

fn xml(package: &Package) -> String {
    let statement = &package.statement;
    let plan = package.for_hydro();
    let chinese = statement.chinese_name.filter(|_| package.lang == Lang::Zh);
    let (time, unit) = match (package.seconds * 1000.0).round() as u64 {
        time if time % 1000 == 0 => (time / 1000, "s"),
        time => (time, "ms"),
    };
    let [description, input, output, hint] = sections(statement, package.lang);
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fps version=\"1.2\">\n\
                    <generator name=\"grundy\" url=\"\"/>\n<item>\n"
        .to_string();
    let mut put = |tag: &str, attribute: &str, content: &str| {
        text += &format!("<{tag}{attribute}>{}</{tag}>\n", data(content));
    };
    put("title", "", chinese.unwrap_or(&statement.name));
    put("time_limit", &format!(" unit=\"{unit}\""), &time.to_string());
    put("memory_limit", " unit=\"mb\"", &plan.megabytes.to_string());
    put("description", "", &description);
    put("input", "", &input);
    put("output", "", &output);
    if let Some((given, answer)) = package.sample() {
        put("sample_input", "", given);
        put("sample_output", "", answer);
    }
    for case in &plan.cases {
        let name = format!(" name=\"{}\"", named(&case.name));
        put("test_input", &name, &case.input);
        put("test_output", &name, &case.output);
    }
    put("hint", "", &hint);
    put("source", "", &source(package));
    if let Some(solution) = package.cpp() {
        put("solution", " language=\"C++\"", solution);
    }
    if let Some(checker) = checker::special_judge(package.accepts) {
        put("spj", " language=\"C++\"", &checker);
    }
    text + "</item>\n</fps>\n"
}

/// The name of a case, with `2.1` for `2-1`.
fn named(case: &str) -> String {
    let mut parts = case.split('-');
    let mut name = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let is_between = name.ends_with(|c: char| c.is_ascii_digit())
            && part.starts_with(|c: char| c.is_ascii_digit());
        name.push(if is_between { '.' } else { '-' });
        name += part;
    }
    name
}

/// The judges with their names of the problem, each one word; nothing if a setter has named it.
fn source(package: &Package) -> String {
    if package.statement.is_renamed {
        return String::new();
    }
    let problems = package.header.problems();
    let words: Vec<String> =
        problems.map(|(judge, id)| format!("{judge}-{id}").replace(' ', "-")).collect();
    words.join(" ")
}

/// The rule, the input with its ranges, the output, and why the sample's answers are right, as HTML; in English where there
/// is no Chinese.
fn sections(statement: &Statement, lang: Lang) -> [String; 4] {
    let paragraph = |text: &str| format!("<p>{}</p>\n", html(text));
    let list = |texts: Vec<String>, finish: &dyn Fn(&str) -> String| {
        let items = texts.iter().map(|text| format!("<li>{}</li>\n", html(&finish(text))));
        let items: String = items.collect();
        if items.is_empty() {
            items
        } else {
            format!("<ul>\n{items}</ul>\n")
        }
    };
    let told = |lang: Lang| statement.explained.iter().map(|why| why.told(lang)).collect();
    match (statement.told_in_chinese(), statement.chinese) {
        (Some(rule), Some(chinese)) if lang == Lang::Zh => {
            let finish = |text: &str| format!("{text}。");
            let limits = list(statement.limits(lang), &finish);
            [
                paragraph(&rule),
                format!("{}<p>数据范围：</p>\n{limits}", paragraph(chinese.input)),
                paragraph(chinese.output),
                list(told(lang), &finish),
            ]
        }
        _ => {
            let limits = list(statement.limits(Lang::En), &sentence);
            [
                paragraph(&statement.told()),
                format!("{}<p>Limits:</p>\n{limits}", paragraph(&statement.input)),
                paragraph(&statement.output),
                list(told(Lang::En), &sentence),
            ]
        }
    }
}

/// A text as XML. Hydro's reader drops blank texts, but keeps them as CDATA.
fn data(text: &str) -> String {
    format!("<![CDATA[{}]]>", text.replace("]]>", "]]]]><![CDATA[>"))
}
