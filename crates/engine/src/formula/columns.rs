//! The innermost loop of an option, over a range, a named set or a list of constants, many turns at once: each node computes a column of numbers from those below it.
//!
//! Conditions leave the turns for which they hold. A fault in a column may be of a turn that a condition excludes, so these
//! turns are computed again one by one.

use super::arithmetic::{compare, for_each, function, taken_from, two, Number};
use super::closures::Compiler;
use super::frame::{Frame, Get, Run};
use super::sink::{Block, Stop};
use super::{Alternative, Clause, Cond, Expr, Function, Operator, Part, Relation, Set};

// Of a range, so many that their columns stay in the nearest cache.
const LANES: u64 = 256;
// Larger numbers have no quick prime factors.
const FACTORED: i64 = 1 << 31;
// Fewer turns are quicker one by one.
const FEW: usize = 1;
// The columns of the turns that are left, and of all, if there are conditions.
const LEFT: usize = 0;
const ALL: usize = 1;

// How a column is computed: the same number for all turns, the variable, or what is put in the column of this index.
enum Column {
    Same(Get<i64>),
    Lane,
    Computed(usize, Get<()>),
}

#[derive(Clone, Copy)]
enum Operand {
    Same(i64),
    At(usize),
}

impl Column {
    fn compute(&self, frame: &mut Frame) -> Result<Operand, Stop> {
        Ok(match self {
            Column::Same(number) => Operand::Same(number(frame)?),
            Column::Lane => Operand::At(LEFT),
            Column::Computed(at, compute) => {
                compute(frame)?;
                Operand::At(*at)
            }
        })
    }
}

impl Compiler {
    pub(super) fn alternative(&mut self, alternative: &Alternative) -> Run {
        let Alternative { parts, clauses } = alternative;
        let is_plain = parts.iter().all(|part| part.clauses.is_empty());
        let last = clauses.iter().rposition(|clause| matches!(clause, Clause::For(..)));
        self.steps = 5;
        let run = match last.map(|at| (&clauses[at], at)) {
            Some((Clause::For(variable, set), at))
                if is_plain && self.has_columns && is_listed(set) =>
            {
                self.clauses(&clauses[..at], &mut |compiler| {
                    compiler.in_columns(*variable, set, &clauses[at + 1..], parts)
                })
            }
            _ => self.clauses(clauses, &mut |compiler| compiler.option(parts)),
        };
        let steps = self.steps;
        Box::new(move |frame, sink| {
            frame.spend(steps)?;
            run(frame, sink)
        })
    }

    /// The options of the last loop of an alternative, of the conditions behind it and of parts without loops.
    pub(super) fn in_columns(
        &mut self,
        variable: usize,
        set: &Set,
        conditions: &[Clause],
        parts: &[Part],
    ) -> Run {
        if let Set::Range(ends, at) = set {
            let range = self.range(ends, *at);
            let block = self.block(variable, conditions, parts);
            return Box::new(move |frame, sink| {
                let (mut from, to, step) = range(frame)?;
                let is_empty = if step > 0 { from > to } else { from < to };
                let mut turns = if is_empty {
                    0
                } else {
                    (from.abs_diff(to) / step.unsigned_abs()).saturating_add(1)
                };
                while turns > 0 {
                    let now = turns.min(LANES);
                    let left = &mut frame.columns[LEFT];
                    left.clear();
                    left.extend(
                        (0..now as i64).map(|turn| from.wrapping_add(turn.wrapping_mul(step))),
                    );
                    block(frame, sink)?;
                    from = from.wrapping_add((now as i64).wrapping_mul(step));
                    turns -= now;
                }
                Ok(())
            });
        }
        let fill: Get<()> = match set {
            Set::Named(family, arguments, at) => {
                let family = *family;
                let arguments = self.arguments(family, arguments, *at);
                Box::new(move |frame| {
                    let (base, n) = arguments(frame)?;
                    let left = &mut frame.columns[LEFT];
                    left.clear();
                    let listed = frame.numbers.list(family, base, n, left, &mut frame.steps);
                    listed.ok_or(Stop::Long)
                })
            }
            set => {
                let numbers = constants(set).expect("a list of constants");
                Box::new(move |frame| {
                    frame.columns[LEFT].clear();
                    frame.columns[LEFT].extend_from_slice(&numbers);
                    Ok(())
                })
            }
        };
        let block = self.block(variable, conditions, parts);
        Box::new(move |frame, sink| {
            fill(frame)?;
            block(frame, sink)
        })
    }

