//! The rows of `data/census.csv` and `data/hexadecimal.csv`, checked from themselves alone: values by every option of every heap, the window that proves
//! a period, and that no shorter one, and no earlier heap, would do. It shares nothing with what wrote them.

use grundy_checks::found::each;
use std::collections::HashMap;

const CENSUS: &str = include_str!("../data/census.csv");
const HEXADECIMAL: &str = include_str!("../data/hexadecimal.csv");
const PUBLISHED: &str = include_str!("../data/octal-periods.csv");

#[derive(Clone)]
struct Row {
    digits: Vec<usize>,
    period: usize,
    preperiod: usize,
    largest: u16,
    first: usize,
    text: String,
}

impl Row {
    /// A row, if it has a period.
    fn of(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.split(',').collect();
        Some(Row {
            digits: digits(cells[0]),
            period: cells[1].parse().ok()?,
            preperiod: cells[2].parse().unwrap(),
            largest: cells[4].parse().unwrap(),
            first: cells[5].parse().unwrap(),
            text: line.to_string(),
        })
    }

    /// How many heaps prove it: no move takes more than the last digit says.
    fn window(&self) -> usize {
        let most_taken = self.digits.iter().rposition(|&digit| digit > 0).unwrap_or(0);
        2 * self.preperiod.max(1) + 2 * self.period + most_taken
    }

    /// What is wrong with it.
    fn fault(&self) -> Option<&'static str> {
        let values = plainly(&self.digits, self.window());
        let repeats = |from: usize, length: usize| {
            (from..values.len() - length).all(|n| values[n] == values[n + length])
        };
        let (start, p) = (self.preperiod, self.period);
        if p == 0 || !repeats(start, p) {
            return Some("it does not repeat");
        }
        if start > 0 && values[start - 1] == values[start - 1 + p] {
            return Some("it begins earlier");
        }
        // A shorter period of what repeats would divide it.
        let divides = |q: &usize| p % q == 0 && (2..*q).all(|r| q % r != 0);
        if (2..=p).filter(divides).any(|q| repeats(start, p / q)) {
            return Some("it is no least period");
        }
        let largest = values.iter().copied().max().unwrap();
        let first = values.iter().position(|&value| value == largest).unwrap();
        ((largest, first) != (self.largest, self.first)).then_some("another largest value")
    }
}

fn digits(code: &str) -> Vec<usize> {
    code.chars().filter_map(|c| c.to_digit(16)).map(|digit| digit as usize).collect()
}

/// The values of the heaps below `length`: the least that no move leaves.
fn plainly(digits: &[usize], length: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    let mut seen = vec![usize::MAX; 1 << 16];
    for n in 0..length {
        for (take, &digit) in digits.iter().enumerate().take_while(|&(take, _)| take <= n) {
            let rest = n - take;
            if digit & 1 != 0 && rest == 0 {
                seen[0] = n;
            }
            if digit & 2 != 0 && rest > 0 {
                seen[usize::from(values[rest])] = n;
            }
            let half = rest / 2;
            if digit & 4 != 0 && half > 0 {
                let (first, second) = (&values[1..=half], &values[rest - half..rest]);
                for (a, b) in first.iter().zip(second.iter().rev()) {
                    seen[usize::from(a ^ b)] = n;
                }
            }
            for a in (1..rest).filter(|_| digit & 8 != 0) {
                for b in a..(rest - a).max(a) {
                    seen[usize::from(values[a] ^ values[b] ^ values[rest - a - b])] = n;
                }
            }
        }
        values.push(seen.iter().position(|&at| at != n).unwrap() as u16);
    }
    values
}

fn rows() -> Vec<Row> {
    CENSUS.lines().filter(|line| !line.starts_with('#')).filter_map(Row::of).collect()
}

fn checked(rows: &[Row]) {
    let fault = |row: &Row| row.fault().map(|fault| format!("{}: {fault}", row.text));
    let faults: Vec<String> = each(rows, fault).into_iter().flatten().collect();
    println!("{} rows", rows.len());
    assert!(!rows.is_empty() && faults.is_empty(), "census.csv: {}", faults.join("\n"));
}

