//! Who wins a sum of heaps, in words, and by which moves.

use super::law::because;
use super::list::{joined, listed};
use crate::pattern::answer::{Act, Criterion, Moves, Reason, Winning, Worth};
use grundy_lang::{told, Lang};

// Up to how many heaps a reason lists their values.
const MOST_TERMS: usize = 12;

impl Moves {
    // A line for each heap, who wins, and a line for each winning move.
    pub(super) fn lines(&self, heaps: &[u64], lang: Lang) -> (Vec<String>, String, Vec<String>) {
        let worth = heaps.iter().zip(&self.worth).enumerate().map(|(at, (heap, worth))| {
            let at = at + 1;
            let worth = told!(lang, match worth {
                Worth::Value(value) => "value {value}", "SG 值 {value}";
                Worth::Won(true) => "won", "必胜";
                Worth::Won(false) => "lost", "必败";
                Worth::State(name) => "{name}", "{name}";
            });
            told!(lang, "heap {at} ({heap}): {worth}", "第 {at} 堆（{heap}）：{worth}")
        });
        let each = |winning: &Winning| {
            because(&(winning.says(heaps, lang), self.reason(winning, lang)), lang)
        };
        let moves = self.winning.iter().map(each).chain(more(self.count, self.winning.len(), lang));
        (worth.collect(), self.verdict(heaps, lang), moves.collect())
    }

    fn values(&self) -> Vec<u64> {
        let value = |worth: &Worth| match worth {
            Worth::Value(value) => *value,
            _ => 0,
        };
        self.worth.iter().map(value).collect()
    }

    fn verdict(&self, all: &[u64], lang: Lang) -> String {
        let (why, heaps) = (&self.why, all.len());
        let said = told!(lang, match why {
            Criterion::Over =>
                "no move is left, and whoever made the last one has lost: the first player wins",
                "已经无路可走，走最后一步的人败：先手必胜";
            Criterion::Sum(sum) if heaps == 1 => "value {sum}", "SG 值为 {sum}";
            Criterion::Sum(sum) if heaps > MOST_TERMS => "the nim-sum is {sum}", "异或和为 {sum}";
            Criterion::Sum(sum) =>
                "{terms} = {sum}", "{terms} = {sum}", terms = joined(&self.values(), " ^ ");
            Criterion::Misere => "misere play", "最后操作者败";
            Criterion::MisereNim(sum) if heaps > MOST_TERMS =>
                "misere Nim with a heap above 1, the nim-sum is {sum}",
                "反尼姆，有大于 1 的堆，异或和为 {sum}";
            Criterion::MisereNim(sum) =>
                "misere Nim with a heap above 1, {terms} = {sum}",
                "反尼姆，有大于 1 的堆，{terms} = {sum}",
                terms = joined(all, " ^ ");
            Criterion::MisereOnes(ones) =>
                "misere Nim without a heap above 1, the number of heaps of 1 is {ones}",
                "反尼姆，没有大于 1 的堆，1 的堆有 {ones} 个";
            Criterion::AtMost(most) => "at most {most} may be taken", "最多可取 {most} 个";
            Criterion::Search => "by full search", "完整搜索";
            Criterion::Quotient(state, order) =>
                "the sum is {state} in the misere quotient of order {order}",
                "总和在 {order} 个元素的 misère 商中是 {state}";
        });
        match why {
            Criterion::Over => said,
            _ => winner(&said, self.count, lang),
        }
    }

