//! Laws of Grundy values, found in a table of them.
//!
//! A law is found in the values alone, without their rule, and holds for all of them. Whether it goes on forever is
//! another question, which only the rule can answer.
//!
//! | file | the law |
//! |---|---|
//! | `heap` | the first law that the values of one heap have |
//! | `linear` | the values repeat, or grow by the same amount in each period |
//! | `halves` | each value follows from that of half the heap |
//! | `zeros` | where the zeros are, if the values have no law |
//! | `plane` | the values of two heaps |
//! | `family` | formulas in the parameters of many rules |
//! | `takes` | the laws where two numbers may be taken, or two and their sum |
//!
//! Checked: each kind in its file: laws are found again, and none is found in random tables.

pub(crate) mod family;
mod halves;
mod heap;
mod linear;
mod plane;
mod takes;
mod zeros;

pub use self::family::{Formula, Shape, Sum};
pub use self::halves::{Half, Halves};
pub use self::heap::Law;
pub use self::linear::Linear;
pub use self::plane::{Diagonal, Fold, Form, Plane, PlaneLaw};
pub use self::takes::Takes;
pub use self::zeros::{Beatty, Zeros};
