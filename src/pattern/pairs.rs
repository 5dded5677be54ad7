//! Requests on games with two heaps, or two numbers: tables, lost pairs, laws and winning moves.
//!
//! *Heaps from which is taken one at a time* are a sum of two games. *The same from both* is the game of the lesser heap.
//! *Wythoff's game*, and Fraenkel's, in which the numbers taken from both heaps differ by less than t, have their theorems,
//! and so has *Euclid's*. They are matched to the rule, never to the values.
//!
//! *Bounded steps*: let each step change a heap by s at most, and let h be a table that repeats its rows from row r on with
//! period p, and its columns from column c on with period q. If h(a, b) is the mex of h over the moves for all a below
//! r + s + p and all b below c + s + q, then h is the game. For of a row a that is no less, row a - p has the same moves, to
//! rows that h has folded to the same, as all of them are at least r; so it is the mex for all pairs. Each step makes the
//! sum of the heaps less, so by induction along it h has the values. The same with lost and won in the place of values.
//!
//! *A diagonal*: the same with h(a + p, b + q) = h(a, b) for a and b from r on, whose rows below r + p repeat from column c on
//! with period k, and its columns likewise. Where a >= r + p + s and b >= r + q + s, a pair has the moves of (a - p, b - q), to
//! pairs that h takes for the same. In the rows below r + p + s all pairs that moves meet lie t steps along the diagonal
//! behind the rows below r + p, for some t up to 2 + 2 s / p; so from column max(c, r) + (t + 1) q + s on they repeat with k,
//! and those up to a period behind it decide. Columns likewise. Whatever fails to be a mex there is no law: it is not shown.
//!
//! Checked: tables and moves against a search of the game (`tests/pattern.rs`); theorems against tables; the law of a
//! thousand random sets of steps against twice as large a table.

use super::code::Code;
use super::pair_rule::{Heaps, PairMove, PairRule};
use super::report;
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::values::values;
use crate::law::{Beatty, Diagonal, Fold, Form, Law, Linear, Plane, PlaneLaw};
use std::fmt::Write;

/// The largest table of a rule whose every pair has few moves.
pub const MOST_SIDE: u64 = 2000;
// How many options are marked in some seconds.
const MOST_MARKS: u64 = 300_000_000;
// How many pairs of a period a line of code lists, and how many lost pairs are listed.
const MOST_LISTED: usize = 2500;
const MOST_PAIRS: usize = 40;
// The first rows, whose periods are said.
const ROWS: usize = 8;
// How many options may be looked at to prove a period.
const MOST_PROOF: u64 = 100_000_000;

/// The largest heap up to which the table of a rule is computed.
pub fn most_side(rule: &PairRule) -> u64 {
    let marks = |side: u64| rule.most_options(side).saturating_mul(side * side);
    let sides = (0..).map(|turn| MOST_SIDE - MOST_SIDE * turn / 40);
    let most = sides
        .take_while(|&side| side > 0)
        .find(|&side| marks(side) <= MOST_MARKS);
    // Where a move adds to a heap, the table is twice as long and as wide.
    most.unwrap_or(40) / if rule.adds() { 2 } else { 1 }
}

/// The values of all pairs up to `most`; O(pairs * moves).
pub fn plane(rule: &PairRule, most: u64) -> Plane {
    let side = most as usize + 1;
    // A pair whose sum is no more than that of `most` and `most` leaves only such pairs.
    let last = 2 * side - 2;
    let width = if rule.adds() { last + 1 } else { side };
    let mut table = vec![0u32; width * width];
    let mut seen: Vec<u32> = Vec::new();
    let mut turn = 0;
    // By sums where a move adds; else by rows, which is quicker.
    let sums = if rule.adds() { 0..last + 1 } else { 0..width };
    for line in sums {
        let columns = match rule.adds() {
            true => 0..line + 1,
            false => 0..width,
        };
        for b in columns {
            let a = if rule.adds() { line - b } else { line };
            turn += 1;
            rule.options(a as u64, b as u64, &mut |x, y| {
                let value = table[x as usize * width + y as usize] as usize;
                if value >= seen.len() {
                    seen.resize(value + 1, 0);
                }
                seen[value] = turn;
            });
            let mex = seen.iter().position(|&last| last != turn);
            table[a * width + b] = mex.unwrap_or(seen.len()) as u32;
        }
    }
    Plane::new(side, |a, b| table[a * width + b])
}

