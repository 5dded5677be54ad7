//! A formula, ready to be computed: what tells the options of a position.

use super::closures::Compiler;
use super::frame::{Frame, Run, Spot};
use super::sink::{Sink, Stop};
use super::{Formula, Problem, Trouble};

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
