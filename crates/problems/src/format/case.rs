//! A case: its values by the names of its parts.

/// A case as it was read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    Number(u64),
    Word(String),
    List(Vec<Value>),
}

impl Value {
    pub(super) fn number(&self) -> u64 {
        match self {
            Value::Number(number) => *number,
            _ => panic!("not a number"),
        }
    }

    pub(super) fn word(&self) -> &str {
        match self {
            Value::Word(word) => word,
            _ => panic!("not a word"),
        }
    }

    /// The entries of a list.
    ///
    /// # Panics
    ///
    /// If it is not a list.
    pub fn list(&self) -> &[Value] {
        match self {
            Value::List(list) => list,
            _ => panic!("not a list"),
        }
    }

    /// The entries of a list of numbers.
    pub fn numbers(&self) -> Vec<u64> {
        self.list().iter().map(Value::number).collect()
    }
}

/// A case: its parts by name.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Case {
    pub(super) parts: Vec<(&'static str, Value)>,
}

impl Case {
    /// A part by its name: the name of the number or the list, or `graph`, `tree`, `code` or `word`.
    ///
    /// # Panics
    ///
    /// If the case has no such part.
    pub fn part(&self, name: &str) -> &Value {
        let part = self.parts.iter().find(|part| part.0 == name);
        &part.unwrap_or_else(|| panic!("no part is called {}", name)).1
    }

    /// Gives a part another value.
    ///
    /// # Panics
    ///
    /// If the case has no such part.
    pub fn set(&mut self, name: &str, value: Value) {
        let part = self.parts.iter_mut().find(|part| part.0 == name);
        part.unwrap_or_else(|| panic!("no part is called {}", name)).1 = value;
    }

    pub fn number(&self, name: &str) -> u64 {
        self.part(name).number()
    }

    /// Whether all its values so far are 0, as in the case that ends an input; the count of no entries is 0 too.
    pub(super) fn is_zero(&self) -> bool {
        self.parts.iter().all(|(_, value)| match value {
            Value::Number(number) => *number == 0,
            Value::List(list) => list.is_empty(),
            Value::Word(_) => false,
        })
    }

    /// A number, or the number of entries of a list.
    pub fn amount(&self, name: &str) -> u64 {
        match self.part(name) {
            Value::Number(number) => *number,
            of => of.list().len() as u64,
        }
    }

    /// A list of numbers.
    pub fn numbers(&self, name: &str) -> Vec<u64> {
        self.part(name).numbers()
    }

    /// A list of words.
    ///
    /// # Panics
    ///
    /// If it is not a list of words.
    pub fn words(&self, name: &str) -> Vec<&str> {
        self.part(name).list().iter().map(Value::word).collect()
    }

    /// A list of lists of numbers.
    pub fn lists(&self, name: &str) -> Vec<Vec<u64>> {
        self.part(name).list().iter().map(Value::numbers).collect()
    }

    /// # Panics
    ///
    /// If it is not a word.
    pub fn word(&self, name: &str) -> &str {
        self.part(name).word()
    }
}

/// An edge: a list of two numbers.
pub fn pair(a: u64, b: u64) -> Value {
    Value::List(vec![Value::Number(a), Value::Number(b)])
}

/// The first two numbers of each entry.
pub fn pairs(value: &Value) -> Vec<(u64, u64)> {
    let pair = |entry: &Value| (entry.list()[0].number(), entry.list()[1].number());
    value.list().iter().map(pair).collect()
}