// What is known of a table: words, why it holds, its code.
struct Said {
    law: String,
    proof: Option<String>,
    code: Option<Code>,
    // More lines.
    rest: String,
}

/// The answer to `law`: the lost pairs and the law, a few lines.
pub fn law(rule: &PairRule, plane: &Plane) -> String {
    let mut text = lost(plane) + &rows(plane);
    let said = theorem(rule, plane.side()).or_else(|| found(rule, plane));
    let count = plane.side() * plane.side();
    match said {
        None => writeln!(
            text,
            "no law found up to {}; more values may show one",
            plane.side() - 1
        )
        .unwrap(),
        Some(said) => {
            writeln!(text, "{}", said.law).unwrap();
            match said.proof {
                Some(why) => writeln!(text, "proved for all a and b: {}", why),
                None => writeln!(
                    text,
                    "observed: it holds for all {} pairs, not proved",
                    count
                ),
            }
            .unwrap();
            text += &said.rest;
            match said.code {
                Some(code) => text += &code.lines(),
                None if said.rest.is_empty() => writeln!(
                    text,
                    "code: more than {} numbers, too many for a line",
                    MOST_LISTED
                )
                .unwrap(),
                None => {}
            }
        }
    }
    text
}

/// The values in rows, the columns over them.
pub fn table(plane: &Plane) -> String {
    let side = plane.side();
    let widest = (0..side)
        .flat_map(|a| plane.row(a))
        .max()
        .map_or(0, |&most| most as usize);
    let width = widest.max(side - 1).to_string().len();
    let label = (side - 1).to_string().len();
    let mut text = format!("{:>1$} ", "", label);
    (0..side).for_each(|b| write!(text, " {:>1$}", b, width).unwrap());
    text.push('\n');
    for a in 0..side {
        write!(text, "{:>1$}:", a, label).unwrap();
        for value in plane.row(a) {
            write!(text, " {:>1$}", value, width).unwrap();
        }
        text.push('\n');
    }
    text
}

// The lost pairs, each once if the order does not matter, and their differences.
fn lost(plane: &Plane) -> String {
    let is_symmetric = plane.is_symmetric();
    let mut pairs = plane.zeros();
    pairs.retain(|pair| !is_symmetric || pair.0 <= pair.1);
    let shown = &pairs[..pairs.len().min(MOST_PAIRS)];
    let mut text = match is_symmetric {
        true => "lost, in any order:".to_string(),
        false => "lost:".to_string(),
    };
    for (a, b) in shown {
        write!(text, " ({}, {})", a, b).unwrap();
    }
    let more = match pairs.len() - shown.len() {
        0 => "\n".to_string(),
        more => format!(" and {} more\n", more),
    };
    text += &more;
    if is_symmetric {
        text += "differences:";
        for (a, b) in shown {
            write!(text, " {}", b - a).unwrap();
        }
        text += if more == "\n" { "\n" } else { " ...\n" };
    }
    text
}

// The periods of the first rows, as far as they show one.
fn rows(plane: &Plane) -> String {
    let mut text = String::new();
    for a in 0..plane.side().min(ROWS) {
        let row: Vec<u64> = plane.row(a).iter().map(|&value| u64::from(value)).collect();
        if let Some(law) = Linear::find(&row) {
            let saltus = match law.saltus {
                0 => String::new(),
                saltus => format!(", saltus {}", saltus),
            };
            writeln!(
                text,
                "row {}, observed: period {} from {}{}",
                a, law.period, law.preperiod, saltus
            )
            .unwrap();
        }
    }
    text
}

