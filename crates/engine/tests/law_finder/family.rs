//! Families of rules: the formulas are the known ones, and hold beyond the parameters from which they were found.

use super::finder::answer;
use grundy_engine::law::{Formula, Shape, Sum};
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
        let values = values.map_or("\nno formula fits the values".to_string(), |of| {
            format!("\ng(n) = {of}: observed")
        });
        assert!(text.contains(&values), "{rule}: {text}");
        let family = said.family().unwrap();
        // The code is for one heap, however many parameters the rule has.
        assert!(family.code.as_ref().is_none_or(|code| !code.of_two), "{rule}");
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

#[test]
fn a_family_without_a_formula_is_told_why() {
    let said = |request: &str| answer(request).to_string();
    assert!(said("law take A B for A in 1..4, B in A..9 to 300")
        .contains("\nno formula fits the periods of all members\n"));
    assert!(said("law take squares or K for K in 2..6 to 100")
        .contains("\nnot all members have a period, so no formula is sought\n"));
    // Two numbers always fit a line, so two members are too few.
    assert!(said("law take 1..M for M in 1..2 to 60")
        .contains("\na formula is sought for 3 members or more\n"));
}
