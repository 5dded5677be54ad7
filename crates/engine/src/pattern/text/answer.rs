//! An answer as text: which sentence is chosen, and which values are put into it. The sentences are in `english.txt`.
//!
//! Checked: the answers against the definition (`tests/law_finder/pattern.rs`); the text made from an answer's JSON
//! against the text that the program prints (`crates/cli/tests/grundy/law.rs`).

use crate::law::{Beatty, Form, Half, Halves, Law, Linear, Zeros};
use crate::misere::Summary;
use crate::pattern::answer::*;
use crate::pattern::code::{half, MOST_LISTED, MOST_PAIRS};
use crate::pattern::sentences::{say, speaking, spoken, Speech};
use crate::pattern::theorem::Theorem;
use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter, Write};

// Up to how many heaps a reason lists their values.
const MOST_TERMS: usize = 12;

/// The sentences of an answer, each in its place.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sentences {
    /// The request.
    pub name: String,
    /// Lines about the law, or all that is known.
    pub law: Vec<String>,
    /// Whether the law is proved or observed; empty if there is none.
    pub known: String,
    /// Why it holds.
    pub why: String,
    /// The misere quotient, if it is known.
    pub quotient: Option<String>,
    /// What each heap is worth.
    pub worth: Vec<String>,
    /// Who wins.
    pub verdict: String,
    /// The winning moves.
    pub moves: Vec<String>,
}