    // What is done with the numbers in the column of the turns that are left.
    fn block(&mut self, variable: usize, conditions: &[Clause], parts: &[Part]) -> Run {
        let before = std::mem::replace(&mut self.steps, 1);
        self.scope.push(variable);
        let walk = self.clauses(conditions, &mut |compiler| compiler.option(parts));
        let steps = self.steps;
        self.lane = Some(variable);
        let mut tests = Vec::new();
        for clause in conditions {
            match clause {
                // In turn, so that later ones are computed only where these hold.
                Clause::If(Cond::And(all)) => {
                    tests.extend(all.iter().map(|condition| self.truth(condition)));
                }
                Clause::If(condition) => tests.push(self.truth(condition)),
                Clause::For(..) => unreachable!("it is the last loop"),
            }
        }
        let all = parts.iter().flat_map(|part| &part.numbers);
        let columns: Vec<Column> = all.map(|number| self.column(number)).collect();
        let place = |column: &Column| match column {
            Column::Same(_) => self.register(),
            Column::Lane => LEFT,
            Column::Computed(at, _) => *at,
        };
        let numbers: Vec<usize> = columns.iter().map(place).collect();
        self.lane = None;
        self.scope.pop();
        self.steps = before;
        let (arity, is_sorted) = (self.arity, self.is_sorted);
        let all = if tests.is_empty() { LEFT } else { ALL };
        let compute = move |frame: &mut Frame, numbers: &[usize]| {
            for test in &tests {
                match test.compute(frame)? {
                    Operand::Same(0) => frame.columns[LEFT].clear(),
                    Operand::Same(_) => {}
                    Operand::At(at) => {
                        let mut left = std::mem::take(&mut frame.columns[LEFT]);
                        let mut kept = 0;
                        for (lane, &holds) in (0..left.len()).zip(&frame.columns[at]) {
                            left[kept] = left[lane];
                            kept += usize::from(holds != 0);
                        }
                        left.truncate(kept);
                        frame.columns[LEFT] = left;
                    }
                }
                if frame.columns[LEFT].is_empty() {
                    return Ok(());
                }
            }
            for (column, &at) in columns.iter().zip(numbers) {
                if let Operand::Same(number) = column.compute(frame)? {
                    let lanes = frame.columns[LEFT].len();
                    frame.columns[at].clear();
                    frame.columns[at].resize(lanes, number);
                }
            }
            Ok(())
        };
        Box::new(move |frame, sink| {
            let lanes = frame.columns[LEFT].len();
            frame.spend(steps * lanes as u64)?;
            if all == ALL {
                let mut turns = std::mem::take(&mut frame.columns[ALL]);
                turns.clone_from(&frame.columns[LEFT]);
                frame.columns[ALL] = turns;
            }
            match if lanes > FEW { compute(frame, &numbers) } else { Err(Stop::Fault) } {
                Err(Stop::Fault) => (0..lanes).try_for_each(|lane| {
                    frame.variables[variable] = frame.columns[all][lane];
                    walk(frame, sink)
                }),
                end => end.and_then(|()| {
                    let (columns, is_from_zero) = (frame.columns.as_slice(), frame.is_zero);
                    sink.block(&Block {
                        lanes: columns[LEFT].len(),
                        columns,
                        numbers: &numbers,
                        arity,
                        is_sorted,
                        is_from_zero,
                    })
                }),
            }
        })
    }

    fn register(&mut self) -> usize {
        self.columns += 1;
        self.columns - 1
    }

    fn column(&mut self, expr: &Expr) -> Column {
        self.is_by_lane = false;
        let number = self.number(expr);
        if !self.is_by_lane {
            return Column::Same(number);
        }
        match expr {
            Expr::Variable(_) => Column::Lane,
            Expr::One(sign, x, _) => {
                let x = self.column(x);
                self.combine(constant(taken_from(*sign)), x, |x, y| two(Operator::Subtract, x, y))
            }
            Expr::Two(operator, operands, _) => {
                let [x, y] = [0, 1].map(|operand| self.column(&operands[operand]));
                for_each!(Operator operator, |apply| self.combine(x, y, apply))
            }
            Expr::Call(of, operands, _) if operands.len() == 2 => {
                let of = *of;
                match [0, 1].map(|operand| self.column(&operands[operand])) {
                    [Column::Same(n), x] | [x, Column::Same(n)] if of == Function::Gcd => {
                        self.gcd(n, x)
                    }
                    [x, y] => self.combine(x, y, move |x, y| function(of, x, y)),
                }
            }
            _ => self.lane_by_lane(number),
        }
    }

