//! What can be read in two ways is refused with a line for each reading, and what has one meaning is read so.

use grundy_engine::pattern::{request, Answer, Requests, Table};
use grundy_engine::requests::Wrong;
use grundy_lang::{Lang, Told};

/// The answer to what stands in a field or is the argument of a command.
fn typed(rule: &str, to: Option<u64>) -> Result<Answer, Wrong> {
    let line = request("law", rule, to)?;
    answered(&line)
}

fn answered(line: &str) -> Result<Answer, Wrong> {
    Requests::default().answer(line).map(|answer| answer.expect("a request"))
}

/// The lines to copy that a refusal has between quotation marks; what follows ", found" was typed.
fn lines(wrong: &Wrong) -> Vec<String> {
    let said = wrong.what.to_string();
    let said = said.split(", found").next().unwrap();
    said.split('"').skip(1).step_by(2).map(str::to_string).collect()
}

#[test]
fn what_may_mean_two_things_is_refused_with_both_lines() {
    for (rule, expected) in [
        ("take 1 to 3", &["law take 1..3 to 100", "law take 1..1 to 3"][..]),
        ("Take 1 to 3", &["law take 1..3 to 100", "law take 1..1 to 3"]),
        (" take 1 to 3 ", &["law take 1..3 to 100", "law take 1..1 to 3"]),
        ("misere take 1 to 3", &["law misere take 1..3 to 100", "law misere take 1..1 to 3"]),
        ("take 1, 3 to 5", &["law take 1 3..5 to 100", "law take 1 3..3 to 5"]),
        ("take 1 3 to 20", &["law take 1 3..20 to 100", "law take 1 3..3 to 20"]),
        ("take 1 3 4 TO 50", &["law take 1 3 4..50 to 100", "law take 1 3 4..4 to 50"]),
        ("take any but 3 to 20", &["law take any but 3..20 to 100", "law take any but 3..3 to 20"]),
        ("取1到3", &["law take 1..3 to 100", "law take 1..1 to 3"]),
        ("取1、3到5", &["law take 1 3..5 to 100", "law take 1 3..3 to 5"]),
        ("取1到3或5到7", &["law take 1..3 5..7 to 100", "law take 1..3 5..5 to 7"]),
        ("分成 2到3", &["law split into 2..3 to 100", "law split into 2..2 to 3"]),
        (
            "take powers of 2 or 3",
            &["law take powers of 2 or powers of 3", "law take 3 or powers of 2"],
        ),
        (
            "take multiples of 4 or 6 to 50",
            &[
                "law take multiples of 4 or multiples of 6 to 50",
                "law take 6 or multiples of 4 to 50",
            ],
        ),
        ("take 1 3 4 up to 50", &["law take 1 3 4..4 to 50", "law take 1 3 4 or up to 50"]),
        ("take squares up to 50", &["law take squares to 50", "law take squares or up to 50"]),
        ("pairs take 1 2", &["law pairs take (1,2)", "law pairs take 1 2 from one"]),
        ("take up to half the heap", &["law take up to half", "law take up to half or the heap"]),
        ("take half the heap", &["law take half", "law take half or the heap"]),
        ("take up to 1/3 the heap", &["law take up to 1/3", "law take up to 1/3 or the heap"]),
        ("take any odd", &["law take odd", "law take any"]),
        ("take any even", &["law take even", "law take any"]),
        ("take any primes", &["law take primes", "law take any"]),
        ("take any but 3 or 4", &["law take any but 3 4", "law take 4 or any but 3"]),
        ("take any but 3..4 or 6", &["law take any but 3..4 6", "law take 6 or any but 3..4"]),
        ("take 1..9 but 3 or 4 or 5", &["law take 1..9 but 3 4 5", "law take 4 5 or 1..9 but 3"]),
        (
            "take powers of 3 and 2",
            &["law take powers of 3 or powers of 2", "law take 2 or powers of 3"],
        ),
        (
            "take multiples of 3, 5",
            &["law take multiples of 3 or multiples of 5", "law take 5 or multiples of 3"],
        ),
        ("take odd from 1 to 9", &["law take odd but 10..", "law take odd or 1..9"]),
        ("取奇数从1到9", &["law take odd but 10..", "law take odd or 1..9"]),
        ("take odd from 3 to 9", &["law take odd but 1..2 10..", "law take odd or 3..9"]),
        ("取1到9奇数", &["law take odd but 10..", "law take 1..9 or odd"]),
        ("take up to 9 odd", &["law take up to 9 or odd"]),
        ("take primes up to sqrt", &["law take primes or up to sqrt"]),
        ("take 1 3 4 from 1 to 100", &["law take 1 3 4 1..100 to 100", "law take 1 3 4..4 to 100"]),
        ("take L for L in 1 to 3", &["law take L for L in 1..3", "law take L for L in 1..1 to 3"]),
        ("take 1,024", &["law take 1024", "law take 1 24"]),
        ("bash 5", &["law take 1..5"]),
        ("巴什博弈 5", &["law take 1..5"]),
        ("巴什博弈5", &["law take 1..5"]),
        ("nim 5", &["moves take any : 5"]),
        ("尼姆 3 5 7", &["moves take any : 3 5 7"]),
        ("反尼姆 3 5", &["moves misere take any : 3 5"]),
    ] {
        let wrong = typed(rule, None).expect_err(rule);
        let lines = lines(&wrong);
        assert_eq!(lines, expected, "{rule}: {wrong:?}");
        let rest = wrong.what.told(Lang::Zh);
        assert!(rest.starts_with("这里要写") && !rest.contains("expected"), "{rest}");
        for line in &lines {
            let found = answered(line);
            assert!(found.is_ok(), "{line}: {found:?}");
        }
    }
}

