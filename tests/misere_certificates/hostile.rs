//! Inputs that nobody should write: each is answered, or refused in a line.

use super::programs::{run, OCTAL, QUOTIENT};
use super::random::{Choose, Random};

#[test]
fn lines_of_random_words_are_answered_or_told() {
    let words = [
        "0.1",
        "certificate",
        "#",
        "4.",
        "0.8",
        "x",
        "certificate 0.3",
        "é",
        "1",
        "",
        "0.77",
        "9".repeat(5000).leak(),
    ];
    let mut random = Random(30);
    for program in [QUOTIENT, OCTAL] {
        for _ in 0..20 {
            // Many lines in one process.
            let line = |random: &mut Random| -> String {
                (0..random.below(4))
                    .map(|_| words[random.below(words.len() as u64) as usize])
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let input: String = (0..50).map(|_| line(&mut random) + "\n").collect();
            let output = run(program, &input);
            let errors = String::from_utf8(output.stderr).unwrap();
            assert!(
                errors.lines().all(|line| line.starts_with("misere-")),
                "{}",
                errors
            );
            assert_eq!(
                output.status.code(),
                Some(i32::from(!errors.is_empty())),
                "{}",
                errors
            );
        }
    }
}