    // 1 where the condition holds, else 0.
    fn truth(&mut self, condition: &Cond) -> Column {
        self.is_by_lane = false;
        let holds = self.condition(condition);
        let number: Get<i64> = Box::new(move |frame| Ok(i64::from(holds(frame)?)));
        if !self.is_by_lane {
            return Column::Same(number);
        }
        match condition {
            Cond::Compare(relation, operands) => {
                let [x, y] = [0, 1].map(|operand| self.column(&operands[operand]));
                for_each!(Relation relation, |apply| {
                    self.combine(x, y, move |x, y| Ok(i64::from(apply(x, y))))
                })
            }
            Cond::And(all) => all.iter().fold(constant(1), |known, condition| {
                let next = self.truth(condition);
                self.combine(known, next, |x, y| Ok(x & y))
            }),
            Cond::Or(some) => some.iter().fold(constant(0), |known, condition| {
                let next = self.truth(condition);
                self.combine(known, next, |x, y| Ok(x | y))
            }),
            Cond::Not(condition) => {
                let known = self.truth(condition);
                self.combine(known, constant(1), |x, y| Ok(x ^ y))
            }
            Cond::NotZero(x) => {
                let x = self.column(x);
                self.combine(x, constant(0), |x, y| Ok(i64::from(x != y)))
            }
            _ => self.lane_by_lane(number),
        }
    }

    fn combine<F>(&mut self, x: Column, y: Column, apply: F) -> Column
    where
        F: Fn(i64, i64) -> Number + Send + Sync + 'static,
    {
        let at = self.register();
        let compute = move |frame: &mut Frame| {
            let (x, y) = (x.compute(frame)?, y.compute(frame)?);
            let lanes = frame.columns[LEFT].len();
            let mut to = std::mem::take(&mut frame.columns[at]);
            to.resize(lanes, 0);
            let of = |at: usize| frame.columns[at][..lanes].iter();
            let end = match (x, y) {
                (Operand::At(x), Operand::At(y)) => {
                    fill(&mut to, of(x).zip(of(y)).map(|(&x, &y)| apply(x, y)))
                }
                (Operand::At(x), Operand::Same(y)) => fill(&mut to, of(x).map(|&x| apply(x, y))),
                (Operand::Same(x), Operand::At(y)) => fill(&mut to, of(y).map(|&y| apply(x, y))),
                (Operand::Same(x), Operand::Same(y)) => {
                    fill(&mut to, (0..lanes).map(|_| apply(x, y)))
                }
            };
            frame.columns[at] = to;
            end
        };
        Column::Computed(at, Box::new(compute))
    }

    // With the same number for all turns, by its prime factors.
    fn gcd(&mut self, n: Get<i64>, column: Column) -> Column {
        let at = self.register();
        let compute = move |frame: &mut Frame| {
            let n = n(frame)?;
            let (1..FACTORED, Operand::At(x)) = (n, column.compute(frame)?) else {
                return Err(Stop::Fault);
            };
            let mut powers = Vec::new();
            let push = |p, exponent| powers.push((p, exponent));
            frame.numbers.powers(n, &mut frame.steps, push).ok_or(Stop::Long)?;
            frame.columns[at].clear();
            for lane in 0..frame.columns[LEFT].len() {
                let (x, mut gcd) = (frame.columns[x][lane], 1);
                for &(p, exponent) in &powers {
                    let (mut rest, mut left) = (x, exponent);
                    while left > 0 && rest % p == 0 {
                        (rest, left, gcd) = (rest / p, left - 1, gcd * p);
                    }
                }
                frame.columns[at].push(gcd);
            }
            Ok(())
        };
        Column::Computed(at, Box::new(compute))
    }

    fn lane_by_lane(&mut self, number: Get<i64>) -> Column {
        let at = self.register();
        let place = self.lane.expect("the last loop has a variable");
        let compute = move |frame: &mut Frame| {
            frame.columns[at].clear();
            for lane in 0..frame.columns[LEFT].len() {
                frame.variables[place] = frame.columns[LEFT][lane];
                let number = number(frame)?;
                frame.columns[at].push(number);
            }
            Ok(())
        };
        Column::Computed(at, Box::new(compute))
    }
}

