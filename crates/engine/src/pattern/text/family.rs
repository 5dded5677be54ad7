//! A family in words.

use crate::law::{Formula, Linear, Shape, Sum, Takes};
use crate::pattern::answer::{Family, Member, TakesLaw, TakesProof};
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
        if self.members.len() < least && self.takes.is_none() {
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
        let takes = self.takes.as_ref();
        lines.push(match (&self.period, &self.preperiod, takes) {
            (Some(period), Some(preperiod), _) => {
                let from = self.formula(preperiod, sum, lang);
                let period = self.formula(period, sum, lang);
                let saltus = self.saltus.as_ref();
                let saltus = saltus.map_or("?".to_string(), |of| self.formula(of, sum, lang));
                known(match &saltus[..] {
                    "0" => told!(
                        lang,
                        "from {from} on the period is {period}",
                        "从 {from} 起周期为 {period}"
                    ),
                    _ => told!(
                        lang,
                        "from {from} on the period is {period}, the saltus {saltus}",
                        "从 {from} 起周期为 {period}，每过一个周期增加 {saltus}"
                    ),
                })
            }
            (.., Some(takes)) => self.period_of(takes, known, lang),
            _ if self.members.iter().all(|member| member.law.is_some()) => {
                lines.push(told!(
                    lang,
                    "no formula fits the periods of all members",
                    "没有公式符合所有成员的周期"
                ));
                return lines;
            }
            _ => {
                lines.push(told!(
                    lang,
                    "not all members have a period, so no formula is sought",
                    "不是每个成员都有周期，所以不寻找公式"
                ));
                return lines;
            }
        });
        lines.push(match (&self.value, takes) {
            (Some(value), _) => {
                let value = self.formula(value, |shape| self.shape(shape), lang);
                known(format!("g(n) = {value}"))
            }
            (None, Some(takes)) if takes.says == Takes::Two => self.value_of(takes, known, lang),
            (None, _) => {
                told!(lang, "no formula fits the values of all members", "没有公式符合所有成员的值")
            }
        });
        lines
    }

    // The period where one of two numbers may be taken, or of two and their sum.
    fn period_of(&self, takes: &TakesLaw, known: impl Fn(String) -> String, lang: Lang) -> String {
        let of = self.numbers(takes, lang);
        let says = match takes.says {
            Takes::Two => told!(
                lang,
                "from 0 on the period is a + b, but 2 a if b is an odd multiple of a; {of}",
                "从 0 起周期为 a + b，但 b 是 a 的奇数倍时为 2 a；{of}"
            ),
            Takes::WithSum => told!(
                lang,
                "from 0 on the period is 2 b + r if b = 2 h a - r, but a (2 b + r) / gcd(a, r) if b = 2 h a + r, with some h and 0 <= r <= a; {of} (Winning Ways, ch. 4)",
                "从 0 起的周期：若 b = 2 h a - r，为 2 b + r；若 b = 2 h a + r，为 a (2 b + r) / gcd(a, r)，其中 0 <= r <= a，h 是整数；{of}（Winning Ways 第 4 章）"
            ),
        };
        match takes.known.shown() {
            Ok(TakesProof::Residues) => {
                told!(lang, "{says}: proved for all parameters", "{says}：已证明，对所有参数成立")
            }
            Err(_) => known(says),
        }
    }

    // The value where one of two numbers may be taken, and why.
    fn value_of(&self, takes: &TakesLaw, known: impl Fn(String) -> String, lang: Lang) -> String {
        let of = self.numbers(takes, lang);
        let says = told!(
            lang,
            "g(n) = floor(k / a) mod 2, but 2 if that is 0 and k >= b, where k = n mod (a + b); {of}",
            "设 k = n mod (a + b)，则 g(n) = floor(k / a) mod 2，但它为 0 且 k >= b 时 g(n) = 2；{of}"
        );
        match takes.known.shown() {
            Ok(TakesProof::Residues) => told!(
                lang,
                "{says}: proved for all parameters, by induction: modulo a + b a move takes a or adds a, and k - a and k + a have other values than k",
                "{says}：已证明，对所有参数成立：用归纳法，模 a + b 看，每一步是减 a 或加 a，而 k - a、k + a 的值与 k 的不同"
            ),
            Err(_) => known(says),
        }
    }

    // Which number is a, and which is b.
    fn numbers(&self, takes: &TakesLaw, lang: Lang) -> String {
        let (one, other) = (self.sum(&takes.one), self.sum(&takes.other));
        told!(
            lang,
            "a is the lesser of {one} and {other}, b the greater",
            "a 是 {one} 与 {other} 中较小的，b 是较大的"
        )
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