// What a theorem says of the rule.
fn theorem(rule: &PairRule, side: usize) -> Option<Said> {
    let moves = rule.moves();
    let is_one = |kind: &PairMove| matches!(kind, PairMove::One(..));
    if moves.iter().all(is_one) {
        return Some(sum(moves, side));
    }
    if moves
        .iter()
        .all(|kind| matches!(kind, PairMove::Same(set) if !set.depends_on_heap()))
    {
        let sets = moves.iter().filter_map(|kind| match kind {
            PairMove::Same(set) => Some(set.clone()),
            _ => None,
        });
        let rest = alone(sets.collect(), side, "f");
        return Some(Said {
            law: "g(a, b) = f(the lesser of a and b), f being the value of one heap alone"
                .to_string(),
            proof: Some("what both have is what matters".to_string()),
            code: None,
            rest,
        });
    }
    if moves == [PairMove::Other] {
        return Some(euclid());
    }
    let any = PairMove::One(Heaps::Either, Set::Any);
    let apart = |kind: &PairMove| match kind {
        PairMove::Same(Set::Any) => Some(1),
        PairMove::Near(apart) => Some(*apart),
        _ => None,
    };
    let others: Vec<u64> = moves.iter().filter_map(apart).collect();
    let is_whole = moves
        .iter()
        .all(|kind| kind == &any || apart(kind).is_some());
    match others.iter().max() {
        Some(&t) if is_whole && moves.contains(&any) => {
            let source = match t {
                1 => "it is Wythoff's game (Wythoff, A modification of the game of Nim, 1907)".to_string(),
                _ => format!("it is Wythoff's game with t = {} (Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982)", t),
            };
            Some(Said {
                proof: Some(source),
                ..beatty(&Beatty { r: t, upper: false })
            })
        }
        _ => None,
    }
}

// Two games of one heap each.
fn sum(moves: &[PairMove], side: usize) -> Said {
    let sets = |not: Heaps| -> Vec<Set> {
        let of_heap = moves.iter().filter_map(|kind| match kind {
            PairMove::One(heaps, set) if heaps != &not => Some(set.clone()),
            _ => None,
        });
        of_heap.collect()
    };
    let (first, second) = (sets(Heaps::Second), sets(Heaps::First));
    let proof = Some("each move takes from one heap, so it is the sum of two games".to_string());
    if first == second {
        let rest = alone(first, side, "f");
        return Said {
            law: "g(a, b) = f(a) ^ f(b), f being the value of one heap alone".to_string(),
            proof,
            code: None,
            rest,
        };
    }
    let (of_first, of_second) = (alone(first, side, "f"), alone(second, side, "h"));
    Said {
        law: "g(a, b) = f(a) ^ h(b), f and h being the values of the first heap alone and of the second".to_string(),
        proof,
        code: None,
        rest: of_first + &of_second,
    }
}

// The law of the game of one heap from which numbers of these sets are taken.
fn alone(sets: Vec<Set>, side: usize, function: &str) -> String {
    if sets.is_empty() {
        return format!("{0}: {0}(n) = 0, for there is no move\n", function);
    }
    let rule = Rule {
        misere: false,
        game: Ruleset::Take(Set::union(sets), None),
    };
    let text = match values(&rule, side as u64 - 1) {
        Ok(values) => report::law(Some(&rule), &values),
        Err(_) => String::new(),
    };
    text.lines()
        .map(|line| format!("{}: {}\n", function, line))
        .collect()
}

