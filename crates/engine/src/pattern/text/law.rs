//! A law of one heap in words, and why it holds.

use super::list::joined;
use crate::law::{Beatty, Half, Halves, Law, Linear, Zeros};
use crate::pattern::answer::{Doubt, Proof, Stated};
use crate::pattern::theorem::Theorem;
use grundy_lang::{counted, told, Lang, Told};
use std::cmp::Ordering;

impl Stated {
    /// The law in words, a line or two.
    pub fn says(&self, lang: Lang) -> Option<Vec<String>> {
        if let Some(theorem) = &self.theorem {
            let period = self.linear().map(|law| linear(law, lang));
            return Some(Some(theorem.told(lang)).into_iter().chain(period).collect());
        }
        Some(vec![match self.law.as_ref()? {
            Law::Linear(law) => linear(law, lang),
            Law::Halves(law) => halves(law, self.first, lang),
            Law::Zeros(law) => told!(
                lang,
                "no law of all values found up to {last}; the zeros: {zeros}",
                "到 {last} 为止没有找到全部 SG 值的规律；必败的堆：{zeros}",
                last = self.last(),
                zeros = zeros(law, lang)
            ),
        }])
    }

    /// The same where there may be none, with what is known about it, and why.
    pub(super) fn lines(&self, lang: Lang) -> (Vec<String>, Option<(String, String)>) {
        match self.says(lang) {
            None => (vec![no_law(self.last(), lang)], None),
            Some(says) => (says, Some(self.why(lang))),
        }
    }

    // The largest heap that was seen.
    fn last(&self) -> usize {
        self.seen.saturating_sub(1)
    }

    fn why(&self, lang: Lang) -> (String, String) {
        match self.known.shown() {
            Ok(why) => (
                told!(lang, "proved for all n", "已证明，对所有 n 成立"),
                why.says(self.theorem, lang),
            ),
            Err(doubt) => (observed(lang), self.doubt(doubt, lang)),
        }
    }

    // How far an observed law holds, how often its period was seen, and what would test it.
    fn doubt(&self, doubt: &Doubt, lang: Lang) -> String {
        let seen = self.seen;
        let mut holds = match seen {
            1 => told!(lang, "it holds for the one value", "已知的 1 个值都符合"),
            _ => told!(lang, "it holds for all {seen} values", "已知的 {seen} 个值都符合"),
        };
        if let Some(law) = self.linear() {
            let times = (seen - law.preperiod.min(seen)) / law.period;
            let of_english = if times == 1 { "once".to_string() } else { format!("{times} times") };
            holds = told!(
                lang,
                "{holds}, in which the period is seen {of_english}",
                "{holds}，其中周期出现了 {times} 次"
            );
        }
        match doubt {
            Doubt::Needs(count) => told!(
                lang,
                "{holds}, not proved; heaps up to {last} would decide it",
                "{holds}，未证明；算到 {last} 就能判定",
                last = count - 1
            ),
            Doubt::TooFew(take) => told!(
                lang,
                "{holds}, not proved; taking {take} has not been possible yet, so heaps from {take} on would test it",
                "{holds}，未证明；还没有出现能取 {take} 个的堆，从 {take} 起的堆可以检验"
            ),
            Doubt::Unknown(why) => {
                let why = why.told(lang);
                told!(
                    lang,
                    "{holds}, not proved, because of {why}",
                    "{holds}，未证明，因为{why}"
                )
            }
            Doubt::Observed => {
                let more = self.linear().map_or(seen, |law| law.period);
                let values = counted(more, "more value");
                told!(
                    lang,
                    "{holds}, not proved; {values} would test it",
                    "{holds}，未证明；再算 {more} 个值可以检验"
                )
            }
        }
    }
}

/// That no law was found up to this heap.
pub fn no_law(last: impl ToString, lang: Lang) -> String {
    told!(
        lang,
        "no law found up to {last}; more values may show one",
        "到 {last} 为止没有找到规律；再算一些值也许能找到",
        last = last.to_string()
    )
}

