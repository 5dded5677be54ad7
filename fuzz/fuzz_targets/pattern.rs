//! Requests of every kind for the law finder, made by its grammar, some with a few bytes changed: no panic, a fault is one
//! line, a proved period holds for four times as many heaps, and the winner of a sum agrees with the values.
#![no_main]

use grundy_engine::pattern::{Answer, Requests};
use grundy_fuzz::Bytes;
use grundy_problems::random::Choose;
use libfuzzer_sys::fuzz_target;

/// The parts of requests, as the bytes choose them.
struct Grammar<'a>(Bytes<'a>);

impl Grammar<'_> {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.below(bound)
    }

    fn of(&mut self, words: &[&str]) -> String {
        words[self.below(words.len() as u64) as usize].to_string()
    }

    fn number(&mut self) -> u64 {
        match self.below(8) {
            0 => 0,
            1 => 10 + self.below(30),
            _ => 1 + self.below(9),
        }
    }

    fn list(&mut self, most: u64, between: &str, one: fn(&mut Self) -> String) -> String {
        let all: Vec<String> = (0..=self.below(most)).map(|_| one(self)).collect();
        all.join(between)
    }

    fn part(&mut self) -> String {
        let (a, b) = (self.number(), self.number());
        match self.below(12) {
            0..=4 => format!("{a}"),
            5 => format!("{a}..{b}"),
            6 => format!("{a}.."),
            7 => format!("up to 1/{a}"),
            8 => format!("up to {a}"),
            9 => format!("powers of {a}"),
            10 => format!("multiples of {a}"),
            _ => self.of(&[
                "any",
                "odd",
                "even",
                "half",
                "up to half",
                "up to sqrt",
                "a divisor",
                "a coprime",
                "squares",
                "primes",
                "fibonacci",
                "the heap",
            ]),
        }
    }

    fn set(&mut self) -> String {
        let set = self.list(3, " ", Grammar::part);
        match self.below(6) {
            0 => format!("{set} but {}", self.list(2, " ", Grammar::part)),
            _ => set,
        }
    }

    fn split(&mut self) -> String {
        let (a, b) = (self.number(), self.number());
        match self.below(7) {
            0 => "split".to_string(),
            1 => "split unequal".to_string(),
            2 => "split equal".to_string(),
            3 => format!("split into {a}"),
            4 => format!("split equal into {a}"),
            5 => format!("split into {a}..{b}"),
            _ => format!("split into {a}.."),
        }
    }

    fn game(&mut self) -> String {
        match self.below(10) {
            0 => self.split(),
            1 => "divide".to_string(),
            2 => format!("divide by {}", self.list(3, " ", |parts| parts.number().to_string())),
            3 => format!("turn up to {} coins", self.number()),
            4 => "turn a run".to_string(),
            5 => {
                let digits = self.list(5, "", |parts| parts.below(9).to_string());
                format!("octal {}.{digits}", self.of(&["0", "4", "", "1"]))
            }
            _ => {
                let sets = self.list(2, " or ", Grammar::set);
                match self.below(4) {
                    0 => format!("take {sets} or {}", self.split()),
                    1 => format!("take {sets} with split"),
                    _ => format!("take {sets}"),
                }
            }
        }
    }

    fn pair_move(&mut self) -> String {
        let (set, other) = (self.set(), self.set());
        match self.below(9) {
            0 => format!("{set} from one"),
            1 => format!("{set} from the first"),
            2 => format!("{set} from the second"),
            3 => format!("{set} from both"),
            4 => "the same from both".to_string(),
            5 => format!("{set} from one, {other} from the other"),
            6 => format!("any from both less than {} apart", self.number()),
            7 => "multiples of the other from one".to_string(),
            _ => self.list(3, " ", |parts| {
                let (x, y) = (parts.number(), parts.number());
                format!("({x},{}{y})", parts.of(&["", "-"]))
            }),
        }
    }

    fn rule(&mut self) -> String {
        let game = match self.below(10) {
            0 => format!("pairs take {}", self.list(3, " or ", Grammar::pair_move)),
            1 => format!("take {} never the same twice", self.list(3, " or ", Grammar::set)),
            2 => format!("take {} never the same kind twice", self.list(3, " or ", Grammar::set)),
            3 => format!("take up to {} times the last", self.number()),
            _ => self.game(),
        };
        match self.below(6) {
            0 => format!("misere {game}"),
            _ => game,
        }
    }

    fn request(&mut self) -> String {
        let values = |parts: &mut Self| parts.list(40, " ", |parts| parts.below(5).to_string());
        if self.below(12) == 0 {
            return format!("values {}", values(self));
        }
        let rule = self.rule();
        // The hard rules get smaller heaps.
        let most = if rule.contains("misere") || rule.contains("pairs") {
            self.below(24)
        } else {
            self.below(100)
        };
        match self.below(9) {
            8 => format!(
                "law take {}..M {} for M in 1..{} to {most}",
                self.number(),
                self.part(),
                self.number()
            ),
            0 => format!("table {rule} to {most}"),
            1 => format!("plot {rule} to {most}"),
            2 => format!("antisg {rule} to {}", most % 24),
            3 | 4 => {
                format!("moves {rule} : {}", self.list(4, " ", |parts| parts.below(40).to_string()))
            }
            _ => format!("law {rule} to {most}"),
        }
    }
}

