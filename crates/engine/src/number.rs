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

/// Such a number, or none.
pub mod option {
    use super::*;

    pub fn serialize<S: Serializer>(number: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
        number.map(Number::of).serialize(to)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Option<u64>, D::Error> {
        Option::<Number>::deserialize(from)?.map(Number::value).transpose()
    }
}

/// Lists of lists of such numbers.
pub mod lists {
    use super::*;

    pub fn serialize<S: Serializer>(lists: &[Vec<u64>], to: S) -> Result<S::Ok, S::Error> {
        let list = |of: &Vec<u64>| of.iter().map(|&number| Number::of(number)).collect();
        to.collect_seq(lists.iter().map(list).collect::<Vec<Vec<Number>>>())
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Vec<Vec<u64>>, D::Error> {
        let lists = Vec::<Vec<Number>>::deserialize(from)?.into_iter();
        lists.map(|list| list.into_iter().map(Number::value).collect()).collect()
    }
}

/// Lists of pairs of such numbers.
pub mod pairs {
    use super::*;

    pub fn serialize<S: Serializer>(pairs: &[(u64, u64)], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(pairs.iter().map(|&(a, b)| (Number::of(a), Number::of(b))))
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Vec<(u64, u64)>, D::Error> {
        let pairs = Vec::<(Number, Number)>::deserialize(from)?.into_iter();
        pairs.map(|(a, b)| Ok((a.value()?, b.value()?))).collect()
    }
}
