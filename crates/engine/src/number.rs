//! Numbers in JSON: those above 2^53 are strings, because not every reader of JSON keeps them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Number {
    Small(u64),
    Large(String),
}

impl Number {
    fn of(number: u64) -> Number {
        if number > 1 << 53 {
            Number::Large(number.to_string())
        } else {
            Number::Small(number)
        }
    }

    fn value<E: serde::de::Error>(self) -> Result<u64, E> {
        match self {
            Number::Small(number) => Ok(number),
            Number::Large(text) => text.parse().map_err(E::custom),
        }
    }
}

pub fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
    Number::of(*number).serialize(to)
}

pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<u64, D::Error> {
    Number::deserialize(from)?.value()
}

/// Lists of such numbers.
pub mod list {
    use super::*;

    pub fn serialize<S: Serializer>(numbers: &[u64], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(numbers.iter().map(|&number| Number::of(number)))
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Vec<u64>, D::Error> {
        Vec::<Number>::deserialize(from)?.into_iter().map(Number::value).collect()
    }
}
