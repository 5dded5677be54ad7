//! A formula as closures: one for each node of its tree, made once and called for each position.
//!
//! A loop calls what stands behind it, once a turn, and the last call is an option, so an option is nowhere stored. Steps
//! are taken off what is left at each turn, by the number of nodes that it computes.

use super::arithmetic::{compare, for_each, function, taken_from, two, Number};
use super::frame::{Frame, Get, Run, Spot};
use super::sink::{counts, Sink, Stop};
use super::{
    At, Clause, Cond, Expr, Family, Fold, Function, Operator, Part, Problem, Relation, Set,
};

pub struct Compiler {
    pub places: usize,
    pub has_columns: bool,
    pub columns: usize,
    pub scope: Vec<usize>,
    pub arity: usize,
    pub is_sorted: bool,
    // Of what was compiled since the last loop.
    pub steps: u64,
    // The variable whose numbers are a column, and whether it was compiled.
    pub lane: Option<usize>,
    pub is_by_lane: bool,
}

// Where a number is a variable or a constant, no closure is called for it.
enum Operand {
    Variable(usize),
    Constant(i64),
    Other(Get<i64>),
}

impl Operand {
    #[inline(always)]
    fn get(&self, frame: &mut Frame) -> Result<i64, Stop> {
        match self {
            Operand::Variable(place) => Ok(frame.variables[*place]),
            Operand::Constant(number) => Ok(*number),
            Operand::Other(number) => number(frame),
        }
    }
}

// What a loop calls in each turn is compiled where its variable is known.
pub type Then<'a> = &'a mut dyn FnMut(&mut Compiler) -> Run;

impl Compiler {
    pub fn spot(&self, at: At) -> Spot {
        Spot(at.0, self.scope.as_slice().into())
    }

    fn place(&mut self) -> usize {
        self.places += 1;
        self.places - 1
    }

    pub fn option(&mut self, parts: &[Part]) -> Run {
        if let ([Part { numbers, clauses }], 1) = (parts, self.arity) {
            if clauses.is_empty() {
                let number = self.number(&numbers[0]);
                return Box::new(move |frame, sink| match number(frame)? {
                    0 if frame.is_zero => Ok(()),
                    number if number < 0 => Ok(()),
                    number => sink.option(&[number]),
                });
            }
        }
        let parts: Vec<Run> = parts.iter().map(|part| self.part(part)).collect();
        let (arity, is_sorted) = (self.arity, self.is_sorted);
        Box::new(move |frame, sink| {
            frame.option.clear();
            parts.iter().try_for_each(|part| part(frame, sink))?;
            if counts(&mut frame.option, arity, is_sorted, frame.is_zero) {
                sink.option(&frame.option)?;
            }
            Ok(())
        })
    }

    fn part(&mut self, part: &Part) -> Run {
        self.clauses(&part.clauses, &mut |compiler| {
            let numbers: Vec<Get<i64>> =
                part.numbers.iter().map(|number| compiler.number(number)).collect();
            Box::new(move |frame, _| {
                numbers.iter().try_for_each(|number| {
                    let number = number(frame)?;
                    frame.push(number)
                })
            })
        })
    }

    pub fn clauses(&mut self, clauses: &[Clause], then: Then) -> Run {
        match clauses.split_first() {
            None => then(self),
            Some((Clause::If(condition), rest)) => {
                let holds = self.condition(condition);
                let then = self.clauses(rest, then);
                Box::new(move |frame, sink| if holds(frame)? { then(frame, sink) } else { Ok(()) })
            }
            Some((Clause::For(variable, set), rest)) => {
                self.turns(set, *variable, &mut |compiler| {
                    compiler.scope.push(*variable);
                    let then = compiler.clauses(rest, then);
                    compiler.scope.pop();
                    then
                })
            }
        }
    }

    // What a turn of a loop does, and its steps.
    fn turn(&mut self, then: Then) -> (Run, u64) {
        let before = std::mem::replace(&mut self.steps, 3);
        let then = then(self);
        (then, std::mem::replace(&mut self.steps, before))
    }

