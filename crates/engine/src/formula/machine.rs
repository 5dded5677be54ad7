//! A formula as closures: one for each node of its tree, made once and called for each position.
//!
//! A loop calls what stands behind it, once a turn, and the last call is an option, so an option is nowhere stored. Steps
//! are taken off what is left at each turn, by the number of nodes that it computes.

use super::arithmetic::{compare, contains, function, members, one, two, Number, Primes};
use super::{
    Alternative, At, Clause, Cond, Expr, Family, Fold, Formula, Function, Operator, Part, Problem,
    Relation, Set, Trouble,
};
use std::sync::Arc;

/// Why a computation ends before its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stop {
    /// A fault, which the frame holds.
    Fault,
    /// What was sought is found.
    Found,
    /// Too many steps, or too much memory.
    Long,
}

/// What options are told to.
pub trait Sink {
    /// An option: its parts, one behind the other. All is right with its numbers.
    ///
    /// # Errors
    ///
    /// If there are too many.
    fn option(&mut self, numbers: &[i64]) -> Result<(), Stop>;
}

impl<F: FnMut(&[i64]) -> Result<(), Stop>> Sink for F {
    fn option(&mut self, numbers: &[i64]) -> Result<(), Stop> {
        self(numbers)
    }
}

type Get<T> = Box<dyn Fn(&mut Frame) -> Result<T, Stop> + Send + Sync>;
type Run = Box<dyn Fn(&mut Frame, &mut dyn Sink) -> Result<(), Stop> + Send + Sync>;

/// The numbers of a computation.
#[derive(Default)]
pub struct Frame {
    /// How many steps are left.
    pub steps: u64,
    // Of variables, and then of sums and the like.
    variables: Vec<i64>,
    is_zero: bool,
    option: Vec<i64>,
    fault: Option<(Problem, Spot)>,
    primes: Primes,
}

// Where a fault may arise: the place in the text, and the variables that have numbers there.
#[derive(Clone)]
struct Spot(usize, Arc<[usize]>);

/// The most numbers of an option.
const MOST_OF_OPTION: usize = 1 << 20;

impl Frame {
    #[inline(always)]
    fn spend(&mut self, steps: u64) -> Result<(), Stop> {
        self.steps = self.steps.checked_sub(steps).ok_or(Stop::Long)?;
        Ok(())
    }

    #[inline(always)]
    fn check<T>(&mut self, number: Result<T, Problem>, spot: &Spot) -> Result<T, Stop> {
        number.map_err(|problem| self.fail(problem, spot))
    }

    #[cold]
    fn fail(&mut self, problem: Problem, spot: &Spot) -> Stop {
        self.fault = Some((problem, spot.clone()));
        Stop::Fault
    }

    fn push(&mut self, number: i64) -> Result<(), Stop> {
        if self.option.len() == MOST_OF_OPTION {
            return Err(Stop::Long);
        }
        self.option.push(number);
        Ok(())
    }
}

/// A formula, ready to be computed.
pub struct Machine {
    arity: usize,
    is_sorted: bool,
    names: Vec<String>,
    // How many numbers a frame has.
    places: usize,
    alternatives: Vec<Run>,
}

impl Machine {
    /// The machine of a formula without parameters.
    pub fn of(formula: &Formula) -> Machine {
        let mut compiler = Compiler {
            places: formula.names.len(),
            scope: (0..formula.arity).collect(),
            arity: formula.arity,
            is_sorted: formula.is_sorted,
        };
        let alternatives = formula
            .alternatives
            .iter()
            .map(|alternative| compiler.alternative(alternative))
            .collect();
        Machine {
            arity: formula.arity,
            is_sorted: formula.is_sorted,
            names: formula.names.clone(),
            places: compiler.places,
            alternatives,
        }
    }

    /// How many numbers a position has.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// Whether the numbers of a position are sorted.
    pub fn is_sorted(&self) -> bool {
        self.is_sorted
    }

    /// Calls `each` with each option of a position: its parts one behind the other, `arity` numbers each, none for the
    /// empty sum. An option with a negative number is none, and neither is one of only zeros, or of nothing, from only zeros.
    /// If the formula is sorted, so are the position and the parts. The steps left go down, about one a nanosecond.
    ///
    /// # Errors
    ///
    /// A fault of the formula at this position; [`Problem::Long`] if the steps do not last.
    pub fn options(
        &self,
        position: &[u64],
        steps: &mut u64,
        each: &mut dyn FnMut(&[u64]),
    ) -> Result<(), Trouble> {
        let mut frame = Frame { steps: *steps, ..Frame::default() };
        let position = numbers(position, self.is_sorted)?;
        let mut option = Vec::new();
        let mut sink = |numbers: &[i64]| {
            option.clear();
            option.extend(numbers.iter().map(|&number| number as u64));
            each(&option);
            Ok(())
        };
        let end = self.run(&position, &mut frame, &mut sink);
        *steps = frame.steps;
        end.map_err(|stop| self.trouble(stop, &mut frame))
    }