/// What is wrong with a row of the hexadecimal table in the first 240 heaps.
fn hexadecimal_fault(line: &str) -> Option<&'static str> {
    let cells: Vec<&str> = line.split(',').collect();
    let number = |at: usize| cells[at].parse::<usize>().ok();
    let (Some(period), Some(saltus)) = (number(2), number(3)) else {
        return None;
    };
    let digits = digits(cells[0]);
    let values = plainly(&digits, 240);
    let is_right = |n: usize| usize::from(values[n + period]) == usize::from(values[n]) + saltus;
    let Some(from) = number(4) else {
        // More heaps than not.
        let right = (0..240_usize.saturating_sub(period)).filter(|&n| is_right(n)).count();
        return (2 * right < 240_usize.saturating_sub(period)).then_some("no ruler");
    };
    let most_taken = digits.iter().rposition(|&digit| digit > 0).unwrap_or(0);
    let is_proved = cells[1] == "proved";
    if is_proved && 3 * (from.max(1) + period) + most_taken > number(5)? + 1 {
        return Some("no window");
    }
    if is_proved != (saltus == 0) {
        return Some("a saltus that is proved");
    }
    let end = 240_usize.saturating_sub(period);
    if !(from..end).all(is_right) {
        return Some("it does not repeat");
    }
    if 0 < from && from <= end && is_right(from - 1) {
        return Some("it begins earlier");
    }
    // A shorter period of what repeats would divide it, and its saltus the other.
    let value = |n: usize| usize::from(values[n]);
    let is_shorter = |q: &usize| {
        let step = saltus * q / period;
        period % q == 0 && (from..240 - q).all(|n| value(n + q) == value(n) + step)
    };
    (from + 2 * period <= 240 && (1..period).any(|q| is_shorter(&q)))
        .then_some("it is no least period")
}

#[test]
fn hexadecimal_rows_are_those_of_the_plainest_way() {
    let lines: Vec<&str> = HEXADECIMAL.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 4096 - 512);
    let mut refused = 0;
    for line in lines.iter().step_by(11) {
        assert_eq!(hexadecimal_fault(line), None, "hexadecimal.csv: {line}");
        let cells: Vec<&str> = line.split(',').collect();
        let from = cells[4].parse::<usize>().unwrap_or(usize::MAX);
        let is_short = from < 100 && cells[2].parse::<usize>().is_ok_and(|period| period < 60);
        for at in [2, 3, 4].into_iter().filter(|_| is_short) {
            let number: usize = cells[at].parse().unwrap();
            let text = (number + 1).to_string();
            let mut spoilt = cells.clone();
            spoilt[at] = &text;
            let spoilt = spoilt.join(",");
            assert!(hexadecimal_fault(&spoilt).is_some(), "{spoilt}");
            refused += 1;
        }
    }
    assert!(refused > 200, "{refused}");
}

#[test]
fn every_code_has_a_row() {
    let lines = CENSUS.lines().filter(|line| !line.starts_with('#'));
    let codes: Vec<&str> = lines.filter_map(|line| line.split(',').next()).collect();
    let expected = (0..8192).map(|code| format!("{}.{:04o}", code >> 12 << 2, code & 4095));
    assert!(codes.into_iter().eq(expected));
}

#[test]
fn periods_are_proved_by_their_windows() {
    checked(&rows().into_iter().filter(|row| row.window() <= 1000).collect::<Vec<_>>());
}

#[test]
#[ignore = "takes a minute"]
fn periods_of_20000_heaps_are_proved_by_their_windows() {
    checked(&rows().into_iter().filter(|row| row.window() <= 20_000).collect::<Vec<_>>());
}

#[test]
#[ignore = "takes minutes without --release"]
fn some_long_periods_are_proved_by_their_windows() {
    let is_long = |row: &Row| (20_000..450_000).contains(&row.window());
    let mut long: Vec<Row> = rows().into_iter().filter(is_long).collect();
    long.sort_by_key(Row::window);
    let step = long.len() / 10;
    checked(&long.into_iter().step_by(step.max(1)).take(8).collect::<Vec<_>>());
}

