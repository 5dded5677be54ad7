//! A family in words.

use crate::law::{Formula, Linear, Shape, Sum};
use crate::pattern::answer::{Family, Member};
use grundy_lang::{told, Lang};

impl Family {
    /// A line for each member, and the formulas.
    pub(super) fn says(&self, lang: Lang) -> Vec<String> {
        let mut lines: Vec<String> =
            self.members.iter().map(|member| self.member(member, lang)).collect();
        let known = |says: String| {
            told!(
                lang,
                "{says}: observed in all {count} members, not proved for others",
                "{says}：全部 {count} 个成员都符合；对其他参数，这里没有证明",
                count = self.members.len()
            )
        };
        let sum = |sum: &Sum| self.sum(sum);
        let least = self.parameters.len() + 2;
        if self.members.len() < least {
            lines.push(told!(
                lang,
                "a formula is sought for {least} members or more",
                "至少要有 {least} 个成员才寻找公式"
            ));
            return lines;
        }
        if let Some(t) = &self.wythoff {
            let t = self.formula(t, sum, lang);
            lines.push(known(told!(lang, "Wythoff's game with t = {t}", "t = {t} 的威佐夫博弈")));
            return lines;
        }
        let (Some(period), Some(preperiod)) = (&self.period, &self.preperiod) else {
            lines.push(if self.members.iter().all(|member| member.law.is_some()) {
                told!(
                    lang,
                    "no formula fits the periods of all members",
                    "没有公式符合所有成员的周期"
                )
            } else {
                told!(
                    lang,
                    "not all members have a period, so no formula is sought",
                    "不是每个成员都有周期，所以不寻找公式"
                )
            });
            return lines;
        };
        let (from, period) = (self.formula(preperiod, sum, lang), self.formula(period, sum, lang));
        let saltus =
            self.saltus.as_ref().map_or("?".to_string(), |saltus| self.formula(saltus, sum, lang));
        lines.push(known(match &saltus[..] {
            "0" => {
                told!(lang, "from {from} on the period is {period}", "从 {from} 起周期为 {period}")
            }
            _ => told!(
                lang,
                "from {from} on the period is {period}, the saltus {saltus}",
                "从 {from} 起周期为 {period}，每过一个周期增加 {saltus}"
            ),
        }));
        lines.push(match &self.value {
            Some(value) => {
                let value = self.formula(value, |shape| self.shape(shape), lang);
                known(format!("g(n) = {value}"))
            }
            None => {
                told!(lang, "no formula fits the values of all members", "没有公式符合所有成员的值")
            }
        });
        lines
    }

    fn member(&self, member: &Member, lang: Lang) -> String {
        let numbers = self.parameters.iter().zip(&member.parameters);
        let numbers: Vec<String> =
            numbers.map(|(name, number)| format!("{name} = {number}")).collect();
        let numbers = numbers.join(", ");
        let known = match member.known.map(|known| known.shown().is_ok()) {
            Some(true) => told!(lang, "proved", "已证明"),
            _ => told!(lang, "observed", "仅为观察"),
        };
        let law = (&member.law, member.wythoff);
        told!(lang, match law {
            (Some(Linear { preperiod, period, saltus: 0 }), _) =>
                "{numbers}: period {period} from {preperiod}, {known}",
                "{numbers}：从 {preperiod} 起周期为 {period}，{known}";
            (Some(Linear { preperiod, period, saltus }), _) =>
                "{numbers}: period {period} from {preperiod}, saltus {saltus}, {known}",
                "{numbers}：从 {preperiod} 起周期为 {period}，每过一个周期增加 {saltus}，{known}";
            (None, Some(t)) =>
                "{numbers}: Wythoff's game with t = {t}, {known}",
                "{numbers}：t = {t} 的威佐夫博弈，{known}";
            (None, None) if !member.lost.is_empty() =>
                "{numbers}: another law, {known}; the lost heaps begin with {lost}",
                "{numbers}：别的规律，{known}；必败的堆开头是 {lost}",
                lost = member.lost.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            (None, None) if member.known.is_some() =>
                "{numbers}: another law, {known}",
                "{numbers}：别的规律，{known}";
            (None, None) => "{numbers}: no law found", "{numbers}：没有找到规律";
        })
    }

    fn formula<T>(&self, formula: &Formula<T>, says: impl Fn(&T) -> String, lang: Lang) -> String {
        match formula {
            Formula::All(one) => says(one),
            Formula::Parity { parameter, even, odd } => told!(
                lang,
                "{even} if {name} is even, {odd} if it is odd",
                "{name} 为偶数时 {even}，为奇数时 {odd}",
                name = self.parameters[*parameter],
                even = says(even),
                odd = says(odd)
            ),
        }
    }

    fn sum(&self, sum: &Sum) -> String {
        sum.says(&self.parameters)
    }

    fn shape(&self, shape: &Shape) -> String {
        let in_brackets = |sum: &Sum| match self.sum(sum) {
            text if text.contains(' ') => format!("({text})"),
            text => text,
        };
        match shape {
            Shape::Modulo(by) => format!("n mod {}", in_brackets(by)),
            Shape::Over(by) => format!("floor(n / {})", in_brackets(by)),
            Shape::ModuloOver(of, by) => {
                format!("floor((n mod {}) / {})", in_brackets(of), in_brackets(by))
            }
        }
    }
}