    /// Tells the options of a position, which is sorted if need be, to `sink`.
    pub(super) fn run(
        &self,
        position: &[i64],
        frame: &mut Frame,
        sink: &mut dyn Sink,
    ) -> Result<(), Stop> {
        frame.variables.resize(self.places, 0);
        frame.variables[..self.arity].copy_from_slice(position);
        frame.is_zero = position.iter().all(|&number| number == 0);
        self.alternatives.iter().try_for_each(|alternative| alternative(frame, sink))
    }

    /// The trouble that ended a run.
    pub(super) fn trouble(&self, stop: Stop, frame: &mut Frame) -> Trouble {
        match frame.fault.take() {
            Some((what, Spot(at, places))) if stop == Stop::Fault => {
                let of =
                    places.iter().map(|&place| (self.names[place].clone(), frame.variables[place]));
                Trouble { what, at, of: of.collect() }
            }
            _ => {
                frame.steps = 0;
                Problem::Long.into()
            }
        }
    }
}

/// The numbers of a position, sorted if asked.
pub(super) fn numbers(position: &[u64], is_sorted: bool) -> Result<Vec<i64>, Trouble> {
    let numbers = position.iter().map(|&number| i64::try_from(number).map_err(|_| Problem::Large));
    let mut numbers = numbers.collect::<Result<Vec<_>, _>>()?;
    if is_sorted {
        numbers.sort_unstable();
    }
    Ok(numbers)
}

impl From<Problem> for Trouble {
    fn from(what: Problem) -> Trouble {
        Trouble { what, at: 0, of: Vec::new() }
    }
}

struct Compiler {
    places: usize,
    scope: Vec<usize>,
    arity: usize,
    is_sorted: bool,
}

// What a loop calls in each turn is compiled where its variable is known.
type Then<'a> = &'a mut dyn FnMut(&mut Compiler) -> Run;

impl Compiler {
    fn spot(&self, at: At) -> Spot {
        Spot(at.0, self.scope.as_slice().into())
    }

    fn place(&mut self) -> usize {
        self.places += 1;
        self.places - 1
    }

    fn alternative(&mut self, alternative: &Alternative) -> Run {
        let parts = &alternative.parts;
        let end = 5 + parts
            .iter()
            .map(|part| steps_of_clauses(&part.clauses, steps_of_all(&part.numbers)))
            .sum::<u64>();
        let first = steps_of_clauses(&alternative.clauses, end);
        let run = self.clauses(&alternative.clauses, end, &mut |compiler| compiler.option(parts));
        Box::new(move |frame, sink| {
            frame.spend(first)?;
            run(frame, sink)
        })
    }