// The values are not |a / b - b / a|, rounded down (Nivasch, 2006): those are of the game in which no number becomes 0.
fn euclid() -> Said {
    Said {
        law: "lost are two numbers that differ, the larger less than the golden ratio times the smaller, and those of which one is 0".to_string(),
        proof: Some("it is Euclid's game (Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969)".to_string()),
        code: Some(Code::pair(
            true,
            "{ let (low, high) = (a.min(b) as u128, a.max(b) as u128); low == 0 || low < high && high * (high - low) < low * low }",
            "unsigned __int128 low = a < b ? a : b, high = a < b ? b : a; return low == 0 || (low < high && high * (high - low) < low * low);",
            "(lambda low, high: low == 0 or low < high and high * (high - low) < low * low)(min(a, b), max(a, b))",
        )),
        rest: String::new(),
    }
}

fn beatty(law: &Beatty) -> Said {
    let (t, whole, square) = (law.r, 2 - law.r as i64, law.r * law.r + 4);
    let (name, added) = match t {
        1 => ("the golden ratio".to_string(), "k".to_string()),
        2 => ("the root of 2".to_string(), "2 k".to_string()),
        _ => (
            format!("({} + sqrt({})) / 2", whole, square),
            format!("{} k", t),
        ),
    };
    // The lesser is the term of k if it is no more than the multiple, and 1 more than it is.
    Said {
        law: format!(
            "lost are x and x + {} for k = 0, 1, 2, ..., in any order, where x is k times {}, rounded down",
            added, name
        ),
        proof: None,
        code: Some(Code::pair(
            true,
            &format!(
                "{{ let (low, d) = (a.min(b) as i128, a.max(b) - a.min(b)); let k = (d / {0}) as i128; let below = |m: i128| {{ let d = 2 * m - {1} * k; d > 0 && {2} * k * k < d * d }}; d % {0} == 0 && !below(low) && below(low + 1) }}",
                t, whole, square
            ),
            &format!(
                "__int128 low = a < b ? a : b, d = (a > b ? a : b) - low, k = d / {0}; auto below = [=](__int128 m) {{ __int128 d = 2 * m - {1} * k; return d > 0 && {2} * k * k < d * d; }}; return d % {0} == 0 && !below(low) && below(low + 1);",
                t, whole, square
            ),
            &format!(
                "(lambda low, d, below: d % {0} == 0 and not below(low, d // {0}) and below(low + 1, d // {0}))(min(a, b), abs(a - b), lambda m, k: 2 * m > {1} * k and {2} * k * k < (2 * m - {1} * k) ** 2)",
                t, whole, square
            ),
        )),
        rest: String::new(),
    }
}

// The law of the values, or of the lost pairs.
fn found(rule: &PairRule, plane: &Plane) -> Option<Said> {
    let outcomes = plane.map(|value| value.min(1));
    let said = |law: PlaneLaw, plane: &Plane, is_lost: bool| match law {
        PlaneLaw::Beatty(law) => Some(beatty(&law)),
        PlaneLaw::Of(form, law, values) => Some(of(form, &law, &values, is_lost)),
        PlaneLaw::Fold(law) => fold(rule, &law, plane, is_lost),
    };
    let of_values = plane.law().and_then(|law| said(law, plane, false));
    let of_zeros = || said(plane.law_of_zeros()?, &outcomes, true);
    let along = |plane: &Plane, is_lost: bool| diagonal(rule, &plane.diagonal()?, plane, is_lost);
    of_values
        .or_else(of_zeros)
        .or_else(|| along(plane, false))
        .or_else(|| along(&outcomes, true))
}