impl Display for Answer {
    /// The answer to the request, with a line end; for a plot, only the picture.
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        if let Some(picture) = &self.picture {
            return f.write_str(picture);
        }
        let said = self.sentences();
        writeln!(f, "{}", said.name)?;
        match &self.pairs {
            None if self.asked == Task::Table => f.write_str(&table(&self.values))?,
            Some(pairs) if !pairs.values.is_empty() => f.write_str(&square(&pairs.values))?,
            _ => {}
        }
        said.law.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        if let Some(pairs) = &self.pairs {
            f.write_str(&pairs.code())?;
        } else if !said.known.is_empty() {
            writeln!(f, "{}", say!("because", said.known, said.why))?;
        }
        if let Some(law) = self.law.as_ref().filter(|_| !said.known.is_empty()) {
            f.write_str(&code(&law.code, MOST_LISTED))?;
        }
        if let Some(family) = self.family.as_ref().filter(|family| family.code.is_some()) {
            f.write_str(&code(&family.code, MOST_LISTED))?;
        }
        said.quotient.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        said.worth.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        if !said.verdict.is_empty() {
            writeln!(f, "{}", said.verdict)?;
        }
        said.moves.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl Answer {
    /// The request, for a title.
    pub fn name(&self) -> String {
        let Answer { rule, to, .. } = self;
        match self.asked {
            Task::Values => say!("values", to + 1),
            Task::Antisg => say!("anti sg", rule),
            Task::Moves if self.after.is_some() => {
                say!("heap after", rule, self.heaps[0], self.after.unwrap_or(0))
            }
            Task::Moves if self.heaps.len() == 1 => say!("heap", rule, self.heaps[0]),
            Task::Moves => say!("heaps", rule, joined(&self.heaps, " ")),
            _ if self.is_outcome => say!("outcomes", rule, to),
            _ => say!("heaps to", rule, to),
        }
    }

    /// The sentences of the answer in a language, one by one, without the functions of a law.
    ///
    /// ```
    /// use grundy_engine::pattern::{Requests, Speech};
    ///
    /// let answer = Requests::default().answer("law take 1 2").unwrap().unwrap();
    /// assert_eq!(answer.sentences_in(Speech::English).law, ["period 3 from 0: g(n + 3) = g(n)"]);
    /// assert_eq!(answer.sentences_in(Speech::Chinese).known, "已证明，对所有 n 成立");
    /// ```
    pub fn sentences_in(&self, speech: Speech) -> Sentences {
        speaking(speech, || self.sentences())
    }

    /// The same in English.
    pub fn sentences(&self) -> Sentences {
        let quotient = self.quotient.as_ref().map(quotient);
        let mut said = Sentences { name: self.name(), quotient, ..Sentences::default() };
        if let Some(law) = &self.law {
            match law.says() {
                None => said.law = vec![say!("no law", law.seen.saturating_sub(1))],
                Some(says) => {
                    said.law = says;
                    (said.known, said.why) = law.why();
                }
            }
        }
        if let Some(family) = &self.family {
            said.law = family.says();
        }
        if let Some(pairs) = &self.pairs {
            said.law = pairs.says(self.to);
        }
        if let Some(anti_sg) = &self.anti_sg {
            said.law = anti_sg.says(self.to);
        }
        if let Some(moves) = &self.moves {
            (said.worth, said.verdict, said.moves) = moves.lines(&self.heaps);
        }
        if let Some(moves) = &self.pair_moves {
            (said.verdict, said.moves) = moves.lines(self.heaps[0], self.heaps[1]);
        }
        said
    }

    /// The first line about the law, for a picture.
    pub(crate) fn headline(&self) -> String {
        let law = self.pairs.as_ref().map_or(&None, |pairs| &pairs.law);
        match (&self.law, law) {
            (Some(_), _) => self.sentences().law.swap_remove(0),
            (_, Some(law)) => law.says(),
            _ => say!("no headline"),
        }
    }
}

fn quotient(summary: &Summary) -> String {
    let kind = summary.tame.map_or(say!("quotient.wild"), |n| say!("quotient.tame", n));
    let known = match summary.period {
        Some((start, length)) => say!("quotient.period", start, length),
        None => say!("quotient.heaps", summary.largest),
    };
    say!("quotient", summary.order, summary.lost, kind, known)
}

/// The values in rows; each row holds a whole number of periods, if there is a period.
fn table(values: &[u64]) -> String {
    let row = match Linear::find(values) {
        None => 20,
        Some(law) if law.period >= 40 => law.period,
        Some(law) => 39 / law.period * law.period,
    };
    let width = |number: u64| number.to_string().len();
    let widest = values.iter().copied().max().map_or(1, width);
    let label = width(values.len().saturating_sub(1) as u64);
    let mut text = String::new();
    for (at, part) in values.chunks(row).enumerate() {
        write!(text, "{:>1$}:", at * row, label).unwrap();
        for value in part {
            write!(text, " {value:>widest$}").unwrap();
        }
        text.push('\n');
    }
    text
}

impl Stated {
    /// The law in words, a line or two.
    pub fn says(&self) -> Option<Vec<String>> {
        if let Some(theorem) = &self.theorem {
            let period = self.linear().map(linear);
            return Some(Some(theorem.says()).into_iter().chain(period).collect());
        }
        Some(vec![match self.law.as_ref()? {
            Law::Linear(law) => linear(law),
            Law::Halves(law) => halves(law, self.first),
            Law::Zeros(law) => say!("zeros only", self.seen.saturating_sub(1), zeros(law)),
        }])
    }

    /// What is known about it, and why.
    fn why(&self) -> (String, String) {
        match self.known.shown() {
            Ok(why) => (say!("proved"), why.says(self.theorem)),
            Err(doubt) => (say!("observed"), self.doubt(doubt)),
        }
    }