    // Calls `then` for each number of the set, put in its place.
    pub fn turns(&mut self, set: &Set, place: usize, then: Then) -> Run {
        match set {
            Set::Range(..) | Set::Items(_) => {
                let ranges = self.ranges(set);
                let (then, steps) = self.turn(then);
                Box::new(move |frame, sink| {
                    for range in &ranges {
                        let (from, to, step) = range(frame)?;
                        let mut next = Some(from);
                        let is_on_way = |&x: &i64| if step > 0 { x <= to } else { x >= to };
                        while let Some(x) = next.filter(is_on_way) {
                            frame.spend(steps)?;
                            frame.variables[place] = x;
                            then(frame, sink)?;
                            next = x.checked_add(step);
                        }
                    }
                    Ok(())
                })
            }
            Set::Each(number, clauses) => self.clauses(clauses, &mut |compiler| {
                let number = compiler.number(number);
                let then = then(compiler);
                Box::new(move |frame, sink| {
                    frame.variables[place] = number(frame)?;
                    then(frame, sink)
                })
            }),
            Set::Named(family, arguments, at) => {
                let family = *family;
                let arguments = self.arguments(family, arguments, *at);
                let (then, steps) = self.turn(then);
                Box::new(move |frame, sink| {
                    let (base, n) = arguments(frame)?;
                    let mut list = Vec::new();
                    let numbers = &mut frame.numbers;
                    numbers.list(family, base, n, &mut list, &mut frame.steps).ok_or(Stop::Long)?;
                    list.into_iter().try_for_each(|x| {
                        frame.spend(steps)?;
                        frame.variables[place] = x;
                        then(frame, sink)
                    })
                })
            }
        }
    }

    // The ends of a range, and its step, which is not 0.
    pub fn range(&mut self, ends: &[Expr; 3], at: At) -> Get<(i64, i64, i64)> {
        let [from, to, step] = [0, 1, 2].map(|end| self.number(&ends[end]));
        let spot = self.spot(at);
        Box::new(move |frame| match (from(frame)?, to(frame)?, step(frame)?) {
            (_, _, 0) => Err(frame.fail(Problem::Step, &spot)),
            range => Ok(range),
        })
    }

    // Of a range, or of each item of a list.
    fn ranges(&mut self, set: &Set) -> Vec<Get<(i64, i64, i64)>> {
        match set {
            Set::Range(ends, at) => vec![self.range(ends, *at)],
            Set::Items(items) => items.iter().map(|(from, to)| self.item(from, to)).collect(),
            Set::Each(..) | Set::Named(..) => Vec::new(),
        }
    }

    fn item(&mut self, from: &Expr, to: &Option<Expr>) -> Get<(i64, i64, i64)> {
        let (from, to) = (self.operand(from), to.as_ref().map(|to| self.operand(to)));
        Box::new(move |frame| {
            let from = from.get(frame)?;
            Ok((from, to.as_ref().map_or(Ok(from), |to| to.get(frame))?, 1))
        })
    }

    // The base and the number of a named set; the base is 0 where it has none.
    pub fn arguments(&mut self, family: Family, arguments: &[Expr], at: At) -> Get<(i64, i64)> {
        self.steps += 30;
        let spot = self.spot(at);
        let n = self.number(arguments.last().expect("a named set is of a number"));
        let base = (family == Family::Powers).then(|| self.number(&arguments[0]));
        Box::new(move |frame| {
            let base = base.as_ref().map_or(Ok(0), |base| base(frame))?;
            let n = n(frame)?;
            if family == Family::Powers && base < 2 {
                return Err(frame.fail(Problem::Base(base), &spot));
            }
            if n < 0 {
                return Err(frame.fail(Problem::Negative(n), &spot));
            }
            Ok((base, n))
        })
    }

    fn operand(&mut self, expr: &Expr) -> Operand {
        let number = self.number(expr);
        match *expr {
            Expr::Variable(place) => Operand::Variable(place),
            Expr::Number(number) => Operand::Constant(number),
            _ => Operand::Other(number),
        }
    }