// Whether the numbers of a set are known before its turns.
fn is_listed(set: &Set) -> bool {
    matches!(set, Set::Range(..) | Set::Named(..)) || constants(set).is_some()
}

// The numbers of a list, if they are constants.
fn constants(set: &Set) -> Option<Vec<i64>> {
    let Set::Items(items) = set else { return None };
    let numbers = items.iter().map(|item| match item {
        (Expr::Number(number), None) => Some(*number),
        _ => None,
    });
    numbers.collect::<Option<Vec<i64>>>()
}

fn constant(number: i64) -> Column {
    Column::Same(Box::new(move |_| Ok(number)))
}

#[inline(always)]
fn fill(to: &mut [i64], numbers: impl Iterator<Item = Number>) -> Result<(), Stop> {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to = number.map_err(|_| Stop::Fault)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::{read, Machine, Trouble};
    use crate::random::{Choose, Random};

    const RULES: [&str; 15] = [
        "n -> n - k for k in 0..n if gcd(n * 3, k - 4) % 4 == 1 or gcd(k, k / 2) == 2",
        "n -> n - k for k in 1..n if k % 2 == 1 or n % k == 0",
        "n -> n - k for k in 0..n step 2 if k > 0 and n % k < 3",
        "n -> [a, n - 2 - a] for a in 0..n-2 if not (a == 3 or n / a > 2)",
        "n -> n - k*k + 1 for k in 2..9 if gcd(k, n) == 1; n - 1",
        "n -> n - k for k in {1, 3, 4, 6, 7} if k in 2..n or k ^ 5 > 2",
        "n -> (n - d) / 2 for d in divisors(n) if d < n and is_prime(d + 1)",
        "n -> n - d for d in digits(n) if d and 12 % d == 0",
        "n -> n - 2**i for i in 0..70 if 2**i <= n",
        "n -> n - k for k in 1..n, j in 3..6 if k % j == 0 and any(k == x * j for x in 1..k)",
        "n -> [a, b, n - a - b] for a in 0..n, b in a..n step 3 if a != b",
        "n -> n - sum(x for x in 1..k) for k in 1..12 if max(x % 3 for x in k-4..k) > 1",
        "(a, b) -> (a - k, b + k / 2) for k in 1..a; (a, b - k) for k in 1..b",
        "sorted (a, b) -> (b - k, a - 1) for k in 0..b if k != 7",
        "(a, b) -> [(x, b), (a, y), (x, y)] for x in 0..a-1, y in 0..b-1",
    ];

    // All options in order, with what ended them; but after how many a fault came may differ.
    fn options(machine: &Machine, position: &[u64]) -> Result<Vec<Vec<u64>>, Trouble> {
        let mut all = Vec::new();
        machine.options(position, &mut 10_000_000, &mut |option| all.push(option.to_vec()))?;
        Ok(all)
    }

    // Another constant for one of ten.
    fn changed(text: &str, random: &mut Random) -> String {
        let change = |sign: char| {
            if sign.is_ascii_digit() && random.below(10) == 0 {
                ["0", "1", "2", "300", "(-1)", "n", "-3"][random.below(7) as usize].to_string()
            } else {
                sign.to_string()
            }
        };
        text.chars().map(change).collect()
    }

    #[test]
    fn columns_are_turns_one_by_one() {
        let mut random = Random(1);
        let (mut faults, mut all) = (0, 0);
        for turn in 0..1500 {
            let text = RULES[turn % RULES.len()];
            let text =
                if turn < RULES.len() { text.to_string() } else { changed(text, &mut random) };
            let Ok(read) = read(&text, 0) else { continue };
            let machines = [true, false].map(|columns| Machine::compiled(&read.formula, columns));
            for n in [0, 1, 2, 7, 30, 260, 600] {
                let position = [n, n.min(9)];
                let position = &position[..read.formula.arity];
                if n < 260 || !text.contains(", b in") {
                    let [columns, turns] =
                        machines.each_ref().map(|machine| options(machine, position));
                    faults += u32::from(columns.is_err());
                    all += 1;
                    assert_eq!(columns, turns, "{text} at {position:?}");
                }
            }
        }
        // Of both kinds there are many.
        assert!(faults > all / 50 && faults < all / 2, "{faults} of {all}");
    }
}