    // How far an observed law holds, how often its period was seen, and what would test it.
    fn doubt(&self, doubt: &Doubt) -> String {
        let seen = self.seen;
        let holds = match self.linear() {
            Some(law) => {
                say!("holds for periods", seen, (seen - law.preperiod.min(seen)) / law.period)
            }
            None => say!("holds", seen),
        };
        match doubt {
            Doubt::Needs(count) => say!("proof.needs", holds, count - 1),
            Doubt::TooFew(take) => say!("proof.too few", holds, take),
            Doubt::Observed => {
                let more = self.linear().map_or(seen, |law| law.period);
                say!("proof.observed", holds, more)
            }
        }
    }
}

impl Proof {
    fn says(&self, theorem: Option<Theorem>) -> String {
        match self {
            Proof::Theorem => theorem.map_or(String::new(), Theorem::source),
            Proof::MisereNim => say!("proof.misere nim"),
            Proof::Taken(most) => say!("proof.taken", most),
            Proof::TakenOrHalved(most) => say!("proof.taken or halved", most),
            Proof::Octal(most) => say!("proof.octal", most),
            Proof::Window { game, values, start, period, most, parts: 3 } => {
                say!("proof.window of three", game, values, start, period, most)
            }
            Proof::Window { game, values, start, period, most, .. } => {
                say!("proof.window", game, values, start, period, most)
            }
            Proof::Quotient { order, period, start } => {
                say!("proof.quotient", order, period, start)
            }
            Proof::Kinds { most, period, start } => say!("proof.kinds", most, period, start),
            Proof::AllBut { most, heap, period, saltus } => {
                say!("proof.all but", most, heap, heap + period, saltus)
            }
        }
    }
}

// The functions of a law, or a line that says that there are none.
fn code(code: &Option<Code>, most: usize) -> String {
    let Some(code) = code else { return say!("too many numbers", most) + "\n" };
    let languages = [("Rust", &code.rust), ("C++", &code.cpp), ("Python", &code.python)];
    let mut text = String::new();
    for (name, function) in languages {
        writeln!(text, "{name}:").unwrap();
        for line in function.lines().filter(|line| !line.is_empty()) {
            writeln!(text, "    {line}").unwrap();
        }
    }
    text
}

fn from(text: String, name: &str, start: usize) -> String {
    if start == 0 {
        text
    } else {
        say!("from", text, name, start)
    }
}

fn linear(law: &Linear) -> String {
    let Linear { preperiod, period, saltus } = law;
    let says = match saltus {
        0 => say!("period", period, preperiod),
        _ => say!("period with saltus", period, preperiod, saltus),
    };
    from(says, "n", *preperiod)
}

fn halves(law: &Halves, first: u64) -> String {
    let text = |form: Half| half(form, "k", "g(k)");
    let says = say!("halves", text(law.even), text(law.odd));
    match law.start {
        0 => says,
        _ => say!("but first", says, first),
    }
}

fn zeros(law: &Zeros) -> String {
    let behind = |before: &[usize], says: String| match before {
        [] => says,
        _ => say!("zeros.before", joined(before, ", "), says),
    };
    let signed = |says: String, more: i64| match more.cmp(&0) {
        Ordering::Less => say!("zeros.less", says, -more),
        Ordering::Equal => says,
        Ordering::Greater => say!("zeros.more", says, more),
    };
    match law {
        Zeros::Finite { zeros } => say!("zeros.finite", joined(zeros, ", ")),
        Zeros::Residues { start, modulus, residues, before } => {
            let name = if residues.len() == 1 { "zeros.residue" } else { "zeros.residues" };
            behind(before, from(say!(name, modulus, joined(residues, ", ")), "n", *start))
        }
        Zeros::Powers { before, first: 1, factor, more: 0 } => {
            behind(before, say!("zeros.powers of", factor))
        }
        Zeros::Powers { before, first, factor, more } => {
            behind(before, signed(say!("zeros.powers", first, factor), *more))
        }
        Zeros::Fibonacci { before, first: 1, second: 2, more: 0 } => {
            behind(before, say!("zeros.fibonacci numbers"))
        }
        Zeros::Fibonacci { before, first, second, more } => {
            behind(before, signed(say!("zeros.fibonacci", first, second), *more))
        }
        Zeros::Squares { before, first: 0, step: 1, growth: 2 } => {
            behind(before, say!("zeros.squares of"))
        }
        Zeros::Squares { before, first, step, growth } => {
            behind(before, say!("zeros.squares", first, step, growth))
        }
        Zeros::Beatty(Beatty { r: 1, upper: false }) => say!("zeros.golden lower"),
        Zeros::Beatty(Beatty { r: 1, upper: true }) => say!("zeros.golden upper"),
        Zeros::Beatty(Beatty { r, upper }) => {
            let whole = 2 + if *upper { *r as i64 } else { -(*r as i64) };
            say!("zeros.beatty", whole, r * r + 4)
        }
    }
}

impl Theorem {
    /// What the values are, in words.
    pub fn says(self) -> String {
        let (name, [one, other]) = self.name();
        say!(&format!("theorem.{name}"), one, other)
    }

