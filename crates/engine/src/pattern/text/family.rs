//! A family in words.

use crate::law::{Formula, Linear, Shape, Sum};
use crate::pattern::answer::{Family, Member};
use crate::pattern::sentences::say;

impl Family {
    /// A line for each member, and the formulas.
    pub(crate) fn says(&self) -> Vec<String> {
        let mut lines: Vec<String> =
            self.members.iter().map(|member| self.member(member)).collect();
        let known = |says: String| say!("family.known", says, self.members.len());
        let sum = |sum: &Sum| self.sum(sum);
        if self.members.len() < self.parameters.len() + 2 {
            lines.push(say!("family.too few", self.parameters.len() + 2));
            return lines;
        }
        if let Some(t) = &self.wythoff {
            lines.push(known(say!("family.wythoff", self.formula(t, sum))));
            return lines;
        }
        let (Some(period), Some(preperiod)) = (&self.period, &self.preperiod) else {
            let has_periods = self.members.iter().all(|member| member.law.is_some());
            lines.push(say!(if has_periods { "family.no formula" } else { "family.no period" }));
            return lines;
        };
        let (from, period) = (self.formula(preperiod, sum), self.formula(period, sum));
        let saltus =
            self.saltus.as_ref().map_or("?".to_string(), |saltus| self.formula(saltus, sum));
        lines.push(known(match &saltus[..] {
            "0" => say!("family.period", from, period),
            _ => say!("family.period with saltus", from, period, saltus),
        }));
        lines.push(match &self.value {
            Some(value) => {
                known(say!("family.values", self.formula(value, |shape| self.shape(shape))))
            }
            None => say!("family.no values"),
        });
        lines
    }

    fn member(&self, member: &Member) -> String {
        let numbers = self.parameters.iter().zip(&member.parameters);
        let numbers: Vec<String> =
            numbers.map(|(name, number)| format!("{name} = {number}")).collect();
        let numbers = numbers.join(", ");
        let is_proved = member.known.is_some_and(|known| known.shown().is_ok());
        let known = say!(if is_proved { "family.proved" } else { "family.observed" });
        match (&member.law, member.wythoff) {
            (Some(Linear { preperiod, period, saltus: 0 }), _) => {
                say!("family.member", numbers, period, preperiod, known)
            }
            (Some(Linear { preperiod, period, saltus }), _) => {
                say!("family.member with saltus", numbers, period, preperiod, known, saltus)
            }
            (None, Some(t)) => say!("family.member of wythoff", numbers, t, known),
            (None, None) if member.known.is_some() => {
                say!("family.member otherwise", numbers, known)
            }
            (None, None) => say!("family.member without period", numbers),
        }
    }

    fn formula<T>(&self, formula: &Formula<T>, says: impl Fn(&T) -> String) -> String {
        match formula {
            Formula::All(one) => says(one),
            Formula::Parity { parameter, even, odd } => {
                say!("family.parity", self.parameters[*parameter], says(even), says(odd))
            }
        }
    }

    fn sum(&self, sum: &Sum) -> String {
        sum.says(&self.parameters, " ")
    }

    fn shape(&self, shape: &Shape) -> String {
        let in_brackets = |sum: &Sum| match self.sum(sum) {
            text if text.contains(' ') => format!("({text})"),
            text => text,
        };
        match shape {
            Shape::Modulo(by) => say!("family.modulo", in_brackets(by)),
            Shape::Over(by) => say!("family.over", in_brackets(by)),
            Shape::ModuloOver(of, by) => {
                say!("family.modulo over", in_brackets(of), in_brackets(by))
            }
        }
    }
}
