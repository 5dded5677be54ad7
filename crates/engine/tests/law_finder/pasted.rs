//! Tables of values as people paste them.

use super::finder::answer;
use grundy_engine::pattern::{is_table, read_table, Answer, Found, Pasted, ValueTable};
use grundy_lang::{Lang, Told};

/// A table as the file of tables writes it.
fn written(pasted: &Pasted) -> String {
    fn list<T: ToString>(all: &[T]) -> String {
        all.iter().map(T::to_string).collect::<Vec<String>>().join(" ")
    }
    let table = match &pasted.table {
        ValueTable::Values(values) => format!("values {}", list(values)),
        ValueTable::Winners(values) => format!("winners {}", list(values)),
        ValueTable::Pairs { rows, are_winners } => {
            let rows: Vec<String> = rows.iter().map(|row| list(row)).collect();
            format!("{} {}", if *are_winners { "outcomes" } else { "pairs" }, rows.join(";"))
        }
        ValueTable::Lost(pairs) => {
            let pairs: Vec<String> = pairs.iter().map(|(a, b)| format!("{a},{b}")).collect();
            format!("lost {}", pairs.join(" "))
        }
    };
    format!("{}{table}", if pasted.from_one.is_some() { "+ " } else { "" })
}

fn is_outcome(answer: &Answer) -> bool {
    matches!(answer.found, Found::Heaps { is_outcome: true, .. })
}

fn read(text: &str) -> String {
    match read_table(text, 0) {
        Ok(pasted) => written(&pasted),
        Err(wrong) => format!("refuse {}: {}", wrong.column, wrong.what),
    }
}

