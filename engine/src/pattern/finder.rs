//! The law of some values, why it holds, and its function.
//!
//! Checked: the laws against the definition (`tests/law_finder/pattern.rs`).

use super::answer::{Proof, Stated};
use super::code::{self, Over};
use super::proof::{further, proof};
use super::rule::Rule;
use super::theorem::Theorem;
use crate::law::Law;
use std::borrow::Cow;

/// A law, and the values that show or prove it.
pub struct Finding<'a> {
    pub theorem: Option<Theorem>,
    pub law: Option<Law>,
    pub proof: Proof,
    pub values: Cow<'a, [u64]>,
}

impl<'a> Finding<'a> {
    /// The law of `values`, which are those of `rule` if it is known.
    pub fn of(rule: Option<&Rule>, values: &'a [u64]) -> Finding<'a> {
        let known = |law, proof, values| Finding { theorem: None, law, proof, values };
        if let Some(theorem) = rule.and_then(Theorem::of) {
            let law = theorem.linear().map(Law::Linear);
            return Finding { theorem: Some(theorem), ..known(law, Proof::Theorem, values.into()) };
        }
        let law = Law::find(values);
        let proof = match (rule, &law) {
            (Some(rule), Some(Law::Linear(law))) => proof(rule, law, values),
            _ => Proof::Observed,
        };
        match rule.filter(|_| !proof.is_proved()).and_then(|rule| further(rule, values.len())) {
            Some((values, law, why)) => known(Some(Law::Linear(law)), why, values.into()),
            None => known(law, proof, values.into()),
        }
    }

    /// The finding as an answer states it.
    pub fn stated(&self, name: &str, is_outcome: bool) -> Stated {
        let over = self.over(name, is_outcome);
        let code = match (self.theorem, &self.law) {
            (Some(theorem), _) => Some(code::of_theorem(&theorem, &over)),
            (None, Some(law)) => code::of_law(law, &self.values, &over),
            (None, None) => None,
        };
        Stated { code, ..self.without_code() }
    }

    /// The same without the function.
    pub fn without_code(&self) -> Stated {
        Stated {
            theorem: self.theorem,
            law: self.law.clone(),
            first: self.values.first().copied().unwrap_or(0),
            seen: self.values.len(),
            is_proved: self.proof.is_proved(),
            proof: self.proof.clone(),
            code: None,
        }
    }

    /// What its function is about.
    pub fn over(&self, name: &str, is_outcome: bool) -> Over {
        let seen = self.values.len();
        let known = if let Proof::TooFew(take) = self.proof {
            format!("it holds for {seen} values, of which none allows to take {take}")
        } else if self.proof.is_proved() {
            "proved for all n".to_string()
        } else {
            format!("it holds for {seen} values, not proved")
        };
        Over { rule: name.to_string(), is_outcome, known, name: "grundy" }
    }
}
