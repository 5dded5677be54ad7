//! A part that only one problem has; it is defined in that problem's file.

use super::case::{Case, Value};
use super::limit::Limit;
use super::made::Made;
use super::reader::{Misread, Reader};
use super::text::Text;

/// A part of its own kind in an input.
pub trait Own: Sync {
    /// Its name in a case.
    fn name(&self) -> &'static str;

    /// The earlier number that counts its elements.
    fn count(&self) -> Option<&'static str> {
        None
    }

    /// # Errors
    ///
    /// If the text is something else.
    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread>;

    /// A value of the size that is asked for.
    fn make(&self, made: &mut Made) -> Value;

    /// Prints a value; by default one line for each of its lists.
    fn print(&self, value: &Value, text: &mut Text) {
        text.rows(value.list());
    }

    /// Smaller values, if any.
    fn smaller(&self, _: &Value) -> Vec<Value> {
        Vec::new()
    }

    /// Whether its numbers are nodes of the graph of its case.
    fn has_nodes(&self) -> bool {
        false
    }

    /// Its check in a validator, from the file beside its problem's: a function in Python with the part's name, which reads
    /// it from the `Reader` of `crates/packages/src/validator.py`, ends its lines, and raises `reader.fault` where the judge
    /// would not give it.
    fn check(&self) -> &'static str;

    /// Its row in the validator's table: the check, the number that counts it, and anything else the check needs.
    fn row(&self) -> String {
        format!("(\"own\", {}, {:?})", self.name(), self.count().unwrap_or_default())
    }

    /// What a statement says of it.
    fn limits(&self) -> Vec<Limit> {
        Vec::new()
    }
}
