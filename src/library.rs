//! Library: what callers of the library expect of its types, and a file to paste does not need.

use crate::graphs::digraph;
use crate::kernel::Mex;
use crate::rows::runs::TooLong;
use crate::solver::{self, Solver};
use crate::table::TooLarge;
use std::error::Error;
use std::fmt::{Debug, Display, Formatter, Result};

impl Display for TooLarge {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.write_str(&self.words("a size"))
    }
}

impl Error for TooLarge {}

impl Display for TooLong {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.write_str(&self.words("a row"))
    }
}

impl Error for TooLong {}

impl Display for digraph::Cycle {
    fn fmt(&self, to: &mut Formatter) -> Result {
        write!(to, "play can go round a cycle through node {}", self.0)
    }
}

impl Error for digraph::Cycle {}

impl<P: Debug> Error for solver::Cycle<P> {}

/// The least number that is missing.
impl Debug for Mex {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.debug_struct("Mex").field("mex", &self.mex()).finish()
    }
}

/// How many positions have been met.
impl<P, F> Debug for Solver<P, F> {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.debug_struct("Solver").field("positions", &self.values.len()).finish()
    }
}

#[cfg(test)]
mod tests {
    use crate::graphs::digraph::Digraph;
    use crate::kernel::Mex;
    use crate::rows::runs::Rows;
    use crate::solver::Solver;
    use crate::table::TooLarge;
    use std::error::Error;

    #[test]
    fn errors_implement_the_trait_and_name_what_is_wrong() {
        let mut graph = Digraph::new(0);
        graph.add_edge(0);
        graph.end_node();
        let errors: [Box<dyn Error>; 3] = [
            Box::new(TooLarge { asked: 9, most: 5 }),
            Box::new(Rows::new(&[u64::MAX]).value(30_000).unwrap_err()),
            Box::new(graph.value(0).unwrap_err()),
        ];
        let said: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
        assert_eq!(said[2], "play can go round a cycle through node 0");
        assert!(said[0].starts_with("expected a size up to 5, "), "{}", said[0]);
        assert!(said[1].starts_with("expected a row up to 20000, found 30000"), "{}", said[1]);
    }

    #[test]
    fn the_debug_form_of_a_large_type_is_short() {
        let mut seen = Mex::new();
        seen.insert(0);
        assert_eq!(format!("{:?}", seen), "Mex { mex: 1 }");
        let mut solver = Solver::new(|&n: &u8| (0..n).collect::<Vec<u8>>());
        solver.value(3);
        assert_eq!(format!("{:?}", solver), "Solver { positions: 4 }");
    }
}
