//! A formula as closures: one for each node of its tree, made once and called for each position.
//!
//! A loop calls what stands behind it, once a turn, and the last call is an option, so an option is nowhere stored. Steps
//! are taken off what is left at each turn, by the number of nodes that it computes.

use super::arithmetic::{compare, function, one, two, Number, Numbers};
use super::columns::Block;
use super::{
    Alternative, At, Clause, Cond, Expr, Family, Fold, Formula, Function, Operator, Part, Problem,
    Relation, Set, Trouble,
};
use std::sync::Arc;

/// Why a computation ends before its end.
// As long as a number, so that a `Result` of both is returned in two registers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(i64)]
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

    /// Many options.
    ///
    /// # Errors
    ///
    /// If there are too many.
    fn block(&mut self, block: &Block) -> Result<(), Stop> {
        (0..block.len())
            .try_for_each(|lane| block.option(lane).map_or(Ok(()), |option| self.option(&option)))
    }
}

impl<F: FnMut(&[i64]) -> Result<(), Stop>> Sink for F {
    fn option(&mut self, numbers: &[i64]) -> Result<(), Stop> {
        self(numbers)
    }
}

pub(super) type Get<T> = Box<dyn Fn(&mut Frame) -> Result<T, Stop> + Send + Sync>;
pub(super) type Run = Box<dyn Fn(&mut Frame, &mut dyn Sink) -> Result<(), Stop> + Send + Sync>;

/// The numbers of a computation: [`Machine::frame`] makes it.
#[derive(Default)]
pub struct Frame {
    /// How many steps are left.
    pub steps: u64,
    // Of variables, and then of sums and the like.
    pub(super) variables: Vec<i64>,
    pub(super) columns: Vec<Vec<i64>>,
    pub(super) is_zero: bool,
    option: Vec<i64>,
    fault: Option<(Problem, Spot)>,
    pub(super) numbers: Numbers,
}

// Where a fault may arise: the place in the text, and the variables that have numbers there.
#[derive(Clone)]
struct Spot(usize, Arc<[usize]>);

/// The most numbers of an option.
const MOST_OF_OPTION: usize = 1 << 20;

impl Frame {
    #[inline(always)]
    pub(super) fn spend(&mut self, steps: u64) -> Result<(), Stop> {
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
    columns: usize,
    alternatives: Vec<Run>,
}

impl Machine {
    /// The machine of a formula without parameters.
    pub fn of(formula: &Formula) -> Machine {
        Machine::compiled(formula, true)
    }

