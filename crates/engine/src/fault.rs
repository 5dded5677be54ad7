//! What is wrong with a request.

use crate::pattern::fault_in_chinese;
use grundy_lang::{Lang, Told};
use std::fmt;

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A sentence in English, until it is data.
    Text(String),
}

impl Told for Fault {
    fn told(&self, lang: Lang) -> String {
        match (self, lang) {
            (Fault::Text(text), Lang::En) => text.clone(),
            (Fault::Text(text), Lang::Zh) => fault_in_chinese(text),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl From<&str> for Fault {
    fn from(text: &str) -> Fault {
        Fault::Text(text.to_string())
    }
}

impl From<String> for Fault {
    fn from(text: String) -> Fault {
        Fault::Text(text)
    }
}