    fn option(&mut self, parts: &[Part]) -> Run {
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
            let option = &mut frame.option;
            if option.iter().any(|&number| number < 0)
                || (frame.is_zero && option.iter().all(|&number| number == 0))
            {
                return Ok(());
            }
            if is_sorted {
                option.chunks_exact_mut(arity).for_each(<[i64]>::sort_unstable);
            }
            sink.option(option)
        })
    }

    fn part(&mut self, part: &Part) -> Run {
        self.clauses(&part.clauses, steps_of_all(&part.numbers), &mut |compiler| {
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

    // `end` is how many steps `then` takes.
    fn clauses(&mut self, clauses: &[Clause], end: u64, then: Then) -> Run {
        match clauses.split_first() {
            None => then(self),
            Some((Clause::If(condition), rest)) => {
                let holds = self.condition(condition);
                let then = self.clauses(rest, end, then);
                Box::new(move |frame, sink| if holds(frame)? { then(frame, sink) } else { Ok(()) })
            }
            Some((Clause::For(variable, set), rest)) => {
                self.turns(set, *variable, steps_of_clauses(rest, end), &mut |compiler| {
                    compiler.scope.push(*variable);
                    let then = compiler.clauses(rest, end, then);
                    compiler.scope.pop();
                    then
                })
            }
        }
    }

    // Calls `then` for each number of the set, put in its place.
    fn turns(&mut self, set: &Set, place: usize, steps: u64, then: Then) -> Run {
        let steps = steps + 3;
        match set {
            Set::Range(ends, at) => {
                let [from, to, step] = [0, 1, 2].map(|end| self.number(&ends[end]));
                let (spot, then) = (self.spot(*at), then(self));
                Box::new(move |frame, sink| {
                    let (from, to, step) = (from(frame)?, to(frame)?, step(frame)?);
                    if step == 0 {
                        return Err(frame.fail(Problem::Step, &spot));
                    }
                    let mut next = Some(from);
                    while let Some(x) = next.filter(|&x| if step > 0 { x <= to } else { x >= to }) {
                        frame.spend(steps)?;
                        frame.variables[place] = x;
                        then(frame, sink)?;
                        next = x.checked_add(step);
                    }
                    Ok(())
                })
            }
            Set::Items(items) => {
                let items = self.items(items);
                let then = then(self);
                Box::new(move |frame, sink| {
                    for (from, to) in &items {
                        let from = from(frame)?;
                        let to = to.as_ref().map_or(Ok(from), |to| to(frame))?;
                        for x in from..=to {
                            frame.spend(steps)?;
                            frame.variables[place] = x;
                            then(frame, sink)?;
                        }
                    }
                    Ok(())
                })
            }
            Set::Each(number, clauses) => {
                self.clauses(clauses, steps + steps_of(number), &mut |compiler| {
                    let number = compiler.number(number);
                    let then = then(compiler);
                    Box::new(move |frame, sink| {
                        frame.variables[place] = number(frame)?;
                        then(frame, sink)
                    })
                })
            }
            Set::Named(family, arguments, at) => {
                let family = *family;
                let arguments = self.arguments(family, arguments, *at);
                let then = then(self);
                Box::new(move |frame, sink| {
                    let (base, n) = arguments(frame)?;
                    let mut turn = |frame: &mut Frame, x| {
                        frame.spend(steps)?;
                        frame.variables[place] = x;
                        then(frame, sink)
                    };
                    match family {
                        Family::Squares => {
                            (1..=n.isqrt()).try_for_each(|root| turn(frame, root * root))
                        }
                        Family::Primes => {
                            let primes =
                                frame.primes.up_to(n, &mut frame.steps).ok_or(Stop::Long)?;
                            let count = primes.partition_point(|&p| p <= n);
                            (0..count).try_for_each(|index| {
                                let p = frame.primes.list()[index];
                                turn(frame, p)
                            })
                        }
                        _ => {
                            let list =
                                members(family, base, n, &mut frame.steps).ok_or(Stop::Long)?;
                            list.into_iter().try_for_each(|x| turn(frame, x))
                        }
                    }
                })
            }
        }
    }

    fn items(&mut self, items: &[(Expr, Option<Expr>)]) -> Vec<(Get<i64>, Option<Get<i64>>)> {
        items
            .iter()
            .map(|(from, to)| (self.number(from), to.as_ref().map(|to| self.number(to))))
            .collect()
    }

    // The base and the number of a named set; the base is 0 where it has none.
    fn arguments(&mut self, family: Family, arguments: &[Expr], at: At) -> Get<(i64, i64)> {
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

    // An operator or a relation. Where an operand is a variable or a constant, no closure is called for it.
    fn pair<T: 'static, F>(&mut self, operands: &[Expr; 2], at: At, apply: F) -> Get<T>
    where
        F: Fn(i64, i64) -> Result<T, Problem> + Send + Sync + 'static,
    {
        let spot = self.spot(at);
        match operands {
            &[Expr::Variable(x), Expr::Variable(y)] => Box::new(move |frame| {
                frame.check(apply(frame.variables[x], frame.variables[y]), &spot)
            }),
            &[Expr::Variable(x), Expr::Number(y)] => {
                Box::new(move |frame| frame.check(apply(frame.variables[x], y), &spot))
            }
            &[ref x, Expr::Number(y)] => {
                let x = self.number(x);
                Box::new(move |frame| {
                    let x = x(frame)?;
                    frame.check(apply(x, y), &spot)
                })
            }
            [Expr::Variable(x), y] => {
                let (x, y) = (*x, self.number(y));
                Box::new(move |frame| {
                    let y = y(frame)?;
                    frame.check(apply(frame.variables[x], y), &spot)
                })
            }
            [x, y] => {
                let (x, y) = (self.number(x), self.number(y));
                Box::new(move |frame| {
                    let (x, y) = (x(frame)?, y(frame)?);
                    frame.check(apply(x, y), &spot)
                })
            }
        }
    }

    fn number(&mut self, expr: &Expr) -> Get<i64> {
        match expr {
            &Expr::Number(number) => Box::new(move |_| Ok(number)),
            &Expr::Variable(place) => Box::new(move |frame| Ok(frame.variables[place])),
            Expr::Parameter(_) => {
                unreachable!("a parameter has its number before a formula is computed")
            }
            Expr::One(sign, x, at) => {
                let (sign, x, spot) = (*sign, self.number(x), self.spot(*at));
                Box::new(move |frame| {
                    let x = x(frame)?;
                    frame.check(one(sign, x), &spot)
                })
            }
            Expr::Two(operator, operands, at) => {
                macro_rules! each {
                    ($($operator:ident)*) => {
                        match operator {
                            $(Operator::$operator => self.pair(operands, *at, |x, y| two(Operator::$operator, x, y)),)*
                        }
                    };
                }
                each!(Add Subtract Times Over Modulo Power And Or Xor Left Right)
            }
            Expr::Call(of, arguments, at) => {
                let of = *of;
                if let [x, y] = arguments.as_slice() {
                    return self.pair(&[x.clone(), y.clone()], *at, move |x, y| function(of, x, y));
                }
                let spot = self.spot(*at);
                let arguments: Vec<Get<i64>> =
                    arguments.iter().map(|argument| self.number(argument)).collect();
                Box::new(move |frame| {
                    let mut number = arguments[0](frame)?;
                    if arguments.len() == 1 {
                        return frame.check(function(of, number, 0), &spot);
                    }
                    for argument in &arguments[1..] {
                        let next = argument(frame)?;
                        number = frame.check(function(of, number, next), &spot)?;
                    }
                    Ok(number)
                })
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
        let run = self.turns(set, item, 3, &mut |_| {
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

    fn condition(&mut self, condition: &Cond) -> Get<bool> {
        match condition {
            Cond::Compare(relation, operands) => {
                macro_rules! each {
                    ($($relation:ident)*) => {
                        match relation {
                            $(Relation::$relation => {
                                self.pair(operands, At(0), |x, y| Ok(compare(Relation::$relation, x, y)))
                            })*
                        }
                    };
                }
                each!(Less AtMost Greater AtLeast Equal NotEqual)
            }
            Cond::In(x, set) => self.is_in(x, set),
            Cond::Prime(x, _) => {
                let x = self.number(x);
                Box::new(move |frame| {
                    let x = x(frame)?;
                    frame.primes.contains(x, &mut frame.steps).ok_or(Stop::Long)
                })
            }
            Cond::NotZero(x) => {
                let x = self.number(x);
                Box::new(move |frame| Ok(x(frame)? != 0))
            }
            Cond::And(all) => {
                let all: Vec<Get<bool>> =
                    all.iter().map(|condition| self.condition(condition)).collect();
                Box::new(move |frame| {
                    for holds in &all {
                        if !holds(frame)? {
                            return Ok(false);
                        }
                    }
                    Ok(true)
                })
            }
            Cond::Or(some) => {
                let some: Vec<Get<bool>> =
                    some.iter().map(|condition| self.condition(condition)).collect();
                Box::new(move |frame| {
                    for holds in &some {
                        if holds(frame)? {
                            return Ok(true);
                        }
                    }
                    Ok(false)
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
        let run = self.clauses(clauses, steps_of_condition(condition), &mut |compiler| {
            let holds = compiler.condition(condition);
            Box::new(
                move |frame, _| if holds(frame)? == sought { Err(Stop::Found) } else { Ok(()) },
            )
        });
        Box::new(move |frame| match run(frame, &mut Nowhere) {
            Ok(()) => Ok(false),
            Err(Stop::Found) => Ok(true),
            Err(stop) => Err(stop),
        })
    }

    fn is_in(&mut self, x: &Expr, set: &Set) -> Get<bool> {
        let x = self.number(x);
        match set {
            Set::Range(ends, at) => {
                let [from, to, step] = [0, 1, 2].map(|end| self.number(&ends[end]));
                let spot = self.spot(*at);
                Box::new(move |frame| {
                    let (x, from, to, step) = (x(frame)?, from(frame)?, to(frame)?, step(frame)?);
                    if step == 0 {
                        return Err(frame.fail(Problem::Step, &spot));
                    }
                    let is_between =
                        if step > 0 { from <= x && x <= to } else { to <= x && x <= from };
                    Ok(is_between && (i128::from(x) - i128::from(from)) % i128::from(step) == 0)
                })
            }
            Set::Items(items) => {
                let items = self.items(items);
                Box::new(move |frame| {
                    let x = x(frame)?;
                    for (from, to) in &items {
                        let from = from(frame)?;
                        let to = to.as_ref().map_or(Ok(from), |to| to(frame))?;
                        if from <= x && x <= to {
                            return Ok(true);
                        }
                    }
                    Ok(false)
                })
            }
            Set::Each(number, clauses) => {
                let sought = self.place();
                let run = self.clauses(clauses, steps_of(number), &mut |compiler| {
                    let number = compiler.number(number);
                    Box::new(move |frame, _| {
                        let is_found = number(frame)? == frame.variables[sought];
                        if is_found {
                            Err(Stop::Found)
                        } else {
                            Ok(())
                        }
                    })
                });
                Box::new(move |frame| {
                    frame.variables[sought] = x(frame)?;
                    match run(frame, &mut Nowhere) {
                        Ok(()) => Ok(false),
                        Err(Stop::Found) => Ok(true),
                        Err(stop) => Err(stop),
                    }
                })
            }
            Set::Named(family, arguments, at) => {
                let family = *family;
                let arguments = self.arguments(family, arguments, *at);
                Box::new(move |frame| {
                    let (x, (base, n)) = (x(frame)?, arguments(frame)?);
                    contains(family, base, n, x, &mut frame.primes, &mut frame.steps)
                        .ok_or(Stop::Long)
                })
            }
        }
    }
}

struct Nowhere;

impl Sink for Nowhere {
    fn option(&mut self, _: &[i64]) -> Result<(), Stop> {
        Ok(())
    }
}

// The steps of what is computed once: what a loop repeats is counted in its turns.
fn steps_of(expr: &Expr) -> u64 {
    match expr {
        Expr::Number(_) | Expr::Variable(_) | Expr::Parameter(_) => 1,
        Expr::One(_, x, _) => 2 + steps_of(x),
        Expr::Two(operator, operands, _) => {
            let steps = match operator {
                Operator::Over | Operator::Modulo | Operator::Power => 6,
                _ => 2,
            };
            steps + steps_of_all(operands.as_slice())
        }
        Expr::Call(function, arguments, _) => {
            let steps = match function {
                Function::Gcd | Function::Lcm => 30,
                Function::Sqrt | Function::Log => 10,
                _ => 3,
            };
            steps * arguments.len() as u64 + steps_of_all(arguments)
        }
        Expr::All(_, set, _) => 5 + steps_of_set(set, 3),
    }
}

fn steps_of_all(all: &[Expr]) -> u64 {
    all.iter().map(steps_of).sum()
}

// The steps before the first turn.
fn steps_of_set(set: &Set, turn: u64) -> u64 {
    match set {
        Set::Range(ends, _) => 2 + steps_of_all(ends.as_slice()),
        Set::Items(items) => {
            items.iter().map(|(from, to)| steps_of(from) + to.as_ref().map_or(0, steps_of)).sum()
        }
        Set::Each(number, clauses) => steps_of_clauses(clauses, turn + steps_of(number)),
        Set::Named(_, arguments, _) => 30 + steps_of_all(arguments),
    }
}

fn steps_of_clauses(clauses: &[Clause], end: u64) -> u64 {
    let mut steps = 0;
    for clause in clauses {
        match clause {
            Clause::If(condition) => steps += steps_of_condition(condition),
            Clause::For(_, set) => return steps + steps_of_set(set, 0),
        }
    }
    steps + end
}

fn steps_of_condition(condition: &Cond) -> u64 {
    match condition {
        Cond::Compare(_, operands) => 2 + steps_of_all(operands.as_slice()),
        Cond::In(x, set) => steps_of(x) + steps_of_set(set, 0),
        Cond::Prime(x, _) => 5 + steps_of(x),
        Cond::NotZero(x) => 2 + steps_of(x),
        Cond::And(all) | Cond::Or(all) => all.iter().map(steps_of_condition).sum(),
        Cond::Not(condition) => 1 + steps_of_condition(condition),
        Cond::Any(condition, clauses) | Cond::All(condition, clauses) => {
            5 + steps_of_clauses(clauses, steps_of_condition(condition))
        }
    }
}