    // What is made of two numbers.
    fn pair<T: 'static, F>(&mut self, x: Operand, y: Operand, at: At, apply: F) -> Get<T>
    where
        F: Fn(i64, i64) -> Result<T, Problem> + Send + Sync + 'static,
    {
        let spot = self.spot(at);
        Box::new(move |frame| {
            let (x, y) = (x.get(frame)?, y.get(frame)?);
            frame.check(apply(x, y), &spot)
        })
    }

    pub fn number(&mut self, expr: &Expr) -> Get<i64> {
        self.steps += match expr {
            Expr::Two(Operator::Over | Operator::Modulo | Operator::Power, ..) => 6,
            Expr::Two(..) | Expr::One(..) => 2,
            Expr::Call(Function::Gcd | Function::Lcm, numbers, _) => 30 * numbers.len() as u64 - 30,
            Expr::Call(Function::Sqrt | Function::Log, ..) => 10,
            Expr::Call(..) | Expr::All(..) => 3,
            _ => 1,
        };
        match expr {
            &Expr::Number(number) => Box::new(move |_| Ok(number)),
            &Expr::Variable(place) => {
                self.is_by_lane |= self.lane == Some(place);
                Box::new(move |frame| Ok(frame.variables[place]))
            }
            Expr::Parameter(_) => {
                unreachable!("a parameter has its number before a formula is computed")
            }
            Expr::One(sign, x, at) => {
                let (from, x) = (Operand::Constant(taken_from(*sign)), self.operand(x));
                self.pair(from, x, *at, |x, y| two(Operator::Subtract, x, y))
            }
            Expr::Two(operator, operands, at) => {
                let [x, y] = [0, 1].map(|operand| self.operand(&operands[operand]));
                for_each!(Operator operator, |apply| self.pair(x, y, *at, apply))
            }
            Expr::Call(of, arguments, at) => {
                let of = *of;
                let apply = move |x, y| function(of, x, y);
                let mut all: Vec<Operand> = arguments.iter().map(|x| self.operand(x)).collect();
                if all.len() == 1 {
                    all.push(Operand::Constant(0));
                }
                let last = all.pop().expect("an argument");
                let first =
                    all.into_iter().reduce(|x, y| Operand::Other(self.pair(x, y, *at, apply)));
                self.pair(first.expect("two operands"), last, *at, apply)
            }
            Expr::All(fold, set, at) => self.fold(*fold, set, *at),
        }
    }

    fn fold(&mut self, fold: Fold, set: &Set, at: At) -> Get<i64> {
        let [item, total, count] = [self.place(), self.place(), self.place()];
        let spot = self.spot(at);
        let (start, join): (i64, fn(i64, i64) -> Number) = match fold {
            Fold::Min => (i64::MAX, |x, y| Ok(x.min(y))),
            Fold::Max => (i64::MIN, |x, y| Ok(x.max(y))),
            Fold::Sum => (0, |x, y| two(Operator::Add, x, y)),
            Fold::Product => (1, |x, y| two(Operator::Times, x, y)),
            Fold::Len => (0, |x, _| Ok(x + 1)),
        };
        let of_turn = spot.clone();
        let run = self.turns(set, item, &mut |_| {
            let of_turn = of_turn.clone();
            Box::new(move |frame, _| {
                frame.variables[count] += 1;
                frame.variables[total] =
                    frame.check(join(frame.variables[total], frame.variables[item]), &of_turn)?;
                Ok(())
            })
        });
        Box::new(move |frame| {
            (frame.variables[total], frame.variables[count]) = (start, 0);
            run(frame, &mut Nowhere)?;
            if frame.variables[count] == 0 && matches!(fold, Fold::Min | Fold::Max) {
                return Err(frame.fail(Problem::Empty, &spot));
            }
            Ok(frame.variables[total])
        })
    }

