//! The programs and the law finder as the page calls them: memory for bytes, and every program by its name.
//!
//! Checked: `crates/page/tests/same.mjs`, which compares every answer with that of the program itself.

#![allow(unsafe_code)] // memory is handed over to the page, and back

use grundy_engine::pattern::{
    alike_answer, in_line, is_table, meant, request, Alike, Answer, Requests, Table,
};
use grundy_engine::requests::Wrong;
use grundy_lang::{Lang, Told};
use serde_json::{json, Value};
use std::cell::{Cell, RefCell};
use std::io::{Cursor, Write};
use std::rc::Rc;
use std::{io, mem, panic, ptr, str};

// Linted as programs, for the compilers that judges have.
#[allow(clippy::all)]
mod programs {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}
use programs::PROGRAMS;

/// Memory for `length` bytes, which the caller fills.
#[no_mangle]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    let bytes: Box<[u8]> = vec![0; length].into_boxed_slice();
    Box::into_raw(bytes).cast()
}

/// Frees what `allocate` or `ask` gave.
///
/// # Safety
///
/// `bytes` must have this length, and must not have been freed.
#[no_mangle]
pub unsafe extern "C" fn free(bytes: *mut u8, length: usize) {
    drop(Box::from_raw(ptr::slice_from_raw_parts_mut(bytes, length)));
}

/// Runs a program on an input, and frees both arguments. The answer is five numbers of 32 bits: the status with which the
/// program would end, then the address and length of its output, and the same for its faults. The caller frees output
/// and faults. The status is 2 if there is no such program.
///
/// # Safety
///
/// Both arguments must be from `allocate`.
#[no_mangle]
pub unsafe extern "C" fn ask(
    name: *mut u8,
    name_length: usize,
    input: *mut u8,
    input_length: usize,
) -> *const u32 {
    let name = Box::from_raw(ptr::slice_from_raw_parts_mut(name, name_length));
    let input = Box::from_raw(ptr::slice_from_raw_parts_mut(input, input_length));
    let (status, output, faults) = answer(str::from_utf8(&name).unwrap_or(""), input.into());
    ANSWER.with(|answer| {
        let (output, faults) = (handed_over(output), handed_over(faults));
        answer.set([status, output.0, output.1, faults.0, faults.1]);
        answer.as_ptr().cast::<u32>() as *const u32
    })
}

/// The address and length of the last panic's message, as two numbers: for use after a trap, which ends the call.
#[no_mangle]
pub extern "C" fn panicked() -> *const u32 {
    PANIC.with(|panic| panic.as_ptr().cast::<u32>() as *const u32)
}

thread_local! {
    static ANSWER: Cell<[u32; 5]> = const { Cell::new([0; 5]) };
    static TABLE: RefCell<Table> = RefCell::default();
    static PANIC: Cell<[u32; 2]> = const { Cell::new([0; 2]) };
}

fn handed_over(bytes: Vec<u8>) -> (u32, u32) {
    let bytes = bytes.into_boxed_slice();
    let length = bytes.len();
    (Box::into_raw(bytes).cast::<u8>() as u32, length as u32)
}

/// A writer into a buffer that has several owners.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The name that answers requests of `pattern` as data, with sentences in English; `answers-zh` has them in Chinese.
const ANSWERS: &str = "answers";

/// The name that answers what is typed without a request in front of it, which may have several lines: a table of values,
/// a position, or a rule, whose law is asked for.
const TYPED: &str = "typed";

/// The request for the law of values that are given.
const VALUES: &str = "values";

/// The name that answers positions of a played game; `play-zh` does so in Chinese.
const PLAY: &str = "play";

/// The number of values that the page shows.
const SHOWN: u64 = 2000;

/// A line of JSON for each request: its answer as data and in sentences, or what is wrong and in which column.
fn answers(input: &str, lang: Lang, is_typed: bool) -> (u32, Vec<u8>, Vec<u8>) {
    let (mut requests, mut status, mut output) = (Requests::with_values(SHOWN), 0, String::new());
    let lines = if is_typed { vec![input] } else { input.lines().collect() };
    for line in lines {
        let answered = if is_typed { typed(&mut requests, line) } else { requests.answer(line) };
        let said = match answered {
            Ok(None) => continue,
            Ok(Some(answer)) => {
                json!({
                    "said": answer.sentences(lang), "picture": answer.titled(lang),
                    "games": games(&answer, lang), "answer": answer,
                })
            }
            Err(wrong) => {
                status = 1;
                refused(line, &wrong, lang)
            }
        };
        output += &format!("{said}\n");
    }
    (status, output.into_bytes(), Vec::new())
}

