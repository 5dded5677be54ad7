//! The numbers of a computation, and closures that compute with them.

use super::arithmetic::Numbers;
use super::sink::{Sink, Stop};
use super::Problem;
use std::sync::Arc;

pub type Get<T> = Box<dyn Fn(&mut Frame) -> Result<T, Stop> + Send + Sync>;
pub type Run = Box<dyn Fn(&mut Frame, &mut dyn Sink) -> Result<(), Stop> + Send + Sync>;

/// The numbers of a computation: [`Machine::frame`](super::Machine) makes it.
#[derive(Default)]
pub struct Frame {
    /// How many steps are left.
    pub steps: u64,
    // Of variables, and then of sums and the like.
    pub variables: Vec<i64>,
    pub columns: Vec<Vec<i64>>,
    pub is_zero: bool,
    pub option: Vec<i64>,
    pub fault: Option<(Problem, Spot)>,
    pub numbers: Numbers,
}

// Where a fault may arise: the place in the text, and the variables that have numbers there.
#[derive(Clone)]
pub struct Spot(pub usize, pub Arc<[usize]>);

/// The most numbers of an option.
const MOST_OF_OPTION: usize = 1 << 20;

impl Frame {
    #[inline(always)]
    pub fn spend(&mut self, steps: u64) -> Result<(), Stop> {
        self.steps = self.steps.checked_sub(steps).ok_or(Stop::Long)?;
        Ok(())
    }

    #[inline(always)]
    pub fn check<T>(&mut self, number: Result<T, Problem>, spot: &Spot) -> Result<T, Stop> {
        number.map_err(|problem| self.fail(problem, spot))
    }

    #[cold]
    pub fn fail(&mut self, problem: Problem, spot: &Spot) -> Stop {
        self.fault = Some((problem, spot.clone()));
        Stop::Fault
    }

    pub fn push(&mut self, number: i64) -> Result<(), Stop> {
        if self.option.len() == MOST_OF_OPTION {
            return Err(Stop::Long);
        }
        self.option.push(number);
        Ok(())
    }
}
