//! The law of some values, why it holds, and its function.
//!
//! A law that is not proved is tried on four times as many heaps, as far as the steps for that allow. If they refute it,
//! it is no law. Values without a rule cannot be tried on more of them, so they must show three full periods.
//!
//! Checked: the laws against the definition (`tests/law_finder/pattern.rs`); those of random rules and of thirteen
//! sequences against four times as many values (`tests/law_finder/claims.rs`).

use super::answer::{Doubt, OfHeaps, Stated};
use super::code::{self, Over};
use super::proof::{further, has_no_saltus, proof, theorem};
use super::rule::Rule;
use super::theorem::Theorem;
use super::values;
use crate::law::Law;
use grundy_lang::counted;
use std::borrow::Cow;

/// On how many times as many heaps a law is tried that is not proved.
pub const TESTED: usize = 4;
/// In how many values a law that is not proved must be seen: the first few have one by chance.
pub const LEAST: usize = 8;
// How many full periods given values must show.
const PERIODS: usize = 3;

/// A law, and the values that show or prove it.
pub struct Finding<'a> {
    pub theorem: Option<Theorem>,
    pub law: Option<Law>,
    pub known: OfHeaps,
    pub values: Cow<'a, [u64]>,
}

impl<'a> Finding<'a> {
    /// The law of the first values of `rule`, which may be proved or tried in so many steps (`work`).
    pub fn of(rule: &Rule, values: &'a [u64], steps: u64) -> Finding<'a> {
        if let Some((theorem, known)) = theorem(rule) {
            let law = theorem.linear().map(Law::Linear);
            return Finding { theorem: Some(theorem), law, known, values: values.into() };
        }
        let mut found = Finding::of_values(values);
        found.law = match Law::find(values) {
            Some(Law::Linear(law)) if law.saltus > 0 && has_no_saltus(rule) => {
                Law::find_other(values)
            }
            law => law,
        };
        found.known = found.proof(rule, steps);
        if found.known.is_proved() {
            return found;
        }
        if let Some((values, law, known)) = further(rule, values.len(), steps) {
            return Finding { law: Some(Law::Linear(law)), known, values: values.into(), ..found };
        }
        if found.law.is_some() {
            if let Some(longer) = values::further(rule, values.len(), steps) {
                found = found.tested(longer);
                found.known = found.proof(rule, steps);
            }
        }
        if !found.known.is_proved() && found.values.len() < LEAST {
            found.law = None;
        }
        found
    }

    /// The law of values without a rule.
    pub fn of_values(values: &'a [u64]) -> Finding<'a> {
        let is_shown = |law: &Law| match law {
            Law::Linear(law) => law.preperiod + PERIODS * law.period <= values.len(),
            Law::Halves(_) | Law::Zeros(_) => true,
        };
        let law = Law::find(values).filter(is_shown);
        let known = OfHeaps::Observed(Doubt::Observed);
        Finding { theorem: None, law, known, values: values.into() }
    }

    /// The same law if more values have it, else none.
    pub fn tested(self, longer: Vec<u64>) -> Finding<'a> {
        match self.law {
            Some(law) if law.holds(&longer) => {
                Finding { law: Some(law), values: longer.into(), ..self }
            }
            _ => Finding { law: None, ..self },
        }
    }

    fn proof(&self, rule: &Rule, steps: u64) -> OfHeaps {
        match &self.law {
            Some(Law::Linear(law)) => proof(rule, law, &self.values, steps),
            _ => OfHeaps::Observed(Doubt::Observed),
        }
    }

    /// Whether there is a law.
    pub fn has_law(&self) -> bool {
        self.law.is_some() || self.theorem.is_some()
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
            known: self.known.clone(),
            code: None,
        }
    }

    /// What its function is about.
    pub fn over(&self, name: &str, is_outcome: bool) -> Over {
        let values = counted(self.values.len(), "value");
        let doubt = match self.known {
            OfHeaps::Observed(Doubt::TooFew(take)) => {
                format!("it holds for {values}, of which none allows to take {take}")
            }
            _ => format!("it holds for {values}, not proved"),
        };
        Over { rule: name.to_string(), is_outcome, known: self.known.with(doubt), name: "grundy" }
    }
}

#[cfg(test)]
mod tests {
    use super::super::values::values;
    use super::*;

    #[test]
    fn no_octal_game_has_a_saltus_even_if_its_first_values_show_one() {
        let mut shown = 0;
        for code in (1..1024).filter(|code| code % 512 > 0) {
            let rule = format!("octal {}.{:03o}", code / 512 * 4, code % 512);
            let rule = Rule::of(&rule);
            let values = values(&rule, 24).unwrap();
            let is_of_saltus =
                |law: &Option<Law>| matches!(law, Some(Law::Linear(law)) if law.saltus > 0);
            shown += u32::from(is_of_saltus(&Law::find(&values)));
            // Without a step to try it on more heaps.
            assert!(!is_of_saltus(&Finding::of(&rule, &values, 0).law), "{rule:?}");
        }
        assert_eq!(shown, 8);
    }
}