    /// Its source, or why it holds.
    pub fn source(self) -> String {
        let (name, [one, other]) = self.name();
        say!(&format!("source.{name}"), one, other)
    }
}

impl Pairs {
    fn says(&self, to: u64) -> Vec<String> {
        let list = |(a, b): &(usize, usize)| format!("({a}, {b})");
        let lost: Vec<String> = self.lost.iter().map(list).collect();
        let name = if self.is_symmetric { "lost pairs in any order" } else { "lost pairs" };
        let lost = format!("{} {}", say!(name), lost.join(" "));
        let lost = if self.more > 0 { say!("and more", lost, self.more) } else { lost };
        let mut lines = vec![lost.trim_end().to_string()];
        if self.is_symmetric {
            let each: Vec<usize> = self.lost.iter().map(|(a, b)| b - a).collect();
            let more = if self.more > 0 { " ..." } else { "" };
            lines.push(format!("{} {}{more}", say!("differences"), joined(&each, " ")));
        }
        lines.extend(self.rows.iter().map(|(row, law)| match law.saltus {
            0 => say!("row", row, law.period, law.preperiod),
            saltus => say!("row with saltus", row, law.period, law.preperiod, saltus),
        }));
        let Some(law) = &self.law else {
            lines.push(say!("no law", to));
            return lines;
        };
        let (known, why) = law.why();
        lines.extend([law.says(), say!("because", known, why)]);
        lines.extend(law.of_numbers());
        lines
    }

    fn code(&self) -> String {
        let is_alone =
            |says: &PairSays| matches!(says, PairSays::Fold { .. } | PairSays::Diagonal { .. });
        let law = self.law.as_ref().filter(|law| law.code.is_some() || is_alone(&law.says));
        law.map_or(String::new(), |law| code(&law.code, MOST_PAIRS))
    }
}

// The values in rows, under the column numbers.
fn square(values: &[Vec<u32>]) -> String {
    let side = values.len();
    let widest = values.iter().flatten().max().map_or(0, |&most| most as usize);
    let width = widest.max(side - 1).to_string().len();
    let label = (side - 1).to_string().len();
    let mut text = format!("{:>1$} ", "", label);
    (0..side).for_each(|b| write!(text, " {b:>width$}").unwrap());
    text.push('\n');
    for (a, row) in values.iter().enumerate() {
        write!(text, "{a:>label$}:").unwrap();
        for value in row {
            write!(text, " {value:>width$}").unwrap();
        }
        text.push('\n');
    }
    text
}

impl PairLaw {
    /// The law in words.
    pub fn says(&self) -> String {
        match &self.says {
            PairSays::Sum(alone) if alone.len() == 1 => say!("pair.sum of one"),
            PairSays::Sum(_) => say!("pair.sum"),
            PairSays::Lesser(_) => say!("pair.lesser"),
            PairSays::Euclid => say!("pair.euclid"),
            PairSays::Wythoff(1) => say!("pair.wythoff"),
            PairSays::Wythoff(2) => say!("pair.wythoff of 2"),
            PairSays::Wythoff(t) => say!("pair.wythoff of t", t, 2 - *t as i64, t * t + 4),
            PairSays::Number { form, is_lost, .. } => {
                say!(if *is_lost { "pair.lost by number" } else { "pair.number" }, form.says())
            }
            PairSays::Fold { fold, is_lost } => {
                let ((start, period), (left, width)) = (fold.rows, fold.columns);
                let rows = from(moved(*is_lost, period, 0), "a", start);
                say!("pair.fold", rows, from(moved(*is_lost, 0, width), "b", left))
            }
            PairSays::Diagonal { diagonal, is_lost } => {
                let (start, (down, right)) = (diagonal.start, diagonal.step);
                let ((left, width), (top, height)) = (diagonal.row, diagonal.column);
                let says = from(moved(*is_lost, down, right), "a and b", start);
                let (rows, columns) = (start + down - 1, start + right - 1);
                say!("pair.diagonal", says, rows, width, left, columns, height, top)
            }
        }
    }