#[test]
fn every_form_of_a_table_is_read_and_every_fault_has_its_place() {
    let mut wrong = Vec::new();
    for line in include_str!("tables.tsv")
        .lines()
        .filter(|line| line.contains('\t') || !line.starts_with('#'))
    {
        let (pasted, meant) = line.rsplit_once('\t').expect(line);
        let text = pasted.replace("\\n", "\n").replace("\\t", "\t").replace("\\\\", "\\");
        let found = read(&text);
        if found != meant {
            wrong.push(format!("{pasted}\n  expected {meant}\n  found    {found}"));
        }
        // Lines may end as on Windows.
        let dos = read(&text.replace('\n', "\r\n"));
        if !meant.starts_with("refuse") && dos != meant {
            wrong.push(format!("{pasted} with carriage returns\n  found    {dos}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_no_table_is_no_table() {
    for text in [
        "take 1 3 4",
        "{1,3,4}",
        "1..5",
        "1, 3 or 4",
        "0 < x < n with n % x == 0",
        "n -> n-1, n-2, n-5",
        "1-3 sticks, whoever takes the last one loses",
        "1 & 5 are the only legal moves",
        "1, 2, 4, 8, 16, ... cards",
        "1，2，4，8，16…张牌",
        "1~6个随便拿",
        "nim : 3 5",
        "P",
        "",
    ] {
        assert!(!is_table(text), "{text}");
    }
    for text in
        ["5", "[0, 1]", "0: 0", "{0: 0, 1: 1}", "W L", "胜负胜", "(1,2) (3,5)", "SG值：0、0、1"]
    {
        assert!(is_table(text), "{text}");
    }
}

#[test]
fn what_the_program_prints_is_read_back() {
    for rule in [
        "take 1 3 4 to 100",
        "take 1 to 0",
        "octal 0.77 to 211",
        "take squares to 50",
        "misere take 1..3 to 30",
        "misere octal 0.77 to 40",
        "take 1 or 2 3 never the same kind twice to 60",
        "take up to 2 times the last to 40",
    ] {
        let table = answer(&format!("table {rule}"));
        let (own, is_outcome) = (table.values().to_vec(), is_outcome(&table));
        for text in [table.to_string(), table.told(Lang::Zh)] {
            let read = read_table(&text, 0).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
            let values = match &read.table {
                ValueTable::Values(values) if !is_outcome => values,
                ValueTable::Winners(values) if is_outcome => values,
                other => panic!("{rule}: {other:?}"),
            };
            assert_eq!((values, read.from_one), (&own, None), "{rule}");
            // The rows alone are values, too.
            let rows: Vec<&str> = text.lines().filter(|line| line.contains(": ")).collect();
            let rows = rows
                .into_iter()
                .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
            let read = read_table(&rows.collect::<Vec<_>>().join("\n"), 0).unwrap();
            assert_eq!(read.table, ValueTable::Values(own.clone()), "{rule}");
        }
    }
    for rule in [
        "take any from one or the same from both to 20",
        "take 1 2 from one to 12",
        "take (2,1) (1,2) to 9",
        "take 1 from the first or 2 from the second to 8",
        "take any from one to 1",
    ] {
        let table = answer(&format!("table pairs {rule}"));
        let law = answer(&format!("law pairs {rule}"));
        for lang in [Lang::En, Lang::Zh] {
            let [text, list] = [&table, &law].map(|of| of.told(lang));
            let rows = table.pairs().unwrap().values.clone();
            assert_eq!(
                read_table(&text, 0).unwrap().table,
                ValueTable::Pairs { rows, are_winners: false },
                "{text}"
            );
            let lost = law.pairs().unwrap().lost.iter().map(|&(a, b)| (a as u64, b as u64));
            assert_eq!(
                read_table(&list, 0).unwrap().table,
                ValueTable::Lost(lost.collect()),
                "{list}"
            );
        }
    }
    let law = answer("law take 1 2").to_string();
    assert!(
        read_table(&law, 0).unwrap_err().what.to_string().starts_with("expected a table of values"),
        "{law}"
    );
    let table = answer("table take 1 2 to 50").to_string();
    let cut: Vec<&str> = table.lines().filter(|line| !line.starts_with("39:")).collect();
    let wrong = read_table(&cut.join("\n"), 0).unwrap_err();
    assert!(
        wrong.what.to_string().starts_with("expected the values of all heaps up to 50"),
        "{wrong:?}"
    );
}

#[test]
fn given_pairs_have_the_laws_that_they_show() {
    let said = |text: &str| {
        let answer = answer(&format!("values {text}"));
        let law = answer.pairs().and_then(|pairs| pairs.law.as_ref()).map(|law| law.told(Lang::En));
        (law.unwrap_or_default(), answer.to_string())
    };
    let golden = said("(1,2) (3,5) (4,7) (6,10) (8,13)");
    assert!(golden.0.contains("golden ratio") && golden.1.contains("observed"), "{}", golden.1);
    assert!(said("(0,0) (1,3) (2,6) (4,10) (5,13)").0.contains("root of 2"));
    // One pair differs.
    assert!(!said("(1,2) (3,5) (4,7) (6,10) (8,14)").0.contains("golden ratio"));
    assert!(said("(1,2) (3,5)").1.contains("no law found"));
    let nim: Vec<String> = (0..12).map(|a| format!("({a},{a})")).collect();
    let nim = said(&format!("lost {}", nim.join(" ")));
    assert_eq!(nim.0, "lost exactly if f(a ^ b) = 0", "{}", nim.1);
    assert!(!nim.1.contains("Grundy value"), "{}", nim.1);
    // Winners have no values either.
    let chess = said(&"W L W L W L W L W L W L\nL W L W L W L W L W L W\n".repeat(6));
    assert!(chess.0.starts_with("periodic: lost(a + 2, b)"), "{}", chess.1);
    let square = |value: fn(u32, u32) -> u32| {
        let row = |a| (0..16).map(|b| value(a, b).to_string()).collect::<Vec<_>>().join(" ");
        said(&(0..16).map(row).collect::<Vec<_>>().join("\n"))
    };
    assert_eq!(square(|a, b| a ^ b).0, "g(a, b) = f(a ^ b)");
    assert!(
        square(|a, b| (a + b) % 3).0.starts_with("periodic")
            || square(|a, b| (a + b) % 3).0.contains("a + b")
    );
    let lesser = said("[[0,1,2],[1,1,2]]");
    assert!(
        lesser.1.contains("the second 0 to 2; row 1: 1 1 2; what follows is about heaps 0 to 1"),
        "{}",
        lesser.1
    );
}

#[test]
fn an_answer_says_what_was_read() {
    let words = |text: &str| answer(&format!("values {text}")).in_words;
    assert_eq!(words("0 1 2 0 1 2").en, "values of heaps 0 to 5: 0 1 2 0 1 2");
    assert_eq!(words("0 1 2 0 1 2").zh, "堆 0 到 5 的值：0 1 2 0 1 2");
    assert!(words("W L W")
        .en
        .contains("0 1 0 1; the list begins with heap 1, because its first heap is won"));
    assert!(words("1: 1\n2: 0").en.contains("0 1 0; the table begins with heap 1, and"));
    assert!(words("1 2 3").en.contains("write 0 in front"));
    assert!(words("(1,2) (3,5)").en.contains("(1, 2) (3, 5), and (0, 0)"));
    // A list of winners has no values.
    let answer = answer("values P N N P N N P N N P N N");
    assert!(is_outcome(&answer) && answer.code().unwrap().is_lost);
}

/// No form takes longer than in proportion to its length.
#[test]
fn long_tables_are_read_up_to_a_limit() {
    let forms: [fn(usize) -> String; 4] = [
        |n| format!("{} ", n % 3),
        |n| format!("{n}: {}\n", n % 3),
        |n| format!("g({n})={}\n", n % 3),
        |n| format!("{n},{}\n", n % 3),
    ];
    for form in forms {
        let text: String = (0..100_000).map(form).collect();
        let ValueTable::Values(values) = read_table(&text, 0).unwrap().table else { panic!() };
        assert_eq!(values.len(), 100_000);
    }
    let text = "7 ".repeat(1_000_001);
    assert!(read_table(&text, 0).is_ok());
    let wrong = read_table(&(text + "7"), 0).unwrap_err();
    let most = "expected 1000001 values at most, found \"7\"";
    assert_eq!((wrong.column, &wrong.what.to_string()[..]), (2_000_003, most));
    for sign in ["(", "0:", "[[", "n", "..", "0\n", "(0,0)"] {
        let _ = read_table(&sign.repeat(100_000), 0);
    }
}
