//! The law of two heaps as a function.

use super::functions::body;
use super::heap;
use super::language::{code, indented, Function};
use super::over::Over;
use crate::law::{Diagonal, Fold, Form, Law, Plane};
use crate::pattern::answer::{Code, Stated, MOST_LISTED_OF_PAIRS};

/// The function of two heaps whose value follows, by a law, from a number made of them.
pub fn of_number(
    form: Form,
    law: &Law,
    values: &[u64],
    over: &Over,
    is_lost: bool,
) -> Option<Code> {
    let alone = Over {
        name: "f",
        rule: format!("{} of one number", over.rule),
        is_outcome: false,
        ..over.clone()
    };
    let mut function = heap::function(law, values, &alone)?;
    function.about = over.says("A number that the value follows from", "n");
    // A law of the zeros alone gives no value.
    let is_lost = is_lost || function.is_question;
    function.name = "f";
    let made = body(&form.name(), &[]);
    let end = match (is_lost, function.is_question) {
        (true, false) => "return f(x) == 0\n",
        _ => "return f(x)\n",
    };
    let range = (form == Form::Sum).then(|| "heaps whose sum is less than 2^64".to_string());
    let pair = Function { range, ..over.pair(is_lost, Vec::new(), made + end) };
    Some(code(&[function, pair]))
}

/// The function of two heaps that are separate games, or of which only the lesser matters. In `alone`, `None` stands
/// for a heap without moves; `values` are those that its law was tried on. The result is `None` if they have no law.
pub fn of_sum(
    alone: &[Option<Stated>],
    values: &[&[u64]],
    is_lesser: bool,
    over: &Over,
) -> Option<Code> {
    let mut functions = Vec::new();
    for ((name, alone), values) in ["f", "h"].into_iter().zip(alone).zip(values) {
        let over = Over { name, ..over.clone() };
        functions.push(match alone {
            None => over.value(Vec::new(), "return 0\n".to_string()),
            Some(Stated { theorem: Some(theorem), .. }) => heap::stated(theorem, &over),
            Some(Stated { law: Some(law), .. }) => heap::function(law, values, &over)?,
            Some(_) => return None,
        });
        let function = functions.last_mut()?;
        // Zeros say who wins one heap, and nothing about a sum.
        if function.is_question {
            return None;
        }
        function.about = "The Grundy value of a heap of n alone.".to_string();
    }
    let name = match (is_lesser, functions.len()) {
        (true, _) => "lesser alone",
        (_, 1) => "sum of one",
        _ => "sum",
    };
    functions.push(over.pair(false, Vec::new(), body(name, &[])));
    Some(code(&functions))
}

/// The function of Euclid's game.
pub fn euclid(over: &Over) -> Code {
    code(&[over.wide_pair(body("euclid", &[]))])
}

/// The function of the lost pairs of Wythoff's game with t.
pub fn wythoff(t: u64, over: &Over) -> Code {
    let name = if t == 1 { "golden" } else { "wythoff" };
    let body = body(name, &[&t, &(2 - t as i64), &(t * t + 4)]);
    code(&[over.wide_pair(body)])
}

/// The function of cyclic Nimhoff's values with h.
pub fn nimhoff(h: u64, over: &Over) -> Code {
    let name = if h == 1 { "nim of two" } else { "nimhoff" };
    // If floors have k bits, 2^(k - 1) h is less than 2^63, and the value less than 2^k h.
    let range = (h > 1).then(|| "heaps less than 2^63".to_string());
    code(&[Function { range, ..over.pair(false, Vec::new(), body(name, &[&h])) }])
}

// Rows of a table, one after the other: values, or 1 for what is lost.
fn rows(plane: &Plane, is_lost: bool, rows: usize, columns: usize, is_turned: bool) -> Vec<u64> {
    let value = |at: usize| {
        let (row, column) = (at / columns, at % columns);
        let (a, b) = if is_turned { (column, row) } else { (row, column) };
        let value = plane.value(a, b);
        u64::from(if is_lost { u32::from(value == 0) } else { value })
    };
    (0..rows * columns).map(value).collect()
}

// Lines that bring a number into the first period.
fn folded(name: &str, (start, period): (usize, usize)) -> String {
    let far = format!("{start} + ({name} - {start}) % {period}");
    format!("if {name} >= {}\n    {name} = {far}\n", start + period)
}

/// The function of a table that repeats its rows and columns, if it is short.
pub fn fold(law: &Fold, plane: &Plane, is_lost: bool, over: &Over) -> Option<Code> {
    let (height, width) = (law.rows.0 + law.rows.1, law.columns.0 + law.columns.1);
    if height * width > MOST_LISTED_OF_PAIRS {
        return None;
    }
    let table = rows(plane, is_lost, height, width, false);
    let equal = if is_lost { " == 1" } else { "" };
    let (of_a, of_b) = (folded("a", law.rows), folded("b", law.columns));
    let body = format!("{of_a}{of_b}return T[a * {width} + b]{equal}\n");
    Some(code(&[over.pair(is_lost, vec![('T', table)], body)]))
}

/// The function of a table that repeats along the diagonal, if it is short.
pub fn diagonal(law: &Diagonal, plane: &Plane, is_lost: bool, over: &Over) -> Option<Code> {
    let (start, (down, right)) = (law.start, law.step);
    let (width, height) = (law.row.0 + law.row.1, law.column.0 + law.column.1);
    if (start + down) * width + (start + right) * height > MOST_LISTED_OF_PAIRS {
        return None;
    }
    let of = |name: &str, step: usize| format!("({name} - {start}) / {step}");
    let equal = if is_lost { " == 1" } else { "" };
    let along = body("along diagonal", &[&of("a", down), &of("b", right), &down, &right]);
    let along = match start {
        0 => along,
        _ => format!("if a >= {start} and b >= {start}\n{}", indented(&along)),
    };
    let body = format!(
        "{along}if a < {}\n{}    return R[a * {width} + b]{equal}\n{}return C[b * {height} + a]{equal}\n",
        start + down,
        indented(&folded("b", law.row)),
        folded("a", law.column),
    );
    let tables = vec![
        ('R', rows(plane, is_lost, start + down, width, false)),
        ('C', rows(plane, is_lost, start + right, height, true)),
    ];
    Some(code(&[over.pair(is_lost, tables, body)]))
}
