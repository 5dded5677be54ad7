//! Families of rules: the formulas are the known ones, and hold beyond the parameters from which they were found.

use super::finder::{answer, Lines};
use grundy_checks::definition::Game;
use grundy_engine::law::{Formula, Shape, Sum, Takes};
use grundy_engine::pattern::{request, PairSays};

/// The number that a formula gives.
fn number(formula: &Formula<Sum>, parameters: &[u64]) -> u64 {
    chosen(formula, parameters).value(parameters) as u64
}

fn chosen<'a, T>(formula: &'a Formula<T>, parameters: &[u64]) -> &'a T {
    match formula {
        Formula::All(one) => one,
        Formula::Parity { parameter, even, odd } => {
            if parameters[*parameter] % 2 == 0 {
                even
            } else {
                odd
            }
        }
    }
}

/// The rule, the ranges of its parameters, the line on the period, the line on the values if a formula fits them, and
/// parameters outside all of the ranges.
type Known =
    (&'static str, &'static str, &'static str, Option<&'static str>, &'static [&'static [u64]]);

const FAMILIES: [Known; 14] = [
    (
        "take 1..M",
        "M in 1..9",
        "0 on the period is M + 1",
        Some("n mod (M + 1)"),
        &[&[10], &[40], &[123]],
    ),
    (
        "take L..R",
        "L in 1..4, R in L..8",
        "0 on the period is L + R",
        Some("floor((n mod (L + R)) / L)"),
        &[&[5, 9], &[7, 30], &[11, 11]],
    ),
    (
        "take powers of B",
        "B in 2..9",
        "0 on the period is B + 1 if B is even, 2 if it is odd",
        None,
        &[&[10], &[11], &[24], &[35]],
    ),
    (
        "take L..",
        "L in 1..6",
        "0 on the period is L, the saltus 1",
        Some("floor(n / L)"),
        &[&[7], &[30]],
    ),
    (
        "take 1 M",
        "M in 2..12",
        "0 on the period is M + 1 if M is even, 2 if it is odd",
        None,
        &[&[20], &[21], &[50]],
    ),
    (
        "take A",
        "A in 1..6",
        "0 on the period is 2 A",
        Some("floor((n mod (2 A)) / A)"),
        &[&[7], &[40]],
    ),
    ("take 1 3 2M", "M in 2..9", "0 on the period is 2 M + 3", None, &[&[15], &[22]]),
    (
        "take A A+1",
        "A in 1..6",
        "0 on the period is 2 A + 1",
        Some("floor((n mod (2 A + 1)) / A)"),
        &[&[9], &[25]],
    ),
    (
        "take A..A+2",
        "A in 1..6",
        "0 on the period is 2 A + 2",
        Some("floor((n mod (2 A + 2)) / A)"),
        &[&[8], &[31]],
    ),
    (
        "take A 3A",
        "A in 1..6",
        "0 on the period is 2 A",
        Some("floor((n mod (2 A)) / A)"),
        &[&[7], &[19]],
    ),
    (
        "take multiples of K",
        "K in 1..6",
        "0 on the period is K, the saltus 1",
        Some("floor(n / K)"),
        &[&[7], &[20]],
    ),
    (
        "take A..2A",
        "A in 1..6",
        "0 on the period is 3 A",
        Some("floor((n mod (3 A)) / A)"),
        &[&[8], &[21]],
    ),
    (
        "take A..4A-1",
        "A in 1..6",
        "0 on the period is 5 A - 1",
        Some("floor((n mod (5 A - 1)) / A)"),
        &[&[9], &[14]],
    ),
    (
        "take 2..2M+1",
        "M in 1..7",
        "0 on the period is 2 M + 3",
        Some("floor((n mod (2 M + 3)) / 2)"),
        &[&[9], &[30]],
    ),
];