#[test]
fn a_line_that_begins_with_its_request_keeps_its_grammar() {
    for (line, rule, to) in [
        ("law take 1 3 4 to 100", "take 1 3 4", 100),
        ("law take 1 3 to 20", "take 1 3", 20),
        ("law take 1, 3 to 5", "take 1 3", 5),
        ("规律 取 1 3 到 50", "take 1 3", 50),
        ("law take any but 3 to 20", "take any but 3", 20),
        ("law take 1 or split to 20", "take 1 or split", 20),
        ("law take 5 to 3", "take 5", 3),
        ("law split into 2 to 3", "split into 2", 3),
        ("table take 1 to 0", "take 1", 0),
    ] {
        let answer = answered(line).unwrap_or_else(|wrong| panic!("{line}: {wrong:?}"));
        assert_eq!((&answer.rule[..], answer.to), (rule, to), "{line}");
    }
    for (line, expected) in [
        ("law take 1 to 3", ["law take 1..3 to 100", "law take 1..1 to 3"]),
        ("Law Misere Take 1 To 3", ["law misere take 1..3 to 100", "law misere take 1..1 to 3"]),
        ("antisg take 2 to 3", ["antisg take 2..3 to 20", "antisg take 2..2 to 3"]),
        ("规律 取 1 到 3", ["law take 1..3 to 100", "law take 1..1 to 3"]),
    ] {
        let wrong = answered(line).expect_err(line);
        assert_eq!(lines(&wrong), expected, "{wrong:?}");
        assert!(expected.iter().all(|line| answered(line).is_ok()));
    }
}