    pub fn condition(&mut self, condition: &Cond) -> Get<bool> {
        self.steps += 2;
        match condition {
            Cond::Compare(relation, operands) => {
                let [x, y] = [0, 1].map(|operand| self.operand(&operands[operand]));
                for_each!(Relation relation, |apply| {
                    self.pair(x, y, At(0), move |x, y| Ok(apply(x, y)))
                })
            }
            Cond::In(x, set) => self.is_in(x, set),
            Cond::Prime(x, _) => {
                let x = self.number(x);
                Box::new(move |frame| {
                    let x = x(frame)?;
                    frame.numbers.is_prime(x, &mut frame.steps).ok_or(Stop::Long)
                })
            }
            Cond::NotZero(x) => {
                let x = self.number(x);
                Box::new(move |frame| Ok(x(frame)? != 0))
            }
            Cond::And(all) | Cond::Or(all) => {
                let sought = matches!(condition, Cond::Or(_));
                let all: Vec<Get<bool>> =
                    all.iter().map(|condition| self.condition(condition)).collect();
                Box::new(move |frame| {
                    for holds in &all {
                        if holds(frame)? == sought {
                            return Ok(sought);
                        }
                    }
                    Ok(!sought)
                })
            }
            Cond::Not(condition) => {
                let holds = self.condition(condition);
                Box::new(move |frame| Ok(!holds(frame)?))
            }
            Cond::Any(condition, clauses) => self.finds(condition, clauses, true),
            Cond::All(condition, clauses) => {
                let finds = self.finds(condition, clauses, false);
                Box::new(move |frame| Ok(!finds(frame)?))
            }
        }
    }

    // Whether the condition is `sought` in some turn.
    fn finds(&mut self, condition: &Cond, clauses: &[Clause], sought: bool) -> Get<bool> {
        is_found(self.clauses(clauses, &mut |compiler| {
            let holds = compiler.condition(condition);
            Box::new(move |frame, _| found(holds(frame)? == sought))
        }))
    }

    fn is_in(&mut self, x: &Expr, set: &Set) -> Get<bool> {
        let x = self.number(x);
        match set {
            Set::Range(..) | Set::Items(_) => {
                let ranges = self.ranges(set);
                Box::new(move |frame| {
                    let x = x(frame)?;
                    for range in &ranges {
                        let (from, to, step) = range(frame)?;
                        let (least, most) = if step > 0 { (from, to) } else { (to, from) };
                        let is_on_way =
                            || (i128::from(x) - i128::from(from)) % i128::from(step) == 0;
                        if least <= x && x <= most && (step == 1 || is_on_way()) {
                            return Ok(true);
                        }
                    }
                    Ok(false)
                })
            }
            Set::Each(..) => {
                let [sought, item] = [self.place(), self.place()];
                let finds = is_found(self.turns(set, item, &mut |_| {
                    Box::new(move |frame, _| {
                        found(frame.variables[item] == frame.variables[sought])
                    })
                }));
                Box::new(move |frame| {
                    frame.variables[sought] = x(frame)?;
                    finds(frame)
                })
            }
            Set::Named(family, arguments, at) => {
                let family = *family;
                let arguments = self.arguments(family, arguments, *at);
                Box::new(move |frame| {
                    let (x, (base, n)) = (x(frame)?, arguments(frame)?);
                    frame.numbers.contains(family, base, n, x, &mut frame.steps).ok_or(Stop::Long)
                })
            }
        }
    }
}

fn found(is_it: bool) -> Result<(), Stop> {
    if is_it {
        Err(Stop::Found)
    } else {
        Ok(())
    }
}

// Whether a run without options finds what it seeks.
fn is_found(run: Run) -> Get<bool> {
    Box::new(move |frame| match run(frame, &mut Nowhere) {
        Ok(()) => Ok(false),
        Err(Stop::Found) => Ok(true),
        Err(stop) => Err(stop),
    })
}

struct Nowhere;

impl Sink for Nowhere {
    fn option(&mut self, _: &[i64]) -> Result<(), Stop> {
        Ok(())
    }
}