fn fold(rule: &PairRule, law: &Fold, plane: &Plane, is_lost: bool) -> Option<Said> {
    let (start, period) = law.rows;
    let (left, width) = law.columns;
    let steps = rule.steps();
    let window = |(x, y): (usize, usize)| vec![(start + period + x, left + width + y)];
    let proof = proof(steps, window, |a, b| law.place(a, b), plane, is_lost)?;
    let (rows, columns) = (start + period, left + width);
    let table = Listed::new(plane, is_lost, rows, columns, false);
    let (of_a, of_b) = (folded("a", law.rows), folded("b", law.columns));
    let code =
        |language: usize| format!("{}[{}][{}]", table.list(), of_a[language], of_b[language]);
    let equal = if is_lost { " == 1" } else { "" };
    Some(Said {
        law: format!(
            "periodic: {} = {}{}, {} = {}{}",
            moved(is_lost, "a", period, "b", 0),
            moved(is_lost, "a", 0, "b", 0),
            from("a", start),
            moved(is_lost, "a", 0, "b", width),
            moved(is_lost, "a", 0, "b", 0),
            from("b", left)
        ),
        proof,
        code: Some(()).filter(|_| rows * columns <= MOST_LISTED).map(|_| {
            let body = format!(
                "static const int t[][{}] = {}; return t[{}][{}];",
                columns,
                table.braces(),
                of_a[1],
                of_b[1]
            );
            Code::pair(is_lost, &(code(0) + equal), &body, &(code(2) + equal))
        }),
        rest: String::new(),
    })
}

fn diagonal(rule: &PairRule, law: &Diagonal, plane: &Plane, is_lost: bool) -> Option<Said> {
    let (start, (down, right)) = (law.start, law.step);
    let ((left, width), (top, height)) = (law.row, law.column);
    let window = |(x, y): (usize, usize)| {
        let (of_rows, of_columns) = (3 + 2 * x / down, 3 + 2 * y / right);
        vec![
            (
                start + down + x,
                left.max(start) + of_rows * right + 2 * y + width,
            ),
            (
                top.max(start) + of_columns * down + 2 * x + height,
                start + right + y,
            ),
        ]
    };
    let proof = proof(rule.steps(), window, |a, b| law.place(a, b), plane, is_lost)?;
    let rows = Listed::new(plane, is_lost, start + down, left + width, false);
    let columns = Listed::new(plane, is_lost, start + right, top + height, true);
    let size = (start + down) * (left + width) + (start + right) * (top + height);
    let (of_a, of_b) = (folded("a", law.column), folded("b", law.row));
    let turns = [
        format!("(a - {0}) / {1}", start, down),
        format!("(b - {0}) / {1}", start, right),
    ];
    let turns: Vec<String> = turns
        .iter()
        .map(|turns| turns.replace("(a - 0)", "a").replace("(b - 0)", "b"))
        .collect();
    let equal = if is_lost { " == 1" } else { "" };
    let code = || {
        let least = format!("({}).min({})", turns[0], turns[1]);
        let rust = match start {
            0 => least,
            _ => format!("if a < {0} || b < {0} {{ 0 }} else {{ {1} }}", start, least),
        };
        let less = format!("a < {0} || b < {0} ? 0 : ", start);
        let cpp = format!(
            "{}{} < {} ? {} : {}",
            if start > 0 { &less } else { "" },
            turns[0],
            turns[1],
            turns[0],
            turns[1]
        );
        let python = format!("min({}, {})", turns[0], turns[1]).replace('/', "//");
        let python = match start {
            0 => python,
            _ => format!("0 if a < {0} or b < {0} else {1}", start, python),
        };
        Code::pair(
            is_lost,
            &format!(
                "{{ let k = {}; let (a, b) = (a - k * {}, b - k * {}); (if a < {} {{ {}[a][{}] }} else {{ {}[b][{}] }}){} }}",
                rust,
                down,
                right,
                start + down,
                rows.list(),
                of_b[0],
                columns.list(),
                of_a[0],
                equal
            ),
            &format!(
                "U k = {}; a -= k * {}; b -= k * {}; static const int r[][{}] = {}, c[][{}] = {}; return a < {} ? r[a][{}] : c[b][{}];",
                cpp,
                down,
                right,
                left + width,
                rows.braces(),
                top + height,
                columns.braces(),
                start + down,
                of_b[1],
                of_a[1]
            ),
            &format!(
                "(lambda a, b: {}[a][{}] if a < {} else {}[b][{}])(*(lambda k: (a - k * {}, b - k * {}))({})){}",
                rows.list(),
                of_b[2],
                start + down,
                columns.list(),
                of_a[2],
                down,
                right,
                python,
                equal
            ),
        )
    };
    let repeat = |what: &str, most: usize, (start, period): (usize, usize)| {
        format!(
            "{} 0 to {} repeat with {} from {}",
            what, most, period, start
        )
    };
    Some(Said {
        law: format!(
            "periodic along the diagonal: {} = {}{}; {}; {}",
            moved(is_lost, "a", down, "b", right),
            moved(is_lost, "a", 0, "b", 0),
            from("a and b", start),
            repeat("rows", start + down - 1, law.row),
            repeat("columns", start + right - 1, law.column)
        ),
        proof,
        code: Some(()).filter(|_| size <= MOST_LISTED).map(|_| code()),
        rest: String::new(),
    })
}

