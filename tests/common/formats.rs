//! What each program reads: one description, from which every test takes its inputs.
//!
//! Sizes stand here twice: the judge's, and the program's where it does not take all of u64.

use super::format::{list, lists_of, number, Cases, Format, Number, Order, Part};

fn one(parts: Vec<Part>) -> Format {
    Format {
        cases: Cases::One,
        most: 1,
        parts,
    }
}

/// So many cases of the largest size.
fn header(most: u64, parts: Vec<Part>) -> Format {
    Format {
        cases: Cases::Header,
        most,
        parts,
    }
}

fn to_end(parts: Vec<Part>) -> Format {
    Format {
        cases: Cases::ToEnd,
        ..one(parts)
    }
}

fn to_zero(parts: Vec<Part>) -> Format {
    Format {
        cases: Cases::ToZero,
        ..one(parts)
    }
}

fn heap(judge: u64) -> Number {
    number("heap", 0, judge)
}

/// A node of a graph of `n`, where the first is 1.
fn node() -> Number {
    number("node", 1, u64::MAX)
        .within(1, u64::MAX)
        .up_to("n", 0)
}

/// The set of a subtraction game.
fn set(members: u64, judge: u64) -> Part {
    let member = number("member", 1, judge).within(1, u64::MAX).small(6);
    match list("set", members, member).small(3) {
        Part::List(count, each, order) => Part::List(count.within(0, 16383), each, order),
        _ => unreachable!(),
    }
}

/// The tokens of a row.
fn cells(most: u64, judge: u64) -> Part {
    let cell = number("cell", 1, judge).within(1, u64::MAX).small(9);
    list("cells", most, cell).in_order(Order::Distinct)
}

/// What `program` reads, or `None` if it is not here.
pub fn format(program: &str) -> Option<Format> {
    const SIZE: u64 = 1_000_000_000;
    let (n, m) = (|judge| number("n", 0, judge), |judge| number("m", 0, judge));
    Some(match program {
        // Bash's game.
        "hdu1846" => header(100, vec![n(1000).into(), m(1000).into()]),
        "hdu2149" => to_end(vec![m(1099).small(40).into(), n(1099).small(40).into()]),
        "hdu1851" => {
            let heap = vec![
                heap(SIZE).small(6).into(),
                number("limit", 0, SIZE).small(6).into(),
            ];
            header(100, vec![lists_of("heaps", 10, heap)])
        }
        "hdu1847" => to_end(vec![n(1000).small(500).into()]),

        // Nim.
        "hdu1850" => to_zero(vec![list("heaps", 100, heap(1_000_000))]),
        "poj2234" => to_end(vec![list("heaps", 20, heap(10_000_000))]),
        "hdu2176" => to_zero(vec![list("heaps", 200_000, heap(SIZE))]),
        "misere-nim" => to_zero(vec![list("heaps", 100, heap(SIZE))]),
        "hdu1907" => header(474, vec![list("heaps", 47, heap(4747))]),

        // Wythoff's game.
        "poj1067" => to_end(vec![
            number("a", 0, SIZE).into(),
            number("b", 0, SIZE).into(),
        ]),
        "hdu2177" => Format {
            cases: Cases::ToTwoZeros,
            ..one(vec![
                number("a", 0, 1_000_000).into(),
                number("b", 1, 1_000_000).into(),
            ])
        },

        // Fibonacci Nim.
        "hdu2516" => to_zero(vec![number("n", 2, (1 << 31) - 1).small(500).into()]),
        "fibonacci-nim" => to_end(vec![n(SIZE).small(500).into()]),

        // Rows.
        "stripes" => {
            let size = |name| Part::from(number(name, 1, 1000).within(1, u64::MAX).small(6));
            let lengths = list("lengths", 1000, number("length", 1, 1000));
            to_end(vec![size("a"), size("b"), size("c"), lengths])
        }
        "n-ring" => {
            let m = number("m", 1, 1000).within(1, u64::MAX);
            header(100, vec![n(1000).into(), m.into()])
        }
        "three-x" => to_end(vec![number("n", 3, 2000)
            .within(0, 1_048_574)
            .small(200)
            .into()]),
        "dawsons-kayles" => to_end(vec![list("rows", 100, number("row", 0, 1000).small(7))]),
        "octal" => to_end(vec![
            Part::Code,
            list("heaps", 100, heap(1000).small(40)).small(8),
        ]),
        "octal-period" => to_end(vec![Part::Code, number("limit", 0, 1000).small(300).into()]),

        // Graphs.
        "dag-tokens" => {
            let n = n(1000).within(0, 4_294_967_280).small(8);
            let tokens = list("tokens", 10, node());
            to_end(vec![n.into(), Part::Successors("n", 1), tokens])
        }
        "hdu1524" => {
            let n = n(1000).within(0, 4_294_967_280).small(8);
            let node = number("node", 0, u64::MAX).up_to("n", -1);
            let tokens = Part::Lists(number("tokens", 1, 10).small(3), vec![node.into()]);
            Format {
                cases: Cases::ToEndOrZero,
                ..one(vec![n.into(), Part::Successors("n", 0), tokens])
            }
        }

        // Subtraction games.
        "subtraction" => to_end(vec![
            set(100, 10_000),
            list("heaps", 1000, heap(10_000).small(60)).small(8),
        ]),
        "coins" => to_end(vec![
            number("x", 0, 10_000).small(30).into(),
            set(100, 10_000),
        ]),
        "hdu1536" => {
            let heaps = list("heaps", 100, heap(10_000)).small(2);
            to_zero(vec![
                set(100, 10_000),
                list("positions", 100, heaps).small(8),
            ])
        }

        // Tokens on a row.
        "row-tokens" => to_end(vec![cells(1000, 10_000)]),
        "poj1704" => header(10, vec![cells(1000, 10_000)]),

        // Divisors.
        "divisor-nim" => {
            let n = number("number", 1, SIZE).within(1, u64::MAX).small(64);
            to_end(vec![list("numbers", 100, n).small(3)])
        }
        _ => return None,
    })
}