    // Why a move wins: what it leaves, and the nim-sum that becomes 0.
    fn reason(&self, winning: &Winning, lang: Lang) -> String {
        let left = winning.left.first().copied().unwrap_or(0);
        let lost = |left: &str| told!(lang, "leaves {left}, which is lost", "剩下 {left}，必败");
        let values = match &winning.reason {
            Reason::Lost => return lost(&left.to_string()),
            Reason::State(name) => return lost(name),
            Reason::LostSum => return told!(lang, "leaves a sum that is lost", "剩下的是必败态"),
            Reason::After => {
                return told!(
                    lang,
                    "leaves {left}, which is lost after this move",
                    "剩下 {left}，留给对方必败态"
                )
            }
            Reason::AfterKind(kind) => {
                return told!(
                    lang,
                    "leaves {left}, which is lost after a number of kind {kind}",
                    "剩下 {left}，上一步属于第 {kind} 类时必败"
                )
            }
            Reason::Values(values) => values,
        };
        let mut terms = values.clone();
        let leaves = match &values[..] {
            [] => told!(lang, "leaves nothing of it", "一个不剩"),
            [value] if winning.act != Act::Turn => {
                told!(lang, "leaves {left}, value {value}", "剩下 {left}，SG 值 {value}")
            }
            [value] => told!(lang, "value {value}", "SG 值 {value}"),
            many if many.len() > MOST_TERMS => {
                let sum = many.iter().fold(0, |sum, value| sum ^ value);
                terms = vec![sum];
                told!(lang, "values with the nim-sum {sum}", "SG 值的异或和为 {sum}")
            }
            _ => told!(lang, "values {all}", "SG 值 {all}", all = listed(values, lang)),
        };
        let mut others = self.values();
        others.remove(winning.at);
        let is_folded = others.len() >= MOST_TERMS;
        if is_folded {
            terms.push(others.iter().fold(0, |sum, other| sum ^ other));
        } else {
            terms.extend(others);
        }
        let sum = joined(&terms, " ^ ");
        match terms.len() {
            _ if is_folded => told!(
                lang,
                "{leaves}; {sum} = 0 with the nim-sum of the others",
                "{leaves}；与其余各堆的异或和：{sum} = 0"
            ),
            0 | 1 => leaves,
            _ => told!(lang, "{leaves}; {sum} = 0", "{leaves}；{sum} = 0"),
        }
    }
}

/// Who wins for a reason, by the number of winning moves.
pub fn winner(why: &str, count: Option<usize>, lang: Lang) -> String {
    let Some(count) = count else {
        return told!(
            lang,
            "{why}: the first player wins, for example by",
            "{why}：先手必胜，例如"
        );
    };
    match count {
        0 => told!(
            lang,
            "{why}: the second player wins, whatever the first does",
            "{why}：先手怎么走都必败"
        ),
        1 => told!(
            lang,
            "{why}: the first player wins, by one move",
            "{why}：先手必胜，必胜走法只有 1 种"
        ),
        _ => told!(
            lang,
            "{why}: the first player wins, by each of {count} moves",
            "{why}：先手必胜，必胜走法有 {count} 种"
        ),
    }
}

/// A line about the winning moves that are not listed.
pub fn more(count: Option<usize>, listed: usize, lang: Lang) -> Option<String> {
    let more = count? - listed;
    (more > 0).then(|| told!(lang, "... and {more} more", "……还有 {more} 种"))
}

impl Winning {
    // The move in words.
    fn says(&self, heaps: &[u64], lang: Lang) -> String {
        let (at, heap, left) = (self.at + 1, heaps[self.at], &self.left[..]);
        let name = told!(lang, "heap {at} ({heap})", "第 {at} 堆（{heap}）");
        let sum = left.iter().fold(0, |sum: u64, part| sum.saturating_add(*part));
        let (of, parts) = ((self.act, heap.saturating_sub(sum), left), listed(left, lang));
        told!(lang, match of {
            (Act::Turn, _, []) => "turn the coin {heap}", "翻第 {heap} 枚硬币";
            (Act::Turn, _, [.., last]) if left.len() > MOST_TERMS =>
                "turn all coins from {last} to {heap}", "翻第 {last} 到第 {heap} 枚的所有硬币";
            (Act::Turn, ..) =>
                "turn the coins {all}",
                "翻第 {all} 枚硬币",
                all = listed(&[&[heap], left].concat(), lang);
            (Act::Put, ..) =>
                "put {other} in the place of {name}", "用 {other} 代替{name}", other = joined(left, " + ");
            (Act::Take, take, [_]) => "take {take} of {name}", "从{name}取 {take} 个";
            (Act::Take, 0, _) => "split {name} into {parts}", "把{name}分成 {parts}";
            (Act::Take, take, _) =>
                "take {take} of {name}, split the rest into {parts}",
                "从{name}取 {take} 个，剩下的分成 {parts}";
        })
    }
}