// "g(a + 3, b)".
fn moved(is_lost: bool, a: &str, down: usize, b: &str, right: usize) -> String {
    let plus = |name: &str, more: usize| match more {
        0 => name.to_string(),
        _ => format!("{} + {}", name, more),
    };
    let name = if is_lost { "lost" } else { "g" };
    format!("{}({}, {})", name, plus(a, down), plus(b, right))
}

fn from(name: &str, start: usize) -> String {
    match start {
        0 => String::new(),
        _ => format!(" for {} >= {}", name, start),
    }
}

// The place in the first period, in Rust, C++ and Python.
fn folded(name: &str, (start, period): (usize, usize)) -> [String; 3] {
    let whole = format!("{} % {}", name, period);
    let far = match period {
        1 => start.to_string(),
        _ => format!("{1} + ({0} - {1}) % {2}", name, start, period),
    };
    match start {
        0 => [whole.clone(), whole.clone(), whole],
        _ => [
            format!("if {0} < {1} {{ {0} }} else {{ {2} }}", name, start, far),
            format!("{0} < {1} ? {0} : {2}", name, start, far),
            format!("{0} if {0} < {1} else {2}", name, start, far),
        ],
    }
}

// Rows of a table as code: values, or 1 for what is lost.
struct Listed(Vec<String>);

impl Listed {
    fn new(plane: &Plane, is_lost: bool, rows: usize, columns: usize, is_turned: bool) -> Listed {
        let value = |row: usize, column: usize| {
            let (a, b) = if is_turned {
                (column, row)
            } else {
                (row, column)
            };
            let value = plane.value(a, b);
            if is_lost {
                u32::from(value == 0)
            } else {
                value
            }
            .to_string()
        };
        let row = |row: usize| {
            (0..columns)
                .map(|column| value(row, column))
                .collect::<Vec<String>>()
        };
        Listed((0..rows).map(|at| row(at).join(", ")).collect())
    }

    // In Rust and Python.
    fn list(&self) -> String {
        format!("[[{}]]", self.0.join("], ["))
    }

    // In C++.
    fn braces(&self) -> String {
        format!("{{{{{}}}}}", self.0.join("}, {"))
    }
}