/// Something, and why it is so.
pub fn because((known, why): &(String, String), lang: Lang) -> String {
    told!(lang, "{known}: {why}", "{known}：{why}")
}

/// That a law is not proved.
pub fn observed(lang: Lang) -> String {
    told!(lang, "observed", "仅为观察")
}

impl Proof {
    fn says(&self, theorem: Option<Theorem>, lang: Lang) -> String {
        told!(lang, match self {
            Proof::Theorem =>
                "{source}",
                "{source}",
                source = theorem.map_or(String::new(), |theorem| theorem.source(lang));
            Proof::MisereNim =>
                "whoever has two tokens or more leaves one, which is lost",
                "不少于两个石子时，取到只剩一个，对方必败";
            Proof::Window { game, values, start, period, most, parts: 3 } =>
                "it is {game}, whose moves leave three heaps at most, and the first {values} values, 3 * {start} + 3 periods of {period} + the {most} that a move takes at most, show it",
                "它就是 {game}，一步最多留下三堆，只要检查前 {values} 个值：3 * {start} + 3 * {period} + {most}，其中 {start} 是周期的起点，{period} 是周期，{most} 是一步最多取的个数";
            Proof::Window { game, values, start, period, most, .. } =>
                "it is {game}, and the first {values} values, 2 * {start} + 2 periods of {period} + the {most} that a move takes at most, show it (Guy and Smith, 1956)",
                "它就是 {game}，只要检查前 {values} 个值：2 * {start} + 2 * {period} + {most}，其中 {start} 是周期的起点，{period} 是周期，{most} 是一步最多取的个数（Guy 与 Smith，1956）";
            Proof::Quotient { order, period, start } =>
                "the states of all heaps in the misere quotient, of order {order}, have the period {period} from {start}, and say it",
                "在 {order} 个元素的 misère 商中，各堆的状态从 {start} 起周期为 {period}，由此可知";
            Proof::Kinds { most: 1, period, start } =>
                "the values for each kind that was taken last follow from the heap before, because 1 is the most that is taken, and those of one heap repeat with {period} from {start}",
                "最多取 1 个，所以上一步每一类所对应的值只由前 1 堆决定，而这些值从 {start} 起以 {period} 为周期重复";
            Proof::Kinds { most, period, start } =>
                "the values for each kind that was taken last follow from the {most} heaps before, because {most} is the most that is taken, and those of that many heaps repeat with {period} from {start}",
                "最多取 {most} 个，所以上一步每一类所对应的值只由前 {most} 堆决定，而连续这么多堆的值从 {start} 起以 {period} 为周期重复";
            Proof::Steps { modulus: 1, from, most, has_fixed: false, .. } =>
                "no move takes more than {most}, so from {from} on a value depends on at most the last {most} before it; and that many in a row repeat",
                "最多取 {most} 个，所以从 {from} 起每个值只由前 {most} 个值决定，而连续 {most} 个值已经重复";
            Proof::Steps { modulus, from, most: 0, .. } =>
                "from {from} on, n mod {modulus} alone says which fixed heaps a move leads to",
                "从 {from} 起，每一步到达哪些固定的堆，只由 n 除以 {modulus} 的余数决定";
            Proof::Steps { modulus: 1, from, most, .. } =>
                "from {from} on, a move leads to one of the {most} heaps before or to a fixed heap, always the same ones; and {most} values in a row repeat",
                "从 {from} 起，每一步到达前 {most} 堆之一或某个固定的堆，而且总是同样的几种；连续 {most} 个值已经重复";
            Proof::Steps { modulus, from, most, period, .. } =>
                "from {from} on, n mod {modulus} alone says to which of the {most} heaps before, and to which fixed values, a move leads; and {most} values in a row repeat after {period}, a multiple of {modulus}",
                "从 {from} 起，每一步到达前 {most} 堆中的哪些、得到哪些固定的值，只由 n 除以 {modulus} 的余数决定；连续 {most} 个值相隔 {period} 重复，而 {period} 是 {modulus} 的倍数";
            Proof::Splits { modulus: 1, from, start, end, period } =>
                "which parts a move may leave depends, from {from} on, at most on which of the two is larger; so it is enough that g(n + {period}) = g(n) for {start} <= n < {end} (after Guy and Smith, 1956)",
                "从 {from} 起，一步能留下哪两部分，至多取决于哪一部分大；所以只要 {start} <= n < {end} 时 g(n + {period}) = g(n) 就够了（仿 Guy 与 Smith，1956）";
            Proof::Splits { modulus, from, start, end, period } =>
                "which parts a move may leave depends, from {from} on, on remainders by {modulus} and at most on which of the two is larger; so it is enough that g(n + {period}) = g(n) for {start} <= n < {end} (after Guy and Smith, 1956)",
                "从 {from} 起，一步能留下哪两部分，取决于除以 {modulus} 的余数，此外至多取决于哪一部分大；所以只要 {start} <= n < {end} 时 g(n + {period}) = g(n) 就够了（仿 Guy 与 Smith，1956）";
            Proof::Far { modulus: 1, heap, period, saltus } =>
                "all heaps far below may be left, so a value follows from some before it and from which older ones there are; both are the same for the heaps {heap} and {later}, except that those of the latter are {saltus} more",
                "小得多的堆都可以留下，所以每个值由前面若干个值和更早出现过哪些值决定；堆 {heap} 与堆 {later} 的这两项相同，只是后者都多 {saltus}",
                later = heap + period;
            Proof::Far { modulus, heap, period, saltus } =>
                "remainders by {modulus} say which heaps far below may be left, so a value follows from some before it and from which older ones there are of each remainder; both are the same for the heaps {heap} and {later}, except that those of the latter are {saltus} more",
                "小得多的堆能否留下，由除以 {modulus} 的余数决定，所以每个值由前面若干个值和各余数更早出现过哪些值决定；堆 {heap} 与堆 {later} 的这两项相同，只是后者都多 {saltus}",
                later = heap + period;
        })
    }
}