#[test]
fn spoilt_rows_are_refused() {
    let rows: Vec<Row> =
        rows().into_iter().filter(|row| (40..400).contains(&row.window())).collect();
    let mut refused = 0;
    for row in rows.iter().step_by(rows.len() / 50) {
        let spoilt = [
            Row { period: 2 * row.period, ..row.clone() },
            Row { preperiod: row.preperiod + 1, ..row.clone() },
            Row { preperiod: row.preperiod.wrapping_sub(1).min(1 << 20), ..row.clone() },
            Row { largest: row.largest + 1, ..row.clone() },
            Row { first: row.first + 1, ..row.clone() },
        ];
        for spoilt in spoilt.iter().filter(|spoilt| spoilt.preperiod < 1 << 20) {
            assert!(
                spoilt.fault().is_some(),
                "{}: {} {}",
                row.text,
                spoilt.period,
                spoilt.preperiod
            );
            refused += 1;
        }
    }
    assert!(refused >= 200, "{refused}");
}

#[test]
fn no_row_differs_from_a_published_one() {
    let rows: HashMap<Vec<usize>, Row> =
        rows().into_iter().map(|row| (row.digits.clone(), row)).collect();
    let (mut same, mut beyond) = (0, 0);
    for line in PUBLISHED.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let (before, behind) = cells[0].split_once('.').unwrap();
        let digits = format!("{}{behind:0<4}", if before.is_empty() { "0" } else { before });
        let digits: Vec<usize> = digits.chars().map(|c| c.to_digit(8).unwrap() as usize).collect();
        let number = |at: usize| cells[at].parse::<usize>().unwrap();
        let Some(row) = rows.get(&digits) else {
            beyond += usize::from(digits.len() == 5);
            continue;
        };
        // There the first heap of the periodic part is 1 at least.
        let period = (row.preperiod.max(1), row.period);
        assert_eq!(period, (number(1), number(2)), "octal-periods.csv: {line}");
        if !cells[3].is_empty() && !cells[4].is_empty() {
            let largest = (usize::from(row.largest), row.first);
            assert_eq!(largest, (number(3), number(4)), "octal-periods.csv: {line}");
        }
        same += 1;
    }
    println!("{same} as published, {beyond} beyond these tables");
    assert!(same > 80, "{same}");
}

#[test]
fn the_document_counts_what_the_tables_have() {
    let document = include_str!("../../../docs/census.md");
    let lines = CENSUS.lines().filter(|line| !line.starts_with('#'));
    let mut solved: Vec<Vec<&str>> = lines
        .map(|line| line.split(',').collect())
        .filter(|row: &Vec<&str>| !row[1].is_empty())
        .collect();
    let said = format!("- {} of the 8192 codes have a proved period", solved.len());
    assert!(document.contains(&said), "docs/census.md lacks: {said}");
    // One of each class.
    let mut classes = std::collections::HashSet::new();
    solved.sort_by_key(|row| {
        (std::cmp::Reverse(row[1].parse::<usize>().unwrap()), row[0].to_string())
    });
    solved.retain(|row| classes.insert(row[6]));
    for row in &solved[..20] {
        let code = row[0].trim_end_matches('0');
        let said = format!("| `{code}` | {} | {} | {} | {} |", row[1], row[2], row[4], row[5]);
        assert!(document.contains(&said), "docs/census.md lacks: {said}");
    }
    for name in ["proved", "observed", "ruler", ""] {
        let of = |line: &&str| line.split(',').nth(1) == Some(name);
        let rows: Vec<&str> =
            HEXADECIMAL.lines().filter(|line| !line.starts_with('#')).filter(of).collect();
        let two = rows
            .iter()
            .filter(|line| line.split(',').next().is_some_and(|code| code.ends_with('0')));
        let said = format!(" | {} | {} |", two.count(), rows.len());
        assert!(document.contains(&said), "docs/census.md lacks, {name}: {said}");
    }
}
