//! Log Chopping: cut a log in two.

use crate::problem::*;
use crate::references::heaps::{any_two, any_two_won};

pub fn problem() -> Problem {
    let length = number("length", 1, 50).within(1, u64::MAX).small(6);
    let logs = list("lengths", 50, length).below();
    Problem::with(header(100, parts![logs]), || PlayedOut::new(any_two), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(any_two_won(&case.numbers("lengths"), game, why), "errorgorn", "maomao90")
}