/// A statement about the numbers from `start` on.
pub fn from(text: String, name: &str, start: usize, lang: Lang) -> String {
    match start {
        0 => text,
        _ => told!(lang, "{text} for {name} >= {start}", "{text}（{name} >= {start}）"),
    }
}

fn linear(law: &Linear, lang: Lang) -> String {
    let Linear { preperiod, period, saltus } = law;
    let says = match saltus {
        0 => told!(
            lang,
            "period {period} from {preperiod}: g(n + {period}) = g(n)",
            "从 {preperiod} 起周期为 {period}：g(n + {period}) = g(n)"
        ),
        _ => told!(
            lang,
            "period {period} from {preperiod}, saltus {saltus}: g(n + {period}) = g(n) + {saltus}",
            "从 {preperiod} 起周期为 {period}，每过一个周期增加 {saltus}：g(n + {period}) = g(n) + {saltus}"
        ),
    };
    from(says, "n", *preperiod, lang)
}

fn halves(law: &Halves, first: u64, lang: Lang) -> String {
    let text = |form: Half| form.says("k", "g(k)");
    let says = told!(
        lang,
        "by halves: g(2k) = {even}, g(2k + 1) = {odd}",
        "按一半递推：g(2k) = {even}，g(2k + 1) = {odd}",
        even = text(law.even),
        odd = text(law.odd)
    );
    match law.start {
        0 => says,
        _ => told!(lang, "{says}, but g(0) = {first}", "{says}，但 g(0) = {first}"),
    }
}