#[test]
fn a_run_is_read_where_something_says_so() {
    for (rule, to, read, bound) in [
        ("take 1 to 3 stones", None, "take 1..3", 100),
        ("take from 1 to 3", None, "take 1..3", 100),
        ("take between 1 and 3", None, "take 1..3", 100),
        ("取1到3个", None, "take 1..3", 100),
        ("取从1到3", None, "take 1..3", 100),
        ("取石子1到3个", None, "take 1..3", 100),
        ("取1、3到5颗", None, "take 1 3..5", 100),
        ("take 1 to 3", Some(50), "take 1..3", 50),
        ("take 1", Some(3), "take 1", 3),
        ("取 １ # one", Some(3), "take 1", 3),
        ("take 7..7", None, "take 7", 100),
        ("misere take 1 to 3", Some(50), "misere take 1..3", 50),
        ("take 1 to 3 to 50", None, "take 1..3", 50),
        ("取1到3到50", None, "take 1..3", 50),
        ("取任意偶数", None, "take even", 100),
        ("take 1 to 3 or 5 to 7", Some(50), "take 1..3 5..7", 50),
        ("分成 2到3", Some(9), "split into 2..3", 9),
    ] {
        let answer = typed(rule, to).unwrap_or_else(|wrong| panic!("{rule}: {wrong:?}"));
        assert_eq!((&answer.rule[..], answer.to), (read, bound), "{rule}");
    }
    // These have a bound, however they are typed.
    for (rule, read, bound) in [
        ("octal 0.77 to 300", "octal 0.77", 300),
        ("divide by 2 to 60", "divide by 2", 60),
        ("take up to 4 to 60", "take up to 4", 60),
        ("take powers of 10 to 5", "take powers of 10", 5),
        ("split unequal to 300", "split unequal", 300),
        ("take 2..5 to 60", "take 2..5", 60),
        ("take squares to 60", "take squares", 60),
        ("pairs take (2,1) (1,2) to 20", "pairs take (2,1) (1,2)", 20),
        ("nim to 60", "take any", 60),
        ("巴什5 到 60", "take 1..5", 60),
    ] {
        let answer = typed(rule, None).unwrap_or_else(|wrong| panic!("{rule}: {wrong:?}"));
        assert_eq!((&answer.rule[..], answer.to), (read, bound), "{rule}");
    }
}

#[test]
fn positions_are_read_as_they_are_meant_or_refused() {
    let mut table = Table::default();
    let wrong = table.look("nim : 1,000").unwrap_err();
    assert_eq!(lines(&wrong), ["take any : 1000", "take any : 1 0"], "{wrong:?}");
    assert_eq!(table.look("nim : 1, 0").unwrap().heaps, [1, 0]);
    assert_eq!(table.look("nim : 10,100").unwrap().heaps, [10, 100]);
    assert_eq!(lines(&table.look("nim 3 5").unwrap_err()), ["moves take any : 3 5"]);
    assert_eq!(table.look("take 1 to 3 : 5").unwrap().rule, "take 1..3");
    assert_eq!(table.look("取1到3：5").unwrap().rule, "take 1..3");
    let wrong = answered("moves nim : 1,000 5").unwrap_err();
    assert_eq!((wrong.column, lines(&wrong).len()), (13, 2), "{wrong:?}");
}

#[test]
fn the_place_is_that_of_what_was_typed() {
    for (rule, column) in [
        ("take 1, 3 to 5", 9),
        ("取1、3到5", 8),
        ("take any odd", 10),
        ("bash 5", 1),
        ("misere nim 5", 1),
        ("take 1 to 3 or 5 to 7", 16),
    ] {
        // The refusal of the rule itself, or of the line "law " and the rule.
        let column_of = request("law", rule, None).err().or_else(|| typed(rule, None).err());
        assert_eq!(column_of.map(|wrong| wrong.column), Some(column), "{rule}");
    }
}

#[test]
fn no_number_is_so_large_that_it_means_endless() {
    for rule in [
        "take 18446744073709551615",
        "take up to 18446744073709551615",
        "take 1 3..18446744073709551615",
    ] {
        assert!(typed(rule, None).is_err(), "{rule}");
    }
    assert!(typed("take 18446744073709551614", None).is_ok() && typed("take 3..", None).is_ok());
}

#[test]
fn a_law_of_outcomes_by_halves_has_no_function() {
    assert!(typed("misere divide by 2", None).unwrap().code().is_none());
}

#[test]
fn few_values_have_no_formula() {
    let value = |to| {
        let answer = typed("take L.. for L in 1..5", Some(to)).unwrap();
        answer.family().unwrap().value.clone()
    };
    assert!(value(0).is_none() && value(7).is_none());
}