#[test]
fn formulas_are_those_that_are_known() {
    for (rule, ranges, period, values, beyond) in FAMILIES {
        let said = answer(&format!("law {rule} for {ranges} to 200"));
        let text = said.to_string();
        assert!(text.contains(&format!("\nfrom {period}: observed in all ")), "{rule}: {text}");
        let family = said.family().unwrap();
        let values = match values {
            Some(of) => format!("\ng(n) = {of}: observed"),
            None if family.takes.is_some() => "\ng(n) = floor(k / a) mod 2, but 2 if ".to_string(),
            None => "\nno formula fits the values".to_string(),
        };
        assert!(text.contains(&values), "{rule}: {text}");
        // The code is for one heap, however many parameters the rule has.
        assert!(family.code.as_ref().is_none_or(|code| code.numbers == 1), "{rule}");
        for &parameters in beyond {
            // With ranges of one number each, the rule has fixed numbers, and its values are computed.
            let one = |(name, of): (&String, &u64)| format!("{name} in {of}..{of}");
            let ranges: Vec<String> = family.parameters.iter().zip(parameters).map(one).collect();
            let found = answer(&format!("law {rule} for {} to 400", ranges.join(", ")));
            let member = &found.family().unwrap().members[0];
            let (law, of) = (member.law.unwrap(), |formula: &Option<_>| {
                number(formula.as_ref().unwrap(), parameters)
            });
            assert_eq!(
                (law.period as u64, law.saltus),
                (of(&family.period), of(&family.saltus)),
                "{}",
                member.rule
            );
            let Some(formula) = &family.value else { continue };
            let shape: &Shape = chosen(formula, parameters);
            for (value, n) in
                answer(&request("table", &member.rule, Some(300)).unwrap()).values().iter().zip(0..)
            {
                assert_eq!(shape.value(parameters, n), Some(*value), "{}: {n}", member.rule);
            }
        }
    }
}

#[test]
fn wythoffs_games_are_a_family() {
    let rule = "pairs take any from one or any from both less than N apart";
    let said = answer(&format!("law {rule} for N in 1..5 to 60"));
    assert!(
        said.to_string().contains("\nWythoff's game with t = N: observed in all 5 members"),
        "{said}"
    );
    let formula = said.family().unwrap().wythoff.as_ref().unwrap();
    for t in [6, 9] {
        let alone = answer(&format!("law {} to 60", rule.replace('N', &t.to_string())));
        let law = alone.pairs().unwrap().law.as_ref().unwrap();
        assert_eq!(law.says, PairSays::Wythoff(number(formula, &[t])));
    }
}

/// Families that take one of two numbers, or of two and their sum: the laws of members outside the ranges too.
#[test]
fn two_numbers_and_their_sum_have_one_law_for_all() {
    let law = |request: &str| {
        let answer = answer(request);
        let takes = answer.family().unwrap().takes.clone();
        (answer.to_string(), takes)
    };
    for (rule, says, numbers) in [
        ("take A B", Takes::Two, "A and B"),
        ("take B or A+1", Takes::Two, "B and A + 1"),
        ("take A B A+B", Takes::WithSum, "A and B"),
        ("take A+B B A", Takes::WithSum, "B and A"),
        ("take 2A 3A+B or B+A", Takes::WithSum, "2 A and A + B"),
    ] {
        let (text, takes) = law(&format!("law {rule} for A in 1..4, B in 3..9 to 300"));
        let takes = takes.expect(rule);
        assert_eq!((takes.says, takes.known.is_proved()), (says, says == Takes::Two), "{rule}");
        let period = match says {
            Takes::Two => "\nfrom 0 on the period is a + b, but 2 a if b is an odd multiple of a; a",
            Takes::WithSum => "\nfrom 0 on the period is 2 b + r if b = 2 h a - r, but a (2 b + r) / gcd(a, r) if ",
        };
        let of = format!("a is the lesser of {numbers}, b the greater");
        let known =
            if takes.known.is_proved() { ": proved for all" } else { ": observed in all 28" };
        assert!(text.contains(period) && text.contains(&of) && text.contains(known), "{text}");
        for parameters in [[5, 7], [9, 2], [11, 33]] {
            let ranges = format!("A in {0}..{0}, B in {1}..{1}", parameters[0], parameters[1]);
            let found = answer(&format!("law {rule} for {ranges} to 2500"));
            let of = |sum: &Sum| sum.value(&parameters) as u64;
            let said = found.family().unwrap().members[0].law;
            assert_eq!(said, says.law(of(&takes.one), of(&takes.other)), "{rule} {parameters:?}");
        }
    }
    // Other moves, another winner, no numbers, or three of which none is the sum.
    for rule in [
        "take A B or split",
        "take A B with split",
        "misere take A B",
        "take A B never the same twice",
        "take A..A B",
        "take A B 2A+B",
        "take A but B",
    ] {
        assert_eq!(law(&format!("law {rule} for A in 2..4, B in 5..8 to 100")).1, None, "{rule}");
    }
    // What is observed is so in two members more than there are parameters.
    assert_eq!(law("law take A B A+B for A in 2..2, B in 5..7").1, None);
    assert!(law("law take A B A+B for A in 2..2, B in 5..8").1.is_some());
}