/// The most games that are named.
const GAMES: usize = 10;

/// Where no law was found: how many games have the given values, and the first of them, each with what is known of it; or
/// the game of the rule, if it has a name.
fn games(answer: &Answer, lang: Lang) -> Option<Value> {
    let games = alike_answer(answer)?;
    let is_named = |game: &&Alike| answer.rule.is_empty() || game.famous.is_some();
    let named = games.iter().filter(is_named).take(GAMES);
    let known = |game: &Alike| json!({ "rule": game.rule, "known": game.known(lang) });
    Some(json!({ "count": games.len(), "first": named.map(known).collect::<Vec<Value>>() }))
}

/// The answer to what is typed; a fault has its column there.
fn typed(requests: &mut Requests, text: &str) -> Result<Option<Answer>, Wrong> {
    let mut answered = |asked: &str, line: &str| {
        let column = |column: u64| column.saturating_sub(asked.len() as u64).max(1);
        requests.answer(line).map_err(|wrong| Wrong { column: column(wrong.column), ..wrong })
    };
    let begins = text.trim_start().get(..VALUES.len()).unwrap_or_default();
    if begins.eq_ignore_ascii_case(VALUES) {
        return answered("", text);
    }
    let table = || format!("{VALUES} {text}");
    if is_table(text) {
        return answered("values ", &table());
    }
    let text = in_line(text);
    if text.contains([':', '：']) {
        return answered("moves ", &format!("moves {text}"));
    }
    let line = request("law", text.trim_end(), None);
    let law = line.and_then(|line| answered("law ", &line));
    match law {
        // What begins with a number was rather meant as a table.
        Err(_) if text.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
            answered("values ", &table())
        }
        law => law,
    }
}

/// A line of JSON for each position of a game, with what is said about it; the table that decides it is kept from call to call.
fn play(input: &str, lang: Lang) -> (u32, Vec<u8>, Vec<u8>) {
    let looks = input.lines().map(|line| {
        TABLE.with(|table| match table.borrow_mut().look(line) {
            Ok(look) => {
                let mut answer = json!(look);
                answer["said"] = json!(look.said(lang));
                format!("{answer}\n")
            }
            Err(wrong) => format!("{}\n", refused(line, &wrong, lang)),
        })
    });
    (0, looks.collect::<String>().into_bytes(), Vec::new())
}

fn refused(line: &str, wrong: &Wrong, lang: Lang) -> Value {
    let meant = match wrong.what.lines() {
        [] => meant(line).into_iter().collect(),
        lines => lines.to_vec(),
    };
    json!({ "column": wrong.column, "wrong": wrong.what.told(lang), "meant": meant })
}

/// The status, the output and the faults of a program, as its own `main` gives them.
fn answer(name: &str, input: Vec<u8>) -> (u32, Vec<u8>, Vec<u8>) {
    panic::set_hook(Box::new(|panic| {
        let (place, length) = handed_over(panic.to_string().into_bytes());
        PANIC.with(|panic| panic.set([place, length]));
    }));
    let lang = if name.ends_with("-zh") { Lang::Zh } else { Lang::En };
    match name.trim_end_matches("-zh") {
        name @ (ANSWERS | TYPED) => {
            return answers(&String::from_utf8_lossy(&input), lang, name == TYPED)
        }
        PLAY => return play(&String::from_utf8_lossy(&input), lang),
        _ => {}
    }
    let program = PROGRAMS.iter().find(|program| program.0 == name);
    let (output, mut faults) = (Shared::default(), Shared::default());
    let status = match program {
        None => {
            let _ = writeln!(faults, "there is no program {:?}", name);
            2
        }
        Some(&(_, program)) => {
            let (to, reports) = (Box::new(output.clone()), Box::new(faults.clone()));
            let done = program(Box::new(Cursor::new(input)), to, reports);
            if let Err(fault) = &done {
                let _ = writeln!(faults, "{name}: {fault}");
            }
            u32::from(!matches!(done, Ok(true)))
        }
    };
    let bytes = |shared: &Shared| mem::take(&mut *shared.0.borrow_mut());
    (status, bytes(&output), bytes(&faults))
}