fn zeros(law: &Zeros, lang: Lang) -> String {
    let behind = |before: &[usize], says: String| match before {
        [] => says,
        _ => told!(
            lang,
            "{before}; and {says}",
            "{before}；以及 {says}",
            before = joined(before, ", ")
        ),
    };
    let signed = |says: String, more: i64| match more.cmp(&0) {
        Ordering::Less => told!(lang, "{says}, less {less}", "{says}，再减 {less}", less = -more),
        Ordering::Equal => says,
        Ordering::Greater => told!(lang, "{says}, and {more} more", "{says}，再加 {more}"),
    };
    match law {
        Zeros::Finite { zeros } => {
            told!(lang, "{all}, and no other", "只有 {all}", all = joined(zeros, ", "))
        }
        Zeros::Residues { start, modulus, residues, before } => {
            let says = match &residues[..] {
                [one] => format!("n mod {modulus} = {one}"),
                _ => told!(
                    lang,
                    "n mod {modulus} in {all}",
                    "n mod {modulus} 属于 {all}",
                    all = joined(residues, ", ")
                ),
            };
            behind(before, from(says, "n", *start, lang))
        }
        Zeros::Powers { before, first: 1, factor, more: 0 } => {
            behind(before, told!(lang, "the powers of {factor}", "{factor} 的幂"))
        }
        Zeros::Powers { before, first, factor, more } => {
            let says = told!(
                lang,
                "{first}, then each {factor} times the one before",
                "{first}，以后每个是前一个的 {factor} 倍"
            );
            behind(before, signed(says, *more))
        }
        Zeros::Fibonacci { before, first: 1, second: 2, more: 0 } => {
            let says =
                told!(lang, "the Fibonacci numbers 1, 2, 3, 5, ...", "斐波那契数 1, 2, 3, 5, ...");
            behind(before, says)
        }
        Zeros::Fibonacci { before, first, second, more } => {
            let says = told!(
                lang,
                "{first}, {second}, then each the sum of the two before",
                "{first}、{second}，以后每个是前两个之和"
            );
            behind(before, signed(says, *more))
        }
        Zeros::Squares { before, first: 0, step: 1, growth: 2 } => {
            behind(before, told!(lang, "the squares", "平方数"))
        }
        Zeros::Squares { before, first, step, growth } => {
            let says = told!(
                lang,
                "{first}, then in steps of {step}, each step {growth} longer than the one before",
                "从 {first} 开始，先隔 {step}，以后每次的间隔多 {growth}"
            );
            behind(before, says)
        }
        Zeros::Beatty(Beatty { r: 1, upper: false }) => told!(
            lang,
            "the multiples of the golden ratio, rounded down (Wythoff's lower sequence)",
            "黄金比例的倍数，向下取整（威佐夫数对中较小的数）"
        ),
        Zeros::Beatty(Beatty { r: 1, upper: true }) => told!(
            lang,
            "the multiples of the golden ratio's square, rounded down (Wythoff's upper sequence)",
            "黄金比例平方的倍数，向下取整（威佐夫数对中较大的数）"
        ),
        Zeros::Beatty(Beatty { r, upper }) => told!(
            lang,
            "the multiples of ({whole} + sqrt({root})) / 2, rounded down (Beatty)",
            "({whole} + sqrt({root})) / 2 的倍数，向下取整（Beatty 数列）",
            whole = 2 + if *upper { *r as i64 } else { -(*r as i64) },
            root = r * r + 4
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::zeros;
    use crate::law::Zeros;
    use grundy_lang::Lang;

    #[test]
    fn powers_are_described_by_their_first_and_their_growth() {
        let powers = |first, more| {
            zeros(&Zeros::Powers { before: vec![0], first, factor: 2, more }, Lang::En)
        };
        assert_eq!(powers(1, 0), "0; and the powers of 2");
        assert_eq!(powers(3, 0), "0; and 3, then each 2 times the one before");
        assert_eq!(powers(3, -1), "0; and 3, then each 2 times the one before, less 1");
        assert_eq!(powers(3, 4), "0; and 3, then each 2 times the one before, and 4 more");
    }
}