#[test]
fn families_that_remember_and_shares_have_a_line_for_each_member() {
    let said = |request: &str| answer(request).to_string();
    // Schwenk's numbers with factor 1 and 2 are the powers of 2 and Fibonacci's.
    let last = said("law take up to N times the last for N in 1..3 to 60");
    assert!(last.contains(
        "\nN = 1: another law, proved; the lost heaps begin with 0, 1, 2, 4, 8, 16, 32\n"
    ));
    assert!(last.contains("\nN = 2: another law, proved; the lost heaps begin with 0, 1, 2, 3, 5, 8, 13, 21, 34, 55\n"));
    let kinds = said("law take 1..N never the same twice for N in 2..5");
    assert!(kinds.contains("\nN = 2: period 3 from 2, proved\n"), "{kinds}");
    let shares = answer("law take up to 1/L for L in 2..4 to 60").family().unwrap().members.clone();
    assert_eq!([&shares[0].rule, &shares[2].rule], ["take up to 1/2", "take up to 1/4"]);
    let steps =
        answer("law pairs take (N,1) (2N,-1) for N in 2..4").family().unwrap().members.clone();
    assert_eq!(steps[1].rule, "pairs take (3,1) (6,-1)");
}

#[test]
fn a_family_without_a_formula_is_told_why() {
    let said = |request: &str| answer(request).to_string();
    assert!(said("law take 1 A B for A in 2..4, B in A..9 to 300")
        .contains("\nno formula fits the periods of all members\n"));
    assert!(said("law take squares or K for K in 2..6 to 100")
        .contains("\nnot all members have a period, so no formula is sought\n"));
    // Two numbers always fit a line, so two members are too few.
    assert!(said("law take 1..M for M in 1..2 to 60")
        .contains("\na formula is sought for 3 members or more\n"));
}

/// Families of every kind, each with the ranges of its parameters: of 1 to 3 parameters, with ends that rise, fall, and do
/// both, and with names that are not what they look like in code.
fn families() -> Vec<String> {
    const ENDS: &str = "N+1, 2N, 2N+1, 3N-1, N+4, 4N-2, 5N-3, 3N+7, \
        9-N, 10-N, 20-2N, 17-2N, 25-3N, 30-4N, 19-N+1, 12+3-2N";
    const RUNS: &str = "N..2N, N..3N, N..5N, N..20-N, N..19-2N, N..N+3, 2N..4N+1, 2N-1..4N, N+1..3N+2, 3N-2..7N, 7-N..20-N, \
        7-N..20-2N, 9-N..30-3N, 15-2N..16, 15-2N..30-4N, 7-N..8+N, 10-N..20+2N, 7-N..14-2N, 8-N..21-3N, 13-2N..26-4N";
    const SETS: &str = "N, 1 N, 2 N, N 2N, N 3N, N N+1, N 5N, 1 3 2N, 1 2N+1, 1 2 3N, 2N 3N, N N+2, 9-N 18-2N, 9-N, \
        9-N 10-N, 1 15-2N, 1 16-2N, N.., 9-N.., 2N+1.., multiples of N, multiples of 9-N, multiples of 2N-1, \
        powers of N+1, powers of 2N, any but N, odd 2N, even 2N-1, 1..N 2N, 1 N.., N N+2 N+4, half N, squares N, \
        a divisor N, up to 1/N, any but multiples of N, odd 1..N, odd 1..2N, odd 1..3N, odd 1..9-N, odd 1..23-3N, \
        1..N but odd, 1..2N but odd, 1..9-N but odd, 1..3N but odd, 1..N but even, 27-3N, 27-3N 30-3N";
    const OF_TWO: &str = "A..B+A, A..A+2B, A..2A+B-1, A..12+A-B, A..20+2A-3B, A..3A+8-B, 1..A+B, 1..2A+3B, 1..20+A-B, \
        1..30-2A-3B, 1..20-A-B, 1..9A+2-2B, A..25-B, B..25-A, 8-A..20+B, 8-A..24-A-B, 8-A..24+A-B, A..30-A-2B, 2A..4A+B, \
        up to 9-A+B, multiples of A+B, multiples of 12-A-B, 9+A-B.., A A+B, A B, 1..A 1..B, A..A+B odd, odd 1..2A+B, \
        odd 1..12+2A-B, odd 1..20-A-2B, 1..2A+B but odd, 12-A-B..30-A-2B, 9-A..27-2A+B, A+B, 12-A-B, powers of A+B";
    const OF_THREE: &str =
        "A..A+B+C, A..30+A-2B-C, 1..30-A-B-C, 1..20+A-B+C, A..A+2B+3C-1, 12-A-B..24-A-B+C, A+B..30-C";
    const MEMORY: &str = "up to N times the last, 1..N never the same twice, 1 N never the same twice, \
        N 2N never the same twice, 1..N or 2 never the same kind twice, 1..9-N never the same twice, \
        N or N never the same kind twice, N or N+1..2N never the same kind twice";
    const OF_PAIRS: &str = "any from one or any from both less than N apart, 1..N from one, up to N from both, \
        (N;1) (1;N), up to N from one or up to N from both, up to 1/N from one, (N;-1) (-1;N), 1..9-N from one";
    // With a parameter of 0.
    const FROM_ZERO: &str = "1..N+1, 1..2N+1, 1..N+4, 1..9-N, 1..20-2N, N+1..2N+1, N+1..15-N, N+1 2N+3, 1 N+2, N+1.., 2 9-N, \
        powers of N+2, multiples of N+1, any but N+1, odd 2N+2, 1..N+1 but even, 1..N+1 never the same twice, \
        up to N+1 times the last";
    let mut all: Vec<String> = Vec::new();
    let mut add = |rules: &str, before: &str, ranges: &str| {
        let rules = rules.split(", ").map(|rule| rule.replace(';', ","));
        all.extend(rules.map(|rule| format!("{before}{rule} for {ranges}")));
    };
    for before in ["take 1..", "take 2..", "take up to "] {
        add(ENDS, before, "N in 1..6");
    }
    add(&ENDS.replace('N', "I"), "take 1..", "I in 1..6");
    add(ENDS, "take odd 1..", "N in 1..6");
    add(RUNS, "take ", "N in 1..6");
    add(SETS, "take ", "N in 2..7");
    add(OF_TWO, "take ", "A in 1..4, B in 1..4");
    add(&OF_TWO.replace('A', "L").replace('B', "O"), "take ", "L in 1..3, O in L..5");
    add(OF_THREE, "take ", "A in 1..3, B in 1..3, C in 1..3");
    add(&OF_THREE.replace('A', "I").replace('C', "L"), "take ", "I in 1..2, B in 1..3, L in I..4");
    add(FROM_ZERO, "take ", "N in 0..5");
    add(MEMORY, "take ", "N in 2..6");
    add(OF_PAIRS, "pairs take ", "N in 2..4");
    all
}

