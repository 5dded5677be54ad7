//! Rules of every kind at random, by the grammar of the law finder; some of them it must refuse.

use grundy_problems::random::Choose;

/// The parts of rules, as a source of choices makes them.
pub struct Grammar<C>(pub C);

impl<C: Choose> Grammar<C> {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.below(bound)
    }

    fn of(&mut self, words: &[&'static str]) -> &'static str {
        words[self.below(words.len() as u64) as usize]
    }

    fn number(&mut self) -> u64 {
        match self.below(16) {
            0 => 10 + self.below(40),
            1 => self.below(3),
            _ => 1 + self.below(9),
        }
    }

    /// From one to `most` of them.
    pub fn list(&mut self, most: u64, between: &str, one: impl Fn(&mut Self) -> String) -> String {
        let all: Vec<String> = (0..=self.below(most)).map(|_| one(self)).collect();
        all.join(between)
    }

    fn numbers(&mut self, most: u64) -> String {
        self.list(5, " ", |of| (1 + of.below(most)).to_string())
    }

    fn part(&mut self) -> String {
        let (a, b) = (self.number(), self.below(8));
        match self.below(16) {
            0..=6 => format!("{a}"),
            7 => format!("{a}..{}", (a + b).saturating_sub(1)),
            8 => format!("{a}.."),
            9 => format!("powers of {}", b + 1),
            10 => format!("multiples of {b}"),
            11 => format!("up to {}{a}", self.of(&["", "1/"])),
            _ => self
                .of(&[
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
                ])
                .to_string(),
        }
    }

    pub fn set(&mut self) -> String {
        let set = self.list(4, " ", Grammar::part);
        match self.below(6) {
            0 => format!("{set} but {}", self.list(3, " ", Grammar::part)),
            1 => self.numbers(12),
            _ => set,
        }
    }

    fn split(&mut self) -> String {
        let how = self.of(&["", "", " unequal", " equal", " into ", " equal into "]);
        match (how.ends_with("into "), 2 + self.below(3)) {
            (false, _) => format!("split{how}"),
            (true, a) => format!("split{how}{a}{}", self.of(&["", "..", "..4"])),
        }
    }

    pub fn heaps(&mut self) -> String {
        let game = match self.below(18) {
            0..=4 => format!("take {}", self.set()),
            5 | 6 => format!("take {}", self.list(3, " or ", Grammar::set)),
            7 | 8 => format!("take {} or {}", self.numbers(6), self.split()),
            9 | 10 => format!("take {} or {}", self.set(), self.split()),
            11 => format!("take {} with split", self.set()),
            12 => self.split(),
            13 => format!("turn up to {} coins", self.number()),
            14 => self.of(&["turn a run", "divide"]).to_string(),
            15 => format!("divide by {}", self.numbers(10)),
            _ => {
                let digits = self.list(5, "", |of| of.below(8).to_string());
                format!("octal {}.{digits}", self.of(&["0", "0", "4", "", "1"]))
            }
        };
        format!("{}{game}", self.of(&["", "", "", "", "", "misere "]))
    }

    fn pair_move(&mut self) -> String {
        let small = if self.below(2) == 0 { self.set() } else { self.numbers(5) };
        match self.below(12) {
            0 | 1 => format!("{small} from one"),
            2 => format!("{small} from the {}", self.of(&["first", "second"])),
            3 => format!("{small} from both"),
            4 => format!("{small} from one, {} from the other", self.set()),
            5 => "any from one".to_string(),
            6 => "the same from both".to_string(),
            7 => "multiples of the other from one".to_string(),
            8 => format!("any from both less than {} apart", self.number()),
            _ => self.list(4, " ", |of| {
                let least = if of.below(5) == 0 { 2 } else { 0 };
                let [x, y] = [0, 1].map(|_| of.below(5) as i64 - least);
                format!("({x},{y})")
            }),
        }
    }

    pub fn pairs(&mut self) -> String {
        format!("pairs take {}", self.list(3, " or ", Grammar::pair_move))
    }

    pub fn memory(&mut self) -> String {
        match self.below(8) {
            0 => format!("take up to {} times the last", self.number()),
            1 => format!("take {} never the same twice", self.set()),
            2 => format!("take {} never the same kind twice", self.list(2, " or ", Grammar::set)),
            _ => {
                let kinds = self.list(4, " or ", |of| of.numbers(12));
                format!("take {kinds} never the same kind twice")
            }
        }
    }

    pub fn family(&mut self) -> String {
        let a = 1 + self.below(4);
        match self.below(9) {
            0 => format!("take L..R for L in {a}..{}, R in L..{}", a + 2, a + 5),
            1 => format!("take {} L for L in 1..{}", self.numbers(9), 3 + a),
            2 => format!("take L {}L+1 for L in 1..{}", a + 1, 3 + a),
            3 => format!("take {} or L for L in 2..{}", self.set(), 4 + a),
            4 => format!("take {}..L {} for L in 1..{}", self.number(), self.part(), 3 + a),
            5 => format!("take L {a} or {} for L in 1..4", self.split()),
            6 => format!("pairs take {} from one or (L,{a}) for L in 1..4", self.numbers(4)),
            7 => format!("pairs take {} L from one for L in 1..3", self.set()),
            _ => format!("misere take {} L for L in 1..4", self.numbers(6)),
        }
    }
}