// Why a law holds, if its rule has bounded steps; nothing if it is only observed, and `None` if it is false. `window` says for
// the largest steps in both numbers how many rows and columns decide, as some rectangles.
fn proof(
    steps: Option<Vec<(i64, i64)>>,
    window: impl Fn((usize, usize)) -> Vec<(usize, usize)>,
    place: impl Fn(usize, usize) -> (usize, usize),
    plane: &Plane,
    is_lost: bool,
) -> Option<Option<String>> {
    let steps = match steps {
        None => return Some(None),
        Some(steps) => steps,
    };
    let longest = |size: fn(&(i64, i64)) -> i64| {
        steps.iter().map(|step| size(step).abs()).max().unwrap_or(0) as usize
    };
    let windows = window((longest(|step| step.0), longest(|step| step.1)));
    let cost: usize = windows
        .iter()
        .map(|(height, width)| height * width * steps.len())
        .sum();
    if cost as u64 > MOST_PROOF {
        return Some(None);
    }
    let value = |a: usize, b: usize| {
        let (a, b) = place(a, b);
        plane.value(a, b)
    };
    let mut seen = Vec::new();
    let mut is_mex = |a: usize, b: usize| {
        seen.clear();
        for &(x, y) in &steps {
            let (left, right) = (a as i64 - x, b as i64 - y);
            if left >= 0 && right >= 0 {
                seen.push(value(left as usize, right as usize));
            }
        }
        let is = value(a, b);
        match is_lost {
            true => is == u32::from(seen.contains(&0)),
            false => !seen.contains(&is) && (0..is).all(|less| seen.contains(&less)),
        }
    };
    let holds = windows
        .iter()
        .all(|&(height, width)| (0..height).all(|a| (0..width).all(|b| is_mex(a, b))));
    let count: usize = windows.iter().map(|(height, width)| height * width).sum();
    let why = format!(
        "steps are bounded, and the table that repeats so has the mex of its moves in the {} pairs that decide for all",
        count
    );
    Some(Some(why)).filter(|_| holds)
}

// Values that follow from one number.
fn of(form: Form, law: &Law, values: &[u64], is_lost: bool) -> Said {
    let name = match form {
        Form::Xor => "a ^ b",
        Form::Difference => "the difference of a and b",
        Form::Sum => "a + b",
        Form::Lesser => "the lesser of a and b",
        Form::Greater => "the greater of a and b",
        Form::Divisor => "the greatest common divisor of a and b",
        Form::And => "a & b",
        Form::Or => "a | b",
    };
    let lines = report::words_and_code(law, values);
    Said {
        law: match is_lost {
            true => format!("lost exactly if f({}) = 0", name),
            false => format!("g(a, b) = f({})", name),
        },
        proof: None,
        code: None,
        rest: lines.lines().map(|line| format!("f: {}\n", line)).collect(),
    }
}

/// The first line on the law.
pub fn headline(rule: &PairRule, plane: &Plane) -> String {
    let said = theorem(rule, plane.side()).or_else(|| found(rule, plane));
    said.map_or("no law found".to_string(), |said| said.law)
}

/// The largest heap that can come up, of pairs `a` and `b`.
pub fn largest(rule: &PairRule, a: u64, b: u64) -> u64 {
    match rule.adds() {
        true => a.saturating_add(b),
        false => a.max(b),
    }
}