/// Compiles the functions of families, and compares them for all members and 50 heaps with the definition; returns how many
/// functions there are, and how many with a formula by parity, with what is taken away, and with two parameters or more.
fn assert_code_right(name: &str, families: &[String]) -> [usize; 4] {
    let (mut lines, mut counts) = (Lines::default(), [0; 4]);
    for family in families {
        let said = answer(&format!("law {family} to 60"));
        let of = said.family().unwrap();
        let Some(code) = &of.code else { continue };
        let values: Vec<u64> =
            of.members.iter().flat_map(|member| Game::new(&member.rule).values(49)).collect();
        let numbers: Vec<&[u64]> = of.members.iter().map(|member| &member.parameters[..]).collect();
        assert!(lines.take_members(&said, &["n"], 50, &numbers, &values), "{family}");
        let is_parity = matches!(of.value, Some(Formula::Parity { .. }));
        let is = [true, is_parity, code.rust.contains(" - "), of.parameters.len() > 1];
        counts.iter_mut().zip(is).for_each(|(count, is)| *count += usize::from(is));
    }
    lines.assert_right(name);
    counts
}

#[test]
fn functions_of_families_are_right_for_all_members() {
    let few = [
        "take 1..9-N for N in 1..6",
        "take 1..20-2N for N in 1..6",
        "take A..20+2A-3B for A in 1..4, B in 1..4",
        "take A..12+A-B for A in 1..4, B in 1..4",
        "take L..R for L in 1..4, R in L..8",
        "take multiples of 9-I for I in 1..6",
        "take 1 2N+1 for N in 1..6",
        "take 1..30-A-B-C for A in 1..3, B in 1..3, C in 1..3",
        "take 1..O or 1 for O in 1..6",
        "take N..20-N for N in 1..6",
        "take N 3N for N in 1..6",
        "take up to 2N+1 for N in 0..5",
        "take A B for A in 1..5, B in 1..6",
        "take 3 9-N for N in 1..6",
        "take I or 3 for I in 1..7",
    ];
    let [count, _, falling, _] = assert_code_right("family-code", &few.map(str::to_string));
    assert!(count == few.len() && falling >= 6, "{count} {falling}");
}

#[test]
#[ignore] // a minute of compiling; cargo test -p grundy-engine --test tests families_of_every_kind -- --ignored --nocapture
fn functions_of_families_of_every_kind_are_right() {
    let all = families();
    let [count, parity, falling, several] = assert_code_right("families-code", &all);
    println!(
        "{} families, {count} functions: {parity} by parity, {falling} with a minus, {several} of two parameters or more",
        all.len()
    );
    assert!(count >= 200, "{count}");
}
