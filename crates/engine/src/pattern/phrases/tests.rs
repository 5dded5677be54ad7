//! Sentences that people have written without the table.

use super::super::request::{request, Request};
use super::{Heard, Meaning};
use crate::requests::Wrong;
use grundy_lang::{Lang, Told};

fn heard(rule: &str) -> Result<Request, Wrong> {
    let line = request("law", rule, None)?;
    Ok(Heard::<Request>::of(&line)?.parsed)
}

#[test]
fn what_people_say_is_answered_as_it_is_meant_or_refused() {
    let files = [include_str!("said.tsv"), include_str!("more.tsv")];
    let mut wrong_lines = Vec::new();
    let (mut answered, mut refused) = (0, 0);
    for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')) {
        let [_, said, meant] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        // Tables of values are read elsewhere.
        if meant.starts_with("values") {
            continue;
        }
        match heard(&said.replace("\\n", "\n")) {
            Ok(_) if meant.starts_with("refuse") => wrong_lines.push(format!("{said}: answered")),
            Ok(request) => {
                answered += 1;
                if !heard(meant).is_ok_and(|meant| meant.is(&request)) {
                    wrong_lines.push(format!("{said}: not {meant}"));
                }
            }
            Err(wrong) => {
                refused += 1;
                if !meant.starts_with("refuse") {
                    wrong_lines.push(format!("{said}: {}", wrong.what));
                }
                for line in wrong.what.lines() {
                    let is_answered = Heard::<Request>::strict(line).is_ok();
                    if !is_answered {
                        wrong_lines.push(format!("{said}: {line} is no line that works"));
                    }
                }
                let chinese = wrong.what.told(Lang::Zh);
                if chinese.is_ascii() {
                    wrong_lines.push(format!("{said}: no Chinese: {chinese}"));
                }
            }
        }
    }
    assert!(wrong_lines.is_empty(), "{} wrong:\n{}", wrong_lines.len(), wrong_lines.join("\n"));
    assert!(answered > 480 && refused > 150, "{answered} {refused}");
}

#[test]
fn readings_to_choose_from_are_all_offered() {
    for (said, lines) in [
        ("take half of the pile", &["law divide by 2", "law take half"][..]),
        ("拿走一半石子", &["law divide by 2", "law take half"]),
        (
            "at most 3 from either pile or equal from both",
            &[
                "law pairs take 1..3 from one or the same from both",
                "law pairs take 1..3 from one or 1..3 from both",
            ],
        ),
        ("take at most M stones", &["law take 1..M for M in 1..6"]),
        ("最多取m个", &["law take 1..M for M in 1..6"]),
        ("remove between a and K stones, a = 2", &["law take 2..K for K in 2..7"]),
        ("取1到3", &["law take 1..3 to 100", "law take 1..1 to 3"]),
        ("tkae 1 or 3 stones", &["law take 1 3"]),
        ("nim 5", &["moves take any : 5"]),
    ] {
        let wrong = heard(said).map(|_| ()).expect_err(said);
        assert_eq!(wrong.what.lines(), lines, "{said}: {}", wrong.what);
    }
}

#[test]
fn families_are_said_in_chinese_too() {
    for (said, meant) in [
        ("取 L..R for L in 1..3, R in L..5", "take L..R for L in 1..3, R in L..5"),
        ("最多取M个 for M in 1..4", "take 1..M for M in 1..4"),
    ] {
        let [said, meant] = [said, meant].map(heard);
        let (said, meant) = (said.unwrap(), meant.unwrap());
        assert!(meant.is(&said));
    }
}

#[test]
fn a_fault_has_its_column_in_what_was_typed() {
    for (line, column) in [
        ("law nim to x", 9),
        ("law nim to 10000000", 12),
        ("规律 威佐夫 到 10000000", 22),
        ("law take 1, 2 or none", 18),
        ("law flarg", 5),
    ] {
        let wrong = Heard::<Request>::of(line).map(|_| ()).expect_err(line);
        assert_eq!(wrong.column, column, "{line}: {}", wrong.what);
    }
}

#[test]
fn hostile_texts_take_few_steps() {
    let parts = [
        "take 1 or ",
        "1, ",
        "取1或",
        "一",
        "the heap of the ",
        "up to half or ",
        "两堆",
        "最多",
        "1 2 ",
        "not ",
    ];
    for part in parts {
        let text: String = part.chars().cycle().take(399).collect();
        // Whatever it is taken for, it ends.
        let _ = heard(&text);
    }
}