    pub(super) fn compiled(formula: &Formula, has_columns: bool) -> Machine {
        let mut compiler = Compiler {
            places: formula.names.len(),
            has_columns,
            columns: 2,
            scope: (0..formula.arity).collect(),
            arity: formula.arity,
            is_sorted: formula.is_sorted,
            steps: 0,
            lane: None,
            is_by_lane: false,
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
            columns: compiler.columns,
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
        let mut frame = Frame { steps: *steps, ..self.frame() };
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

    /// The numbers of a computation that has not begun.
    pub(super) fn frame(&self) -> Frame {
        let (variables, columns) = (vec![0; self.places], vec![Vec::new(); self.columns]);
        Frame { variables, columns, ..Frame::default() }
    }

    /// Tells the options of a position, which is sorted if need be, to `sink`.
    pub(super) fn run(
        &self,
        position: &[i64],
        frame: &mut Frame,
        sink: &mut dyn Sink,
    ) -> Result<(), Stop> {
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

pub(super) struct Compiler {
    places: usize,
    has_columns: bool,
    pub(super) columns: usize,
    pub(super) scope: Vec<usize>,
    pub(super) arity: usize,
    pub(super) is_sorted: bool,
    // Of what was compiled since the last loop.
    pub(super) steps: u64,
    // The variable whose numbers are a column, and whether it was compiled.
    pub(super) lane: Option<usize>,
    pub(super) is_by_lane: bool,
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
pub(super) type Then<'a> = &'a mut dyn FnMut(&mut Compiler) -> Run;

impl Compiler {
    fn spot(&self, at: At) -> Spot {
        Spot(at.0, self.scope.as_slice().into())
    }

    fn place(&mut self) -> usize {
        self.places += 1;
        self.places - 1
    }

    fn alternative(&mut self, alternative: &Alternative) -> Run {
        let Alternative { parts, clauses } = alternative;
        let is_plain = parts.iter().all(|part| part.clauses.is_empty());
        let last = clauses.iter().rposition(|clause| matches!(clause, Clause::For(..)));
        self.steps = 5;
        let run = match last.map(|at| (&clauses[at], at)) {
            Some((Clause::For(variable, set), at)) if is_plain && self.has_columns => self
                .clauses(&clauses[..at], &mut |compiler| {
                    compiler.in_columns(*variable, set, &clauses[at + 1..], parts)
                }),
            _ => self.clauses(clauses, &mut |compiler| compiler.option(parts)),
        };
        let steps = self.steps;
        Box::new(move |frame, sink| {
            frame.spend(steps)?;
            run(frame, sink)
        })
    }

    pub(super) fn option(&mut self, parts: &[Part]) -> Run {
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

    pub(super) fn clauses(&mut self, clauses: &[Clause], then: Then) -> Run {
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
    pub(super) fn turns(&mut self, set: &Set, place: usize, then: Then) -> Run {
        match set {
            Set::Range(ends, at) => {
                let range = self.range(ends, *at);
                let (then, steps) = self.turn(then);
                Box::new(move |frame, sink| {
                    let (from, to, step) = range(frame)?;
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
                let (then, steps) = self.turn(then);
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
    pub(super) fn range(&mut self, ends: &[Expr; 3], at: At) -> Get<(i64, i64, i64)> {
        let [from, to, step] = [0, 1, 2].map(|end| self.number(&ends[end]));
        let spot = self.spot(at);
        Box::new(move |frame| match (from(frame)?, to(frame)?, step(frame)?) {
            (_, _, 0) => Err(frame.fail(Problem::Step, &spot)),
            range => Ok(range),
        })
    }

    fn items(&mut self, items: &[(Expr, Option<Expr>)]) -> Vec<(Get<i64>, Option<Get<i64>>)> {
        items
            .iter()
            .map(|(from, to)| (self.number(from), to.as_ref().map(|to| self.number(to))))
            .collect()
    }

    // The base and the number of a named set; the base is 0 where it has none.
    pub(super) fn arguments(
        &mut self,
        family: Family,
        arguments: &[Expr],
        at: At,
    ) -> Get<(i64, i64)> {
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

    // An operator or a relation.
    fn pair<T: 'static, F>(&mut self, operands: &[Expr], at: At, apply: F) -> Get<T>
    where
        F: Fn(i64, i64) -> Result<T, Problem> + Send + Sync + 'static,
    {
        let [x, y] = [0, 1].map(|operand| self.operand(&operands[operand]));
        let spot = self.spot(at);
        Box::new(move |frame| {
            let (x, y) = (x.get(frame)?, y.get(frame)?);
            frame.check(apply(x, y), &spot)
        })
    }

    pub(super) fn number(&mut self, expr: &Expr) -> Get<i64> {
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
                            $(Operator::$operator => self.pair(operands.as_slice(), *at, |x, y| two(Operator::$operator, x, y)),)*
                        }
                    };
                }
                each!(Add Subtract Times Over Modulo Power And Or Xor Left Right)
            }
            Expr::Call(of, arguments, at) => {
                let of = *of;
                if arguments.len() == 2 {
                    return self.pair(arguments, *at, move |x, y| function(of, x, y));
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

    pub(super) fn condition(&mut self, condition: &Cond) -> Get<bool> {
        self.steps += 2;
        match condition {
            Cond::Compare(relation, operands) => {
                macro_rules! each {
                    ($($relation:ident)*) => {
                        match relation {
                            $(Relation::$relation => {
                                self.pair(operands.as_slice(), At(0), |x, y| Ok(compare(Relation::$relation, x, y)))
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
            Set::Range(ends, at) => {
                let range = self.range(ends, *at);
                Box::new(move |frame| {
                    let (x, (from, to, step)) = (x(frame)?, range(frame)?);
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

/// Whether an option counts; its parts are sorted, if asked.
pub(super) fn counts(
    option: &mut [i64],
    arity: usize,
    is_sorted: bool,
    is_from_zero: bool,
) -> bool {
    if option.iter().any(|&number| number < 0)
        || (is_from_zero && option.iter().all(|&number| number == 0))
    {
        return false;
    }
    if is_sorted {
        option.chunks_exact_mut(arity).for_each(<[i64]>::sort_unstable);
    }
    true
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