fn answer(request: &str) -> Option<Answer> {
    match Requests::default().answer(request) {
        Ok(answer) => answer,
        Err(wrong) => {
            let what = &wrong.what;
            assert!(!what.is_empty() && !what.contains('\n'), "{request:?}: {what:?}");
            assert!(wrong.column >= 1, "{request:?}");
            None
        }
    }
}

/// The values of the heaps from 0, found by a request for them.
fn values(rule: &str, most: u64) -> Option<Vec<u64>> {
    answer(&format!("table {rule} to {most}")).map(|answer| answer.values)
}

fn check(said: &Answer) {
    let rule = &said.rule;
    let proved = said.law.as_ref().filter(|law| law.known.is_proved()).and_then(|law| law.linear());
    if let (Some(law), false) = (proved, rule.contains("misere") || rule.contains("never")) {
        let (period, start) = (law.period, law.preperiod);
        // A value may need a table of all splits.
        let most = (4 * said.to).max((start + 2 * period) as u64).min(250);
        if let Some(values) = values(rule, most) {
            let after = |n: usize| values.get(n + period).copied();
            let repeats = |n: usize| after(n).is_none_or(|value| value == values[n] + law.saltus);
            assert!((start..values.len()).all(repeats), "{said}");
        }
    }
    if let (Some(moves), false) = (&said.moves, rule.contains("misere")) {
        if let Some(values) = values(rule, 40) {
            let sum = said.heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
            assert_eq!(moves.is_won, sum != 0, "{said}");
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let [changes, data @ ..] = data else {
        return;
    };
    let changes = usize::from((changes % 8).saturating_sub(4));
    let (data, last) = data.split_at(data.len().saturating_sub(2 * changes));
    let request = Grammar(Bytes(data.iter())).request();
    let mut text = request.clone().into_bytes();
    for change in last.chunks_exact(2) {
        let at = usize::from(change[0]) % text.len();
        // No digit is changed: a larger number may take seconds.
        if !change[1].is_ascii_digit() && change[1] < 128 && !text[at].is_ascii_digit() {
            text[at] = change[1];
        }
    }
    let text = String::from_utf8(text).unwrap();
    if text.contains('\n') || text.trim_start().starts_with(['#', ';']) {
        return;
    }
    if let Some(said) = answer(&text) {
        assert!(!said.to_string().is_empty());
        if text == request {
            check(&said);
        }
    }
});
