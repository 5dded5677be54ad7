//! A table that was read, in words.
//!
//! Checked: with the tables (`tests/law_finder/pasted.rs`).

use super::rule::shortened;
use crate::pattern::pasted::{FromOne, Pasted, Table};
use grundy_lang::{told, Lang, Told};

impl Told for Pasted {
    fn told(&self, lang: Lang) -> String {
        let values = match &self.table {
            Table::Pairs { rows, are_winners } => return pairs(rows, *are_winners, lang),
            Table::Lost(pairs) => return lost(pairs, lang),
            Table::Values(values) | Table::Winners(values) => values,
        };
        let last = values.len() - 1;
        let list = listed(values);
        let are_winners = matches!(self.table, Table::Winners(_));
        let said = match (are_winners, last) {
            (false, 0) => told!(lang, "the value of heap 0: {list}", "堆 0 的值：{list}"),
            (false, _) => {
                told!(lang, "values of heaps 0 to {last}: {list}", "堆 0 到 {last} 的值：{list}")
            }
            (true, _) => told!(
                lang,
                "winners of heaps 0 to {last} (1: won, 0: lost): {list}",
                "堆 0 到 {last} 的胜负（1：必胜，0：必败）：{list}"
            ),
        };
        match self.from_one {
            Some(FromOne::Index) => told!(
                lang,
                "{said}; the table begins with heap 1, and the empty heap has 0",
                "{said}；表从堆 1 开始，空堆的值是 0"
            ),
            Some(FromOne::Won) => told!(
                lang,
                "{said}; the list begins with heap 1, because its first heap is won, and the empty heap is lost",
                "{said}；表从堆 1 开始，因为第一个是必胜，而空堆必败"
            ),
            None if values[0] > 0 => told!(
                lang,
                "{said}; an empty heap without a move has 0: if the list begins with heap 1, write 0 in front",
                "{said}；空堆没有走法时值为 0：如果表从堆 1 开始，请在前面加上 0"
            ),
            None => said,
        }
    }
}

fn listed(values: &[u64]) -> String {
    shortened(values.len(), |at| values[at].to_string()).join(" ")
}

fn pairs(rows: &[Vec<u32>], are_winners: bool, lang: Lang) -> String {
    let [first, second] = [rows.len(), rows[0].len()].map(|count| count - 1);
    let last = first.min(second);
    let list = shortened(rows[last].len(), |at| rows[last][at].to_string()).join(" ");
    let what = if are_winners {
        told!(lang, "winners (1: won, 0: lost)", "胜负（1：必胜，0：必败）")
    } else {
        told!(lang, "values", "值")
    };
    let said = told!(
        lang,
        "{what} of two heaps, the first 0 to {first}, the second 0 to {second}; row {last}: {list}",
        "两堆的{what}，第一堆 0 到 {first}，第二堆 0 到 {second}；第 {last} 行：{list}"
    );
    if first == second {
        return said;
    }
    told!(lang, "{said}; what follows is about heaps 0 to {last}", "{said}；以下只用堆 0 到 {last}")
}

fn lost(pairs: &[(u64, u64)], lang: Lang) -> String {
    let list = shortened(pairs.len(), |at| format!("({}, {})", pairs[at].0, pairs[at].1)).join(" ");
    let empty = match pairs.first() {
        Some((0, 0)) => String::new(),
        _ => told!(lang, ", and (0, 0)", "，以及 (0, 0)"),
    };
    told!(
        lang,
        "lost pairs of two heaps, none left out: {list}{empty}",
        "两堆的必败局面，中间没有遗漏：{list}{empty}"
    )
}