    /// What is known about it, and why.
    fn why(&self) -> (String, String) {
        match (self.known.shown(), &self.says) {
            (Ok(why), says) => (say!("proved for pairs"), why.says(says)),
            (Err(_), PairSays::Sum(_)) => (say!("observed"), say!("pair proof.sum of unproved")),
            (Err(_), PairSays::Lesser(_)) => {
                (say!("observed"), say!("pair proof.lesser of unproved"))
            }
            (Err(PairDoubt::Observed(count)), _) => {
                (say!("observed"), say!("pair proof.observed", count))
            }
        }
    }

    // Lines about the games of one heap, or about the number that a value follows from.
    fn of_numbers(&self) -> Vec<String> {
        let alone = |name: &str, stated: &Option<Stated>| -> Vec<String> {
            let Some(stated) = stated else { return vec![say!("no move", name)] };
            let lines = match stated.says() {
                None => vec![say!("no law", stated.seen.saturating_sub(1))],
                Some(mut says) => {
                    let (known, why) = stated.why();
                    says.push(say!("because", known, why));
                    says
                }
            };
            lines.iter().map(|line| format!("{name}: {line}")).collect()
        };
        match &self.says {
            PairSays::Sum(all) => {
                ["f", "h"].iter().zip(all).flat_map(|(name, of)| alone(name, of)).collect()
            }
            PairSays::Lesser(of) => alone("f", of),
            PairSays::Number { of, .. } => {
                of.says().into_iter().flatten().map(|line| format!("f: {line}")).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl PairProof {
    fn says(self, says: &PairSays) -> String {
        match (self, says) {
            (PairProof::Sum, _) => say!("pair proof.sum"),
            (PairProof::Lesser, _) => say!("pair proof.lesser"),
            (PairProof::Euclid, _) => say!("pair proof.euclid"),
            (PairProof::Wythoff, PairSays::Wythoff(t)) if *t > 1 => {
                say!("pair proof.wythoff of t", t)
            }
            (PairProof::Wythoff, _) => say!("pair proof.wythoff"),
            (PairProof::Bounded(count), _) => say!("pair proof.bounded", count),
        }
    }
}

// "g(a + 3, b) = g(a, b)".
fn moved(is_lost: bool, down: usize, right: usize) -> String {
    let plus = |name: &str, more: usize| match more {
        0 => name.to_string(),
        _ => format!("{name} + {more}"),
    };
    let name = if is_lost { "lost" } else { "g" };
    format!("{name}({}, {}) = {name}(a, b)", plus("a", down), plus("b", right))
}

impl Form {
    /// In words, the number that this form makes of two heaps.
    pub fn says(self) -> String {
        say!(&self.name())
    }
}

impl Moves {
    // A line for each heap, who wins, and a line for each winning move.
    fn lines(&self, heaps: &[u64]) -> (Vec<String>, String, Vec<String>) {
        let worth = heaps.iter().zip(&self.worth).enumerate().map(|(at, (heap, worth))| {
            let worth = match worth {
                Worth::Value(value) => say!("worth.value", value),
                Worth::Won(is_won) => say!(if *is_won { "worth.won" } else { "worth.lost" }),
                Worth::State(name) => name.clone(),
            };
            say!("worth.heap", at + 1, heap, worth)
        });
        let each = |winning: &Winning| say!("because", winning.says(heaps), self.reason(winning));
        let more = self.count - self.winning.len();
        let more = (more > 0).then(|| say!("more moves", more));
        let moves = self.winning.iter().map(each).chain(more).collect();
        (worth.collect(), self.verdict(heaps.len()), moves)
    }

    fn values(&self) -> Vec<u64> {
        let value = |worth: &Worth| match worth {
            Worth::Value(value) => *value,
            _ => 0,
        };
        self.worth.iter().map(value).collect()
    }

    fn verdict(&self, heaps: usize) -> String {
        let why = match &self.why {
            Criterion::Over => return say!("why.over"),
            Criterion::Sum(sum) if heaps == 1 => say!("why.one heap", sum),
            Criterion::Sum(sum) if heaps > MOST_TERMS => say!("why.many heaps", sum),
            Criterion::Sum(sum) => say!("why.sum", joined(&self.values(), " ^ "), sum),
            Criterion::Misere => say!("why.misere"),
            Criterion::AtMost(most) => say!("why.at most", most),
            Criterion::Search => say!("why.search"),
            Criterion::Quotient(state, order) => say!("why.quotient", state, order),
        };
        match self.count {
            0 => say!("second wins", why),
            1 => say!("first wins by one", why),
            count => say!("first wins", why, count),
        }
    }

    // Why a move wins: what it leaves, and the nim-sum that becomes 0.
    fn reason(&self, winning: &Winning) -> String {
        let values = match &winning.reason {
            Reason::Lost => return say!("reason.lost", winning.left[0]),
            Reason::LostSum => return say!("reason.lost sum"),
            Reason::After => return say!("reason.after", winning.left[0]),
            Reason::AfterKind(kind) => return say!("reason.after kind", winning.left[0], kind),
            Reason::State(name) => return say!("reason.lost", name),
            Reason::Values(values) => values,
        };
        let leaves = match &values[..] {
            [] => say!("reason.nothing"),
            [value] if winning.act != Act::Turn => say!("reason.one", winning.left[0], value),
            [value] => say!("reason.one value", value),
            _ => say!("reason.values", listed(values)),
        };
        let mut terms = values.clone();
        let mut others = self.values();
        others.remove(winning.at);
        if others.len() >= MOST_TERMS {
            terms.push(others.iter().fold(0, |sum, other| sum ^ other));
            return say!("reason.zero with others", leaves, joined(&terms, " ^ "));
        }
        terms.extend(others);
        match terms.len() {
            0 | 1 => leaves,
            _ => say!("reason.zero", leaves, joined(&terms, " ^ ")),
        }
    }
}

impl Winning {
    /// The move in words.
    fn says(&self, heaps: &[u64]) -> String {
        let (heap, left) = (heaps[self.at], &self.left);
        let name = say!("name of heap", self.at + 1, heap);
        let sum = left.iter().fold(0, |sum: u64, part| sum.saturating_add(*part));
        match (self.act, heap.saturating_sub(sum), &left[..]) {
            (Act::Turn, _, []) => say!("act.turn one", heap),
            (Act::Turn, ..) => say!("act.turn", listed(&[&[heap], &left[..]].concat())),
            (Act::Put, ..) => say!("act.put", left[0], name),
            (Act::Take, take, [_]) => say!("act.take", take, name),
            (Act::Take, 0, _) => say!("act.split", name, listed(left)),
            (Act::Take, take, _) => say!("act.take and split", take, name, listed(left)),
        }
    }
}

impl PairMoves {
    fn lines(&self, a: u64, b: u64) -> (String, Vec<String>) {
        let pair = say!("pair of heaps", a, b, self.value);
        let verdict = match self.left.len() {
            0 => say!("second wins", pair),
            1 => say!("first wins by one", pair),
            count => say!("first wins", pair, count),
        };
        let part = |name: &str, before: u64, left: u64| match before.cmp(&left) {
            Ordering::Greater => Some(say!(&format!("take of the {name}"), before - left)),
            Ordering::Less => Some(say!(&format!("add to the {name}"), left - before)),
            Ordering::Equal => None,
        };
        let each = |&(x, y): &(u64, u64)| {
            let parts: Vec<String> =
                part("first", a, x).into_iter().chain(part("second", b, y)).collect();
            say!("leaves pair", parts.join(", "), x, y)
        };
        (verdict, self.left.iter().map(each).collect())
    }
}

impl AntiSg {
    pub(crate) fn says(&self, to: u64) -> Vec<String> {
        match self {
            AntiSg::Wrong { sum, is_won } => {
                let (wins, says) = if *is_won { ("first", "second") } else { ("second", "first") };
                let player = |name: &str| say!(&format!("anti sg.{name}"));
                let sum = if sum.is_empty() { say!("anti sg.no heaps") } else { joined(sum, " ") };
                vec![say!("anti sg.wrong", sum, player(wins), player(says))]
            }
            AntiSg::Right { up_to: None, order } => vec![say!("anti sg.right", order)],
            AntiSg::Right { up_to: Some(most), order } => {
                let unknown = (*most < to).then(|| say!("anti sg.unknown"));
                let right = say!("anti sg.right up to", order, most);
                Some(right).into_iter().chain(unknown).collect()
            }
        }
    }
}

// "1, 2 and 3".
fn listed(numbers: &[u64]) -> String {
    match numbers.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let between = if spoken() == Speech::Chinese { "、" } else { ", " };
            say!("last of list", joined(rest, between), last)
        }
        _ => joined(numbers, ""),
    }
}

fn joined<T: ToString>(numbers: &[T], between: &str) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<String>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::{square, table, zeros};
    use crate::law::Zeros;

    #[test]
    fn a_row_holds_whole_periods() {
        let rows = |period: u64| {
            let values: Vec<u64> = (0..200).map(|n| n % period).collect();
            let text = table(&values);
            let first = text.lines().next().unwrap();
            first.split_whitespace().count() as u64 - 1
        };
        // As many periods as fit in 39 numbers, or one.
        let lengths = [3, 13, 20, 39, 40, 41, 45];
        let found: Vec<u64> = lengths.iter().map(|&length| rows(length)).collect();
        assert_eq!(found, [39, 39, 20, 39, 40, 41, 45]);
        // The last of 11 heaps has two digits; that of 10 has one, and so has that of none.
        let label = |count: usize| table(&vec![0; count]).find(':');
        assert_eq!((label(11), label(10), label(0)), (Some(2), Some(1), None));
    }

    #[test]
    fn powers_are_described_by_their_first_and_their_growth() {
        let powers =
            |first, more| zeros(&Zeros::Powers { before: vec![0], first, factor: 2, more });
        assert_eq!(powers(1, 0), "0; and the powers of 2");
        assert_eq!(powers(3, 0), "0; and 3, then each 2 times the one before");
        assert_eq!(powers(3, -1), "0; and 3, then each 2 times the one before, less 1");
        assert_eq!(powers(3, 4), "0; and 3, then each 2 times the one before, and 4 more");
    }

    #[test]
    fn columns_are_as_wide_as_their_numbers() {
        let rows = |side: usize, far: u32| {
            let value = |a: usize, b: usize| far * u32::from((a, b) == (0, 1));
            let rows: Vec<Vec<u32>> =
                (0..side).map(|a| (0..side).map(|b| value(a, b)).collect()).collect();
            let text = square(&rows);
            let mut lines = text.lines().map(str::to_string);
            (lines.next().unwrap(), lines.next().unwrap())
        };
        let words = |first: &str, second: &str| (first.to_string(), second.to_string());
        assert_eq!(rows(1, 0), words("   0", "0: 0"));
        assert_eq!(rows(2, 345), words("     0   1", "0:   0 345"));
        let ten = words("   0 1 2 3 4 5 6 7 8 9", "0: 0 7 0 0 0 0 0 0 0 0");
        assert_eq!(rows(10, 7), ten);
        assert_eq!(
            rows(11, 0),
            words("     0  1  2  3  4  5  6  7  8  9 10", " 0:  0  0  0  0  0  0  0  0  0  0  0")
        );
    }
}