/// The answer to `moves`, of heaps whose largest is no more than `most_side`: the value, who wins, and each winning move.
pub fn moves(rule: &PairRule, a: u64, b: u64) -> String {
    let plane = plane(rule, largest(rule, a, b));
    let mut all = Vec::new();
    rule.options(a, b, &mut |x, y| {
        if plane.value(x as usize, y as usize) == 0 {
            all.push((x, y));
        }
    });
    all.sort_unstable();
    all.dedup();
    let mut text = format!(
        "({}, {}): value {}",
        a,
        b,
        plane.value(a as usize, b as usize)
    );
    text += &match all.len() {
        0 => ": the second player wins, whatever the first does\n".to_string(),
        1 => ": the first player wins, by one move\n".to_string(),
        count => format!(": the first player wins, by each of {} moves\n", count),
    };
    for (x, y) in all {
        let part = |name: &str, before: u64, left: u64| match (before, left) {
            (before, left) if before > left => {
                Some(format!("take {} of the {}", before - left, name))
            }
            (before, left) if before < left => {
                Some(format!("add {} to the {}", left - before, name))
            }
            _ => None,
        };
        let parts = part("first", a, x).into_iter().chain(part("second", b, y));
        let what = parts.collect::<Vec<String>>().join(", ");
        writeln!(text, "{}: leaves ({}, {}), which is lost", what, x, y).unwrap();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::words::Words;
    use super::{law, plane, theorem, PairRule};
    use crate::law::{Beatty, PlaneLaw};

    fn rule(text: &str) -> PairRule {
        let mut words = Words::of(text);
        let rule = PairRule::parse(&mut words).unwrap();
        assert_eq!(words.left(), 0, "{}", text);
        rule
    }

    // Wythoff's game with t, by search: a pair is lost if no lost pair can be reached. Of those seen so far, which are all
    // that have a lesser sum in a row, in a column, and along the diagonals, these are known.
    fn wythoff_by_search(t: u64, last: usize) -> Vec<(usize, usize)> {
        let mut columns = vec![false; last + 1];
        // By the difference, and `last` more, so that none is negative.
        let mut differences = vec![false; 2 * last + 1];
        let mut lost = Vec::new();
        for a in 0..=last {
            let near = |difference: usize| {
                difference.saturating_sub(t as usize - 1)
                    ..=(difference + t as usize - 1).min(2 * last)
            };
            let is_lost =
                |b: &usize| !columns[*b] && !differences[near(*b + last - a)].contains(&true);
            // From any other pair of the row the least can be reached.
            if let Some(b) = (0..=last).find(is_lost) {
                lost.push((a, b));
                columns[b] = true;
                differences[b + last - a] = true;
            }
        }
        lost
    }

    fn wythoff_is_what_a_search_says(last: usize) {
        for t in 1..=6 {
            let law = Beatty { r: t, upper: false };
            let pair = |k: u64| (law.term(k), law.term(k) + (t * k) as usize);
            let lower: Vec<(usize, usize)> =
                (0..).map(pair).take_while(|pair| pair.1 <= last).collect();
            let mut both: Vec<(usize, usize)> = lower.iter().map(|&(a, b)| (b, a)).collect();
            both.extend(lower);
            both.sort_unstable();
            both.dedup();
            assert_eq!(wythoff_by_search(t, last), both, "{}", t);
        }
    }

    #[test]
    fn wythoff_up_to_1000() {
        wythoff_is_what_a_search_says(1000);
    }

    #[test]
    #[ignore] // some seconds
    fn wythoff_up_to_10_000() {
        wythoff_is_what_a_search_says(10_000);
    }

    #[test]
    fn theorems_are_matched_to_the_rule() {
        let said = |text: &str| theorem(&rule(text), 30).map(|said| said.law);
        let wythoff = "take any from one or the same from both";
        assert!(said(wythoff).unwrap().contains("golden ratio"));
        assert_eq!(
            said("take any from both less than 1 apart or any from one"),
            said(wythoff)
        );
        assert!(said("take any from one or any from both less than 2 apart")
            .unwrap()
            .contains("root of 2"));
        // Less than any would change the lost pairs, or might.
        for text in &[
            "take any from one or 1.. from both",
            "take any from the first or the same from both",
            "take 1..1000 from one or the same from both",
            "take any from one or odd from both",
            "take multiples of the other from one or the same from both",
        ] {
            assert_eq!(said(text), None, "{}", text);
        }
        // The pairs show the law all the same.
        let text = law(
            &rule("take 1.. from one or the same from both"),
            &plane(&rule("take 1.. from one or the same from both"), 60),
        );
        assert!(text.contains("golden ratio") && text.contains("observed"));
    }

    #[test]
    fn a_period_that_fails_behind_the_table_is_not_shown() {
        // A step of 60 is not possible yet, and the law of the table does not hold behind it.
        let rule = rule("take 1 from one or 60 from both");
        let plane = plane(&rule, 50);
        assert!(matches!(plane.law(), Some(PlaneLaw::Fold(_))));
        assert!(law(&rule, &plane).contains("no law found"));
    }
}
