//! What each program reads: one description, from which every test takes its inputs.
//!
//! Sizes are given twice: the judge's, and the program's where it does not take all of u64. Lines are those of
//! the judge's statement.

use crate::format::{
    list, list_of, lists_of, number, on_a_line, times, times_of, word, Cases, Format, Number,
    Order, Part,
};

fn one(parts: Vec<Part>) -> Format {
    Format {
        cases: Cases::One,
        most: 1,
        judge_cases: (1, u64::MAX),
        in_all: None,
        parts,
    }
}

/// The number of cases, then the cases; at most `most` of them at the judge.
fn header(most: u64, parts: Vec<Part>) -> Format {
    Format {
        cases: Cases::Header,
        most,
        judge_cases: (1, most),
        ..one(parts)
    }
}

/// The same where nothing says how many cases the judge gives.
fn header_of_any(most: u64, parts: Vec<Part>) -> Format {
    header(most, parts).of_cases(1, u64::MAX)
}

/// The same with any number of cases, of which the judge limits what is in all together.
fn header_in_all(name: &'static str, most: u64, parts: Vec<Part>) -> Format {
    header(1, parts).of_cases(1, most).in_all(name, most)
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

/// A heap, which the program takes also if it is empty.
fn heap(judge: u64) -> Number {
    number("heap", 1, judge)
}

/// Heaps on the line below their count.
fn heaps(most: u64, heap: Number) -> Part {
    list("heaps", most, heap).below()
}

/// A node of a graph of `n`, where the first is 1.
fn node() -> Number {
    number("node", 1, u64::MAX).by(|case| (1, case.number("n")))
}

/// A number that a subtraction game may take.
fn member(judge: u64) -> Number {
    number("member", 1, judge).within(1, u64::MAX).small(6)
}

/// The set of a subtraction game.
fn set(members: u64, judge: u64) -> Part {
    set_of(members, vec![member(judge).into()])
}

/// The same of members with their lines.
fn set_of(members: u64, each: Vec<Part>) -> Part {
    let set = lists_of("set", members, each).small(3);
    set.counted(|count| count.within(0, 16383))
}

/// The tokens of a row.
fn cells(most: u64, judge: u64) -> Part {
    let cell = number("cell", 1, judge).within(1, u64::MAX).small(9);
    list("cells", most, cell).in_order(Order::Distinct)
}

/// What `program` reads, or `None` if it is not here.
pub fn format(program: &str) -> Option<Format> {
    const SIZE: u64 = 1_000_000_000;
    let (n, m) = (|judge| number("n", 1, judge), |judge| number("m", 1, judge));
    Some(match program {
        // Bash's game.
        "hdu1846" => header(100, vec![n(1000).into(), m(1000).into()]),
        "loj10241" => one(vec![
            n(100_000).small(60).into(),
            number("k", 1, 100_000).small(60).into(),
        ]),
        "abc297-g" => {
            let least = number("l", 1, SIZE).within(1, u64::MAX).small(5);
            let most = number("r", 1, SIZE)
                .by(|case| (case.number("l"), u64::MAX))
                .small(7);
            let heaps = times("heaps", "n", heap(SIZE).small(9));
            one(vec![
                n(200_000).small(3).into(),
                least.into(),
                most.into(),
                Part::Line,
                heaps,
            ])
        }
        "cses1098" => header_in_all("heaps", 200_000, vec![heaps(200_000, heap(SIZE).small(7))]),
        "timus1180" => {
            let digits = word("0123456789", 1, 250).judge_first("123456789");
            one(vec![digits.into()])
        }
        "arc168-b" => one(vec![heaps(250_000, heap(SIZE).small(6))]),
        "hdu2149" => to_end(vec![m(1099).small(40).into(), n(1099).small(40).into()]),
        "hdu1851" => {
            let heap = vec![
                heap(SIZE).small(6).into(),
                number("limit", 1, SIZE).small(6).into(),
            ];
            header_of_any(100, vec![lists_of("heaps", 10, heap)])
        }
        "hdu1847" => to_end(vec![n(1000).small(500).into()]),
        "leetcode292" => one(vec![n((1 << 31) - 1).within(1, u64::MAX).small(200).into()]),

        // Nim.
        "loj10242" => one(vec![heaps(50_000, heap(SIZE))]),
        "acwing891" => one(vec![heaps(100_000, heap(SIZE))]),
        "cses1730" => header_in_all("heaps", 200_000, vec![heaps(200_000, heap(SIZE).small(7))]),
        "cf1382b" => header(1, vec![heaps(100_000, heap(SIZE).small(4))])
            .of_cases(1, 1000)
            .in_all("heaps", 100_000),
        "cf1147c" => {
            let count = number("heaps", 2, 50).small(4);
            one(vec![Part::Even(count, heap(50).small(4))])
        }
        "agc002-e" => one(vec![heaps(100_000, heap(SIZE).small(6))]),
        "arc105-d" => header_in_all(
            "bags",
            200_000,
            vec![{
                let bag = number("bag", 1, SIZE).small(4);
                list("bags", 200_000, bag).below()
            }],
        ),
        "yukicoder2282" => one(vec![
            list("boxes", 200_000, number("a", 0, SIZE).small(4)).below()
        ]),
        "luogu-p4301" => {
            let heaps = heaps(100, heap(SIZE).within(1, u64::MAX).small(7));
            one(vec![heaps.counted(|count| count.within(1, u64::MAX))])
        }
        "hackerrank-nimble-game-1" => {
            let coins = number("coins", 0, SIZE).small(3);
            header(10_000, vec![list("squares", 100, coins).small(4).below()])
        }
        "hackerrank-poker-nim-1" => {
            let n = n(100).small(3);
            let k = number("k", 1, 100).small(2);
            let heaps = times("heaps", "n", heap(SIZE).judged(0, SIZE).small(4));
            header(100, vec![n.into(), k.into(), Part::Line, heaps])
        }
        "hackerrank-zero-move-nim" => {
            let heap = heap((1 << 30) - 1).judged(0, (1 << 30) - 1).small(9);
            header(10, vec![heaps(10, heap)])
        }
        "luogu-p2197" => header(10, vec![heaps(10_000, heap(SIZE).judged(0, SIZE).small(7))]),
        "luogu-p1247" => one(vec![heaps(500_000, heap(SIZE))]),
        "cf15c" => {
            let size = 10_000_000_000_000_000;
            let count = number("m", 1, size)
                .by(|case| (0, (u64::MAX - case.number("x")).saturating_add(1)))
                .small(4);
            one(vec![lists_of(
                "runs",
                100_000,
                vec![number("x", 1, size).into(), count.into()],
            )])
        }
        "lightoj1247" => {
            let cells = times("cells", "n", number("cell", 0, SIZE).small(3));
            let rows = times("rows", "m", cells);
            header_of_any(
                100,
                vec![m(50).small(3).into(), n(50).small(3).into(), rows],
            )
        }
        "loj10245" => {
            let bar = number("bar", 1, SIZE).within(1, u64::MAX).small(5);
            Format {
                most: 10,
                ..to_end(vec![list("bars", 14, bar).below()]).of_cases(10, 10)
            }
        }
        "loj10246" => header(100, vec![heaps(50, heap(1000).small(4))]),
        "loj10248" => header(10, vec![heaps(1000, heap(SIZE).small(6))]),
        "cses2208" => header_in_all("heaps", 200_000, vec![heaps(200_000, heap(SIZE).small(5))]),
        "acwing894" => one(vec![heaps(100, heap(100).small(5))]),
        "cses2207" => {
            let heap = heap(1_000_000).within(0, (1 << 35) - 1).small(60);
            header(100_000, vec![heap.into()])
        }
        "lightoj1199" => {
            let heap = heap(10_000).within(0, 50_000).small(12);
            header_of_any(100, vec![heaps(100, heap).small(3)])
        }
        "hdu1850" => to_zero(vec![heaps(100, heap(1_000_000))]),
        "poj2234" => to_end(vec![list("heaps", 20, heap(10_000_000))]),
        "hdu2176" => to_zero(vec![heaps(200_000, heap(SIZE))]),
        "misere-nim" => to_zero(vec![heaps(100, heap(SIZE))]),
        "lightoj1253" => header_of_any(100, vec![heaps(100, heap(SIZE).small(8))]),
        "hdu1907" => header(474, vec![heaps(47, heap(4747))]),

        // Wythoff's game.
        "poj1067" => to_end(vec![
            number("a", 0, SIZE).into(),
            number("b", 0, SIZE).into(),
        ]),
        "cf282d" => {
            let n = number("n", 1, 3).within(1, 3).small(3);
            let numbers = times("numbers", "n", number("number", 0, 299));
            one(vec![n.into(), Part::Line, numbers])
        }
        "hdu2177" => {
            let b = number("b", 1, 1_000_000).judge_by(|case| (case.number("a"), u64::MAX));
            Format {
                cases: Cases::ToTwoZeros,
                ..one(vec![number("a", 0, 1_000_000).into(), b.into()])
            }
        }

        // Nim products, and coins on a board.
        "library-nim-product-64" => {
            let factor = |name| Part::from(number(name, 0, u64::MAX).small(40));
            header(1_000_000, vec![factor("a"), factor("b")])
        }
        "luogu-p2594" => {
            let size = |name| Part::from(number(name, 1, 100).within(1, 1_000_000).small(3));
            let rows = times("rows", "n", Part::WordOf("m", "HT"));
            header(50, vec![size("n"), size("m"), rows])
        }

        "cf1310f" => {
            let one = |name| Part::from(number(name, 1, u64::MAX).within(1, u64::MAX).small(60));
            header(100, vec![one("a"), one("b")])
        }
        "cf494e" => {
            let first = |name| {
                number(name, 1, SIZE)
                    .by(|case| (1, case.number("n")))
                    .into()
            };
            let last = |name| number(name, 1, SIZE);
            let ends = vec![
                first("a"),
                first("b"),
                last("c")
                    .by(|case| (case.number("a"), case.number("n")))
                    .into(),
                last("d")
                    .by(|case| (case.number("b"), case.number("n")))
                    .into(),
            ];
            let k = number("k", 1, SIZE).within(1, u64::MAX).small(5);
            let k = k.judge_by(|case| (1, case.number("n")));
            let n = n(SIZE).within(1, u64::MAX).small(3);
            let rectangles = times_of("rectangles", "m", ends);
            one(vec![
                n.into(),
                m(50_000).small(3).into(),
                k.into(),
                rectangles,
            ])
        }

        // Counting.
        "abc212-h" => {
            let heap = number("heap", 1, 65_535).within(0, (1 << 20) - 1).small(5);
            let heaps = times("heaps", "k", heap).in_order(Order::Distinct);
            let k = number("k", 1, 65_535).within(0, 1 << 20).small(3);
            one(vec![
                n(200_000).small(4).into(),
                k.into(),
                Part::Line,
                heaps,
            ])
        }
        "luogu-p2490" => {
            let k = number("k", 2, 100).by(|case| (2, case.number("n"))).even();
            let d = number("d", 1, 100).within(1, u64::MAX).small(4);
            let d = d.judge_by(|case| (1, case.number("k")));
            let n = number("n", 2, 10_000).within(2, 100_000).small(8);
            one(vec![n.into(), k.small(6).into(), d.into()])
        }

        // Fibonacci Nim.
        "luogu-p6487" => one(vec![number("n", 1, 1_000_000_000_000_000)
            .within(1, u64::MAX)
            .small(150)
            .into()]),
        "yukicoder2" => one(vec![number("n", 2, 100_000_000)
            .within(1, u64::MAX)
            .small(400)
            .into()]),
        "hdu2516" => to_zero(vec![number("n", 2, (1 << 31) - 1).small(500).into()]),
        "fibonacci-nim" => to_end(vec![number("n", 3, SIZE).small(500).into()]),

        // Rows.
        "stripes" => {
            let size = |name| Part::from(number(name, 1, 1000).within(1, u64::MAX).small(6));
            let lengths = lists_of("lengths", 1000, on_a_line(number("length", 1, 1000)));
            let parts = vec![size("a"), size("b"), size("c"), Part::Line, lengths];
            to_end(parts).of_cases(1, 1)
        }
        "cf1823e" => {
            let n = number("n", 3, 200_000).within(1, u64::MAX).small(7);
            let l = number("l", 1, 199_999).within(1, u64::MAX - 1).small(4);
            let l = l.judge_by(|case| (1, case.number("n") - 1));
            let r = number("r", 2, 200_000).by(|case| (case.number("l") + 1, u64::MAX));
            let r = r.judge_by(|case| (2, case.number("n"))).small(6);
            one(vec![n.into(), l.into(), r.into(), Part::Cycles("n")])
        }
        "hackerrank-bowling-pins" => {
            let n = n(300).within(1, 20_000);
            header(1000, vec![n.into(), Part::Line, Part::WordOf("n", "IX")])
        }
        "timus1465" => one(vec![n(SIZE).within(0, u64::MAX - 1).small(200).into()]),
        "yukicoder715" => {
            let member = number("member", 1, SIZE).small(9);
            one(vec![list("set", 500_000, member).small(7).below()])
        }
        "n-ring" => {
            let m = number("m", 1, 1000).within(1, u64::MAX);
            header_of_any(100, vec![n(1000).into(), m.into()])
        }
        "three-x" => to_end(vec![number("n", 3, 2000)
            .within(0, u64::MAX - 2)
            .small(200)
            .into()])
        .of_cases(1, 1),
        "lightoj1229" => header(200, vec![word(".X", 3, 200).without(&["XXX"]).into()]),
        "cf305e" => one(vec![word("abcdefghijklmnopqrstuvwxyz", 1, 5000).into()]),
        "leetcode294" => one(vec![word("+-", 1, 60).into()]),
        "cf1704f" => {
            let n = number("n", 3, 500_000).within(1, 1_000_000);
            let parts = vec![n.into(), Part::Line, Part::WordOf("n", "RB")];
            header_in_all("n", 500_000, parts)
        }
        "dawsons-kayles" => to_end(vec![list("rows", 100, number("row", 0, 1000).small(7))]),
        "octal" => to_end(vec![Part::Code, heaps(100, heap(1000).small(40)).small(8)]),
        "octal-period" => to_end(vec![Part::Code, number("limit", 0, 1000).small(300).into()]),

        // Graphs.
        "loj10243" => {
            let (n, m) = (
                n(2000).at_least(2).small(7),
                m(6000).judged(0, 6000).small(12),
            );
            let k = number("k", 1, 2000).judge_by(|case| (1, case.number("n")));
            let tokens = times("tokens", "k", node());
            let graph = Part::Edges("n", "m");
            one(vec![n.into(), m.into(), k.small(3).into(), graph, tokens])
        }
        "dag-tokens" => {
            let n = n(1000).within(0, 4_294_967_280).small(8);
            let tokens = list("tokens", 10, node()).below();
            to_end(vec![n.into(), Part::Successors("n", 1), tokens])
        }
        "hdu1524" => {
            let n = n(1000).within(0, 4_294_967_280).small(8);
            let node = number("node", 0, u64::MAX).by(|case| (0, case.number("n") - 1));
            let tokens = Part::Lists(number("tokens", 1, 10).small(3), vec![node.into()]);
            Format {
                cases: Cases::ToEndOrZero,
                ..one(vec![n.into(), Part::Successors("n", 0), tokens])
            }
        }

        // Graphs with cycles, and boards.
        "luogu-p6560" => {
            let (n, m) = (n(100_000).at_least(1).small(6), m(500_000).small(12));
            let m = m.within(0, (1 << 31) - 1);
            let q = number("q", 1, 500).small(5).into();
            let pairs = times_of("pairs", "q", vec![node().into(), node().into()]);
            one(vec![n.into(), m.into(), q, Part::AnyEdges("n", "m"), pairs])
        }
        "cf787c" => {
            let step = |name| number(name, 1, 6999).by(|case| (1, case.number("n") - 1));
            let steps = |name| {
                let steps = list(name, 6999, step("step")).judge_order(Order::Distinct);
                let count = |count: Number| count.within(1, u64::MAX).small(3);
                steps.counted(|of| count(of).judge_by(|case| (1, case.number("n") - 1)))
            };
            let n = number("n", 2, 7000).within(2, 20_000).small(6);
            one(vec![n.into(), Part::Line, steps("first"), steps("second")])
        }
        "abc209-e" => {
            let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
            let words = lists_of("words", 200_000, vec![word(letters, 3, 8).into()]);
            one(vec![words.counted(|count| count.within(0, (1 << 31) - 1))])
        }
        "leetcode913" => {
            let n = number("n", 3, 50).within(3, 64).small(6);
            one(vec![n.into(), Part::Neighbours("n")])
        }
        "luogu-p4055" | "loj6033" => {
            let side = |name| number(name, 1, 100).within(1, 65_535).small(4).into();
            let row = Part::WordOf("m", ".#");
            one(vec![side("n"), side("m"), times("rows", "n", row)])
        }
        "lightoj1315" => {
            let side = |name| number(name, 0, 499).within(0, 1999).small(8).into();
            let knights = lists_of("knights", 1000, vec![side("x"), side("y")]);
            header(200, vec![knights.small(3)])
        }
        "hackerrank-a-chessboard-game-1" => {
            let side = |name| Part::from(number(name, 1, 15).within(1, 15).small(15));
            header(225, vec![side("x"), side("y")])
        }
        "cf1451f" => {
            let side = |name| number(name, 1, 100).within(1, u64::MAX).small(3).into();
            let cells = times("cells", "m", number("cell", 0, 1_000_000).small(3));
            header(10, vec![side("n"), side("m"), times("rows", "n", cells)])
        }

        "cf1149e" => {
            let (n, m) = (
                n(200_000).within(1, u64::MAX).at_least(2).small(4),
                m(200_000).judged(0, 200_000).within(0, (1 << 31) - 1),
            );
            let numbers = times("numbers", "n", number("number", 0, SIZE).small(3));
            let (graph, m) = (Part::Edges("n", "m"), m.small(5).into());
            one(vec![n.into(), m, Part::Line, numbers, graph])
        }

        // Subtraction games.
        "subtraction" => to_end(vec![
            set(100, 10_000),
            heaps(1000, heap(10_000).small(60)).small(8),
        ]),
        "loj10244" => {
            let heaps = lists_of("heaps", 10, on_a_line(heap(1000).small(9)));
            let set = set_of(10, on_a_line(member(10))).judge_order(Order::Increasing);
            one(vec![heaps, set])
        }
        "acwing893" => {
            let heaps = heaps(100, heap(10_000).small(9));
            one(vec![set(100, 10_000).below(), heaps])
        }
        "atcoder-dp-k" => {
            let k = number("k", 1, 100_000).within(0, (1 << 27) - 1).small(30);
            let k = k.judge_by(|case| (case.number("n"), u64::MAX));
            let member = number("member", 1, 100_000).within(1, u64::MAX).small(7);
            let member = member.judge_by(|case| (1, case.number("k")));
            one(vec![
                n(100).small(4).into(),
                k.into(),
                Part::Line,
                times("set", "n", member).judge_order(Order::Increasing),
            ])
        }
        "cses1729" => {
            let n = number("n", 1, 1_000_000).within(0, (1 << 27) - 1).small(40);
            let member = number("member", 1, 1_000_000).within(1, u64::MAX).small(9);
            let up_to_n = |number: Number| number.judge_by(|case| (1, case.number("n")));
            let set = times("set", "k", up_to_n(member));
            one(vec![
                n.into(),
                up_to_n(number("k", 1, 100)).small(4).into(),
                Part::Line,
                set.judge_order(Order::Distinct).judge_has(1),
            ])
        }
        "leetcode1510" => one(vec![n(100_000).within(1, 10_000_000).small(400).into()]),
        "kattis-bachetsgame" => {
            let n = number("n", 1, 1_000_000).within(0, (1 << 27) - 1).small(40);
            let member = number("member", 1, 1_000_000).within(1, u64::MAX).small(9);
            let set = list("set", 10, member).judge_has(1);
            Format {
                most: 100,
                ..to_end(vec![n.into(), set])
            }
        }
        "kattis-snim" => {
            let heaps = list("heaps", 100, heap(10_000).judged(0, 10_000)).small(2);
            one(vec![
                set(100, 10_000),
                list("positions", 100, heaps).small(8),
            ])
        }
        "luogu-p4018" => header(100_000, vec![n(50_000_000).small(60).into()]),
        "luogu-p4860" => header(1_000_000, vec![n(50_000_000).small(60).into()]),
        "coins" => to_end(vec![
            number("x", 0, 10_000).small(30).into(),
            set(100, 10_000),
        ]),
        "hdu1536" => {
            let heaps = list("heaps", 100, heap(10_000).judged(0, 10_000)).small(2);
            to_zero(vec![
                set(100, 10_000),
                list("positions", 100, heaps).small(8),
            ])
        }

        "cf1312f" => {
            let take = |name| Part::from(number(name, 1, 5).within(1, 20).small(3));
            let heaps = times("heaps", "n", heap(1_000_000_000_000_000_000).small(7));
            let n = n(300_000).small(3);
            let parts = vec![n.into(), take("x"), take("y"), take("z"), Part::Line, heaps];
            header_in_all("n", 300_000, parts)
        }
        "leetcode2029" => {
            let stone = number("stone", 1, 10_000).small(6);
            one(vec![list("stones", 100_000, stone).small(6)])
        }

        // Stairs.
        "cses1099" => {
            let balls = heap(SIZE).judged(0, SIZE).small(4);
            let stairs = list("stairs", 200_000, balls).below();
            header_in_all("stairs", 200_000, vec![stairs])
        }
        "acwing892" => one(vec![list("stairs", 100_000, heap(SIZE).small(4)).below()]),
        "luogu-p2575" => {
            let cell = number("cell", 1, 20).within(1, 20).small(20);
            let cells = list("cells", 20, cell).in_order(Order::Distinct);
            let cells = cells.counted(|count| count.within(0, 20).judged(0, 20));
            header(100, vec![list("rows", 1000, cells).small(3)])
        }
        "luogu-p3480" => {
            let heaps = heaps(1000, heap(10_000).judged(0, 10_000).small(7));
            header(10, vec![heaps.in_order(Order::Ascending)])
        }

        // Tokens on a row.
        "row-tokens" => to_end(vec![cells(1000, 10_000)]),
        "poj1704" => header_of_any(10, vec![cells(1000, 10_000).below()]),

        // Divisors.
        "abc368-f" => {
            let n = number("number", 1, 100_000).within(1, u64::MAX).small(64);
            one(vec![list("numbers", 100_000, n).small(3).below()])
        }
        "leetcode1025" => one(vec![n(1000).within(1, u64::MAX).small(200).into()]),
        "divisor-nim" => {
            let n = number("number", 1, SIZE).within(1, u64::MAX).small(64);
            to_end(vec![list("numbers", 100, n).small(3)])
        }

        "cf1537d" => header(10_000, vec![n(SIZE).within(1, u64::MAX).small(300).into()]),
        "hackerrank-tower-breakers-1" => {
            let m = m(1_000_000).within(1, u64::MAX).small(12);
            header(100, vec![n(1_000_000).small(3).into(), m.into()])
        }
        "hackerrank-tower-breakers-revisited-1" => {
            let height = number("height", 1, 1_000_000).within(1, u64::MAX);
            let towers = list("towers", 100, height.small(24)).small(3);
            header(100, vec![towers.below()])
        }
        "hackerrank-tower-breakers-again-1" => {
            let height = number("height", 1, 100_000).within(1, u64::MAX);
            let towers = list("towers", 100, height.small(9)).small(3);
            header(200, vec![towers.below()])
        }

        // Trees.
        "agc010-f" => {
            let n = number("n", 2, 3000).within(1, u64::MAX).small(5);
            let stones = times("stones", "n", number("stones", 0, SIZE).small(3));
            let tree = Part::Tree("n", 1, vec![]);
            one(vec![n.into(), Part::Line, stones, tree])
        }
        "agc017-d" => {
            let n = number("n", 2, 100_000).within(1, u64::MAX).small(8);
            one(vec![n.into(), Part::Tree("n", 1, vec![])])
        }
        "lightoj1355" => {
            let n = number("n", 2, 1000).within(1, u64::MAX).small(6);
            let weight = number("weight", 1, SIZE).within(1, u64::MAX).small(4);
            header_of_any(100, vec![n.into(), Part::Tree("n", 0, vec![weight.into()])])
        }
        "cf1498f" => {
            let n = number("n", 2, 100_000).within(1, u64::MAX).small(4);
            let k = number("k", 1, 20).within(1, 100).small(4);
            let gifts = times("gifts", "n", number("gifts", 0, SIZE).small(2));
            one(vec![
                n.into(),
                Part::Number(k.clone()),
                Part::Tree("n", 1, vec![]),
                gifts,
            ])
        }

        "cf812e" => {
            let n = number("n", 2, 100_000).within(1, u64::MAX).small(5);
            let apples = times("apples", "n", number("apples", 1, 10_000_000).small(2));
            one(vec![n.into(), Part::Line, apples, Part::Parents("n")])
        }

        // Misere and teams.
        "aoj1230" => {
            let n = number("n", 1, 10).within(0, 1000).small(3);
            let stones = number("s", 1, 8192).within(0, 100_000).small(12);
            let take: Part = number("m", 1, 16).within(1, u64::MAX).small(5).into();
            let takes = times_of("takes", "n", vec![take; 2]).on_one_line();
            Format {
                most: 50,
                ..to_zero(vec![n.into(), stones.into(), takes])
            }
        }
        "loj3324" => {
            let size = 1_000_000_000_000_000_000;
            let k = number("k", 1, size).within(1, u64::MAX).small(60);
            let n = number("N", 1, size).small(150);
            header(100_000, vec![k.into(), n.into()])
        }

        // Splitting, intervals, rows to write into, Euclid's game.
        "luogu-p1290" => {
            let one = |name| Part::from(number(name, 1, (1 << 31) - 1));
            header(6, vec![one("a"), one("b")])
        }
        "kattis-euclidsgame" => {
            let one = |name| Part::from(number(name, 1, SIZE));
            Format {
                cases: Cases::ToTwoZeros,
                most: 1000,
                ..to_end(vec![one("a"), one("b")])
            }
        }
        "cf167c" => {
            let size = 1_000_000_000_000_000_000;
            let number = |name| Part::from(number(name, 0, size).small(30));
            header(10_000, vec![number("a"), number("b")])
        }
        "cf317d" => {
            let n = n(SIZE).within(0, (1 << 33) - 1).small(400);
            one(vec![n.into()])
        }
        "typical90-031" => {
            let number = |name| number(name, 0, 50).within(0, 100).small(4);
            let white = times("white", "n", number("w"));
            let blue = times("blue", "n", number("b"));
            one(vec![n(100_000).small(3).into(), Part::Line, white, blue])
        }
        "arc151-c" => {
            let size = 1_000_000_000_000_000_000;
            let m = number("m", 0, 200_000).by(|case| (0, case.number("n")));
            one(vec![
                number("n", 1, size).small(7).into(),
                m.small(3).into(),
                Part::Marks("n", "m"),
            ])
        }
        "lightoj1401" => {
            let row = word(".XO", 1, 100).judge_without(&["XX", "OO"]);
            header(100, vec![row.into()])
        }
        "abc206-f" => {
            let left = number("l", 1, 99).within(0, u64::MAX - 1).small(6);
            let right = number("r", 2, 100).by(|case| (case.number("l") + 1, u64::MAX));
            let interval = vec![left.into(), right.small(7).into()];
            let count = number("intervals", 1, 100)
                .within(0, 500)
                .at_least(1)
                .small(4);
            header(20, vec![list_of(count, interval)])
        }
        "cf87c" => {
            let heap = heap(100_000).within(0, 1_000_000);
            one(vec![heap.small(400).into()])
        }
        "luogu-p3235" => {
            let least = number("f", 1, 99_999).small(6).into();
            let heap = heap(99_999).within(0, 1_000_000).small(12);
            let games = times("games", "t", list("heaps", 99, heap).small(3));
            one(vec![number("t", 1, 99).small(4).into(), least, games])
        }
        "luogu-p4101" => header(
            100,
            vec![n(SIZE).small(16).into(), m(SIZE).small(16).into()],
        ),
        "luogu-p2148" => {
            let heap = number("heap", 1, 2_000_000_000).within(1, u64::MAX);
            let count = number("heaps", 2, 20_000).small(4);
            header(20, vec![Part::Even(count, heap.small(5))])
        }
        "luogu-p10501" => {
            let side = |name| Part::from(number(name, 2, 200).within(2, 500).small(9));
            Format {
                most: 1000,
                ..to_end(vec![side("w"), side("h")])
            }
        }
        "lightoj1344" => {
            let weight = number("weight", 1, SIZE).within(0, u64::MAX).small(4);
            let count = number("pearls", 1, 50).within(0, 2000).small(5);
            let pearls = list_of(count, vec![weight.into()]);
            header_of_any(100, vec![lists_of("bracelets", 50, vec![pearls]).small(3)])
        }
        // Coins in a row; factors; heaps with takes of their own.
        "luogu-p3179" => {
            let n = number("n", 1, SIZE).within(1, 10_000_000_000).small(14);
            let cell = number("cell", 1, SIZE).within(1, u64::MAX).small(14);
            let cell = cell.by(|case| (1, case.number("n")));
            let cells = list("cells", 100, cell).in_order(Order::Distinct);
            let cells = cells.counted(|count| count.by(|case| (0, case.number("n"))));
            let k = number("k", 1, 100).small(3);
            let questions = times("questions", "k", cells.below());
            one(vec![n.into(), Part::Line, k.into(), questions])
        }
        "luogu-p3185" => {
            let count = number("count", 0, 10_000).small(2);
            header(10, vec![list("counts", 21, count).small(4).below()])
        }
        "cf2004e" => {
            let heap = heap(10_000_000).within(0, (1 << 28) - 1).small(40);
            header(1, vec![heaps(300_000, heap).small(3)])
                .of_cases(1, 10_000)
                .in_all("heaps", 300_000)
        }
        "cf850c" => {
            let n = number("number", 1, SIZE).within(1, u64::MAX).small(64);
            one(vec![list("numbers", 100, n).small(3).below()])
        }
        "luogu-p10506" => {
            let n = number("number", 1, 1000).within(1, u64::MAX).small(30);
            Format {
                most: 100,
                ..to_end(vec![list("numbers", 100, n).small(3).below()])
            }
        }
        "arc091-d" => {
            let k = number("k", 1, SIZE).within(1, u64::MAX).small(6);
            let heaps = lists_of("heaps", 200, vec![heap(SIZE).small(14).into(), k.into()]);
            one(vec![heaps.small(3)])
        }
        "lightoj1296" => header_of_any(100, vec![heaps(1000, heap(SIZE).small(30)).small(3)]),
        "cf1194d" => {
            let k = number("k", 3, SIZE).within(1, u64::MAX).small(12);
            header(
                100,
                vec![n(SIZE).judged(0, SIZE).small(60).into(), k.into()],
            )
        }
        "cf768e" => {
            let heap = heap(60).within(0, 70).small(70);
            one(vec![heaps(1_000_000, heap).small(3)])
        }
        "cf603c" => {
            let k = number("k", 1, SIZE).small(5);
            let heaps = times("heaps", "n", heap(SIZE).small(10));
            let n = n(100_000).small(2);
            one(vec![n.into(), k.into(), Part::Line, heaps])
        }
        "cf255e" => {
            let heap = heap(777_777_777_777).small(120);
            one(vec![heaps(100_000, heap).small(2)])
        }
        "abc255-g" => {
            let size = 1_000_000_000_000_000_000;
            let heaps = times("heaps", "n", heap(size).small(9));
            let y = number("y", 1, size).judge_by(|case| (1, case.number("x")));
            let pair = vec![number("x", 1, size).small(9).into(), y.small(9).into()];
            let pairs = times_of("pairs", "m", pair).judge_order(Order::Distinct);
            let (n, m) = (n(200_000).small(3), m(200_000).small(12));
            one(vec![n.into(), m.into(), Part::Line, heaps, pairs])
        }
        _ => return None,
    })
}
