//! A part that one problem has: it stands in that problem's file.

use super::make::Made;
use super::print::Text;
use super::read::{Misread, Reader};
use super::{Case, Value};

/// A part of an input of a kind of its own. Its check in Python is in `package/validator.py`, under the name in its row.
pub trait Own: Sync {
    /// Its name in a case.
    fn name(&self) -> &'static str;

    /// The number before it that says how many there are of it.
    fn count(&self) -> Option<&'static str> {
        None
    }

    /// # Errors
    ///
    /// Where the text is another.
    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread>;

    /// One of the size that is asked for.
    fn make(&self, made: &mut Made) -> Value;

    /// Its lines; if it does not say so itself, one for each of its lists.
    fn print(&self, value: &Value, text: &mut Text) {
        text.rows(value.list());
    }

    /// Smaller ones, if any.
    fn smaller(&self, _: &Value) -> Vec<Value> {
        Vec::new()
    }

    /// Whether its numbers are nodes of the graph of its case.
    fn has_nodes(&self) -> bool {
        false
    }

    /// Its row in the table of the validator: its name and how many there are, and what else there is to say.
    fn row(&self) -> String {
        format!("({:?}, {:?})", self.name(), self.count().unwrap_or_default())
    }

    /// What a statement says of it.
    fn sentences(&self) -> Vec<String> {
        Vec::new()
    }
}
