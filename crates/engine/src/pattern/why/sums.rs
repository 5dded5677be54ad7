//! Sums: equal pairs; heaps cut into blocks of 1, 2, 4, ...; the same by the values of rows, of stretches of cells, and
//! of coins.
//!
//! A position is lost if every row of blocks is even (Bouton, 1901, and Sprague and Grundy for values).

use super::data::{Chain, Crosses, Piece, Row, Why};
use super::ground::Ground;
use super::words::{and, list};
use crate::pattern::play::{Choice, Terms};
use grundy_lang::{told, Lang};

// More odd rows are only counted.
const MOST_ROWS: usize = 5;

/// The xor of the values of some pieces.
pub fn nim_sum_of<'a>(pieces: impl Iterator<Item = &'a Piece>) -> u64 {
    pieces.fold(0, |sum, piece| sum ^ piece.value.unwrap_or(0))
}

/// Whether all pieces that can move come in equal pairs, one at least.
pub fn is_paired(pieces: &[Piece]) -> bool {
    let mut sizes: Vec<&[u64]> =
        pieces.iter().filter(|piece| piece.can_move).map(|piece| &piece.size[..]).collect();
    sizes.sort_unstable();
    !sizes.is_empty() && sizes.chunk_by(|a, b| a == b).all(|run| run.len() % 2 == 0)
}

// Joins each piece that can move to an equal one.
fn join(pieces: &mut [Piece]) {
    for at in 0..pieces.len() {
        let is_twin =
            |other: &Piece| other.at > at && other.twin.is_none() && other.size == pieces[at].size;
        if pieces[at].can_move && pieces[at].twin.is_none() {
            if let Some(other) = pieces.iter().position(is_twin) {
                (pieces[at].twin, pieces[other].twin) = (Some(other), Some(at));
            }
        }
    }
}

// The blocks of a number, the largest first.
fn blocks(of: u64) -> Vec<u64> {
    (0..64).rev().map(|bit| 1 << bit).filter(|block| of & block > 0).collect()
}

/// "8s, 4s, 2s and 1s".
fn kinds(blocks: &[u64], lang: Lang) -> String {
    let said: Vec<String> = blocks.iter().map(|block| told!(lang, "{block}s", "{block}")).collect();
    and(&said, lang)
}

impl Ground<'_> {
    /// What is drawn of a sum: its pieces now and after the best move, and their blocks.
    pub fn draw_sum(&self, best: Option<&Choice>, why: &mut Why) {
        why.pieces = self.pieces(&self.look.heaps);
        why.after = best.map(|best| self.pieces_after(best)).unwrap_or_default();
        if why.pieces.iter().chain(&why.after).any(|piece| piece.value.is_none()) {
            return;
        }
        let all = why.pieces.iter().chain(&why.after).filter_map(|piece| piece.value);
        let largest = blocks(all.max().unwrap_or(0)).first().copied().unwrap_or(1);
        let has = |pieces: &[Piece], block: u64| -> Vec<usize> {
            let is_in = |piece: &&Piece| piece.value.is_some_and(|value| value & block > 0);
            pieces.iter().filter(is_in).map(|piece| piece.at).collect()
        };
        why.rows = blocks(2 * largest - 1)
            .into_iter()
            .map(|block| {
                let (pieces, after) = (has(&why.pieces, block), has(&why.after, block));
                Row { block, odd: pieces.len() % 2 == 1, pieces, after }
            })
            .collect();
    }

    /// Equal pairs, if that is what there is now, or after the best move.
    pub fn by_pairs(&self, best: Option<&Choice>, why: &mut Why) -> bool {
        let lang = self.lang;
        let after = why.after.clone();
        match best {
            None if is_paired(&why.pieces) => {
                join(&mut why.pieces);
                why.add("CL", told!(
                    lang,
                    "All comes in equal pairs. Whatever you do to one, the other does to its twin, and moves last.",
                    "全都两两相同。你怎样动一个，对方就照样动另一个，最后一步归对方。"
                ));
            }
            Some(best) if is_paired(&after) => {
                join(&mut why.after);
                let order = self.look.order(best, lang);
                why.add(
                    "C1",
                    told!(
                        lang,
                        "{order}: now all comes in equal pairs.",
                        "{order}：现在全都两两相同。"
                    ),
                );
                why.add("C2", told!(
                    lang,
                    "Whatever the other does to one of a pair, you do to its twin, and so move last.",
                    "对方怎样动一对中的一个，你就照样动另一个，最后一步归你。"
                ));
            }
            _ => return false,
        }
        why.chain = Chain::Pairs;
        true
    }

    /// The row of Treblecross, and what it comes to.
    pub fn by_row(&self, why: &mut Why) {
        let lang = self.lang;
        let Some(row) = self.row(&self.look.heaps) else { return };
        let value = |(from, length)| (from, length, self.value(&[length]).unwrap_or(0));
        let free: Vec<(u64, u64, u64)> = row.free().into_iter().map(value).collect();
        why.crosses = Some(Crosses { three: row.three(), shaded: row.shaded(), free });
        if row.three().is_none() {
            why.add("T1", told!(
                lang,
                "A cross in a shaded cell lets the other make three. So who has no free cell left, loses.",
                "在阴影格画叉，对方就连成三个。所以谁没有空白格可走，谁就输。"
            ));
        }
    }

    /// Rows of blocks, and the best move that makes all of them even.
    pub fn by_blocks(&self, best: Option<&Choice>, why: &mut Why) {
        let lang = self.lang;
        let values: Vec<u64> = why.pieces.iter().filter_map(|piece| piece.value).collect();
        match self.look.terms {
            _ if self.is_nim() => {
                why.chain = Chain::Nim;
                self.cut(why);
            }
            Terms::Crosses => {
                why.chain = Chain::Crosses;
                let lengths: Vec<u64> = why.pieces.iter().map(|piece| piece.size[0]).collect();
                match &lengths[..] {
                    [] => {}
                    [one] => why.add(
                        "T2",
                        told!(
                            lang,
                            "The free stretch is a piece of {one} cells, with the value {value}.",
                            "空白格连成一份：{one} 格，SG 值是 {value}。",
                            value = values[0]
                        ),
                    ),
                    _ => why.add(
                        "T2",
                        told!(
                            lang,
                            "Each free stretch is a piece: {lengths} cells, values {values}.",
                            "每段空白格是一份：{lengths} 格，SG 值 {values}。",
                            lengths = list(&lengths, lang),
                            values = list(&values, lang)
                        ),
                    ),
                }
            }
            terms => {
                why.chain = if terms == Terms::Coins { Chain::Coins } else { Chain::Values };
                self.by_mex(best, why);
                why.add(
                    "V2",
                    told!(
                        lang,
                        "A value counts like that many stones of Nim: {values}.",
                        "一个 SG 值就像那么多颗石子的 Nim 堆：{values}。",
                        values = list(&values, lang)
                    ),
                );
            }
        }
        match best {
            Some(best) => {
                self.odd_rows(why);
                self.even_after(best, why);
            }
            // A shaded cell is no move of a row.
            None if why.pieces.iter().all(|piece| !piece.can_move) => {}
            None => why.add("RL", match self.look.terms {
                Terms::Crosses => told!(
                    lang,
                    "Every row is even. Any cross in a free cell makes some row odd; the other flips the same rows back, and moves last.",
                    "每行都是偶数个。在空白格怎么画都有几行变成奇数个，对方把它们改回来，最后一步归对方。"
                ),
                _ => told!(
                    lang,
                    "Every row is even. Any move makes some row odd; the other flips the same rows back, and moves last.",
                    "每行都是偶数个。怎么走都有几行变成奇数个，对方把它们改回来，最后一步归对方。"
                ),
            }),
        }
    }

    /// N1: the heaps in blocks.
    pub fn cut(&self, why: &mut Why) {
        let lang = self.lang;
        let blocks: Vec<u64> = why.rows.iter().map(|row| row.block).collect();
        why.add(
            "N1",
            told!(
                lang,
                "Cut each heap into {kinds}, each at most once.",
                "把每堆拆成 {kinds}，每种最多一份。",
                kinds = match &blocks[..] {
                    // "32s, 16s, ..., 2s and 1s": the middle can be thought.
                    [first, second, .., before, last] if blocks.len() > 4 =>
                        kinds(&[*first, *second], lang)
                            .replace(&told!(lang, " and ", " 和 "), &told!(lang, ", ", "、"))
                            + &told!(lang, ", …, ", "、…、")
                            + &kinds(&[*before, *last], lang),
                    _ => kinds(&blocks, lang),
                }
            ),
        );
    }

    /// R1: the odd rows.
    pub fn odd_rows(&self, why: &mut Why) {
        let lang = self.lang;
        let odd: Vec<u64> = why.rows.iter().filter(|row| row.odd).map(|row| row.block).collect();
        let more = odd.len().saturating_sub(MOST_ROWS);
        let shown = &odd[..odd.len() - more];
        if more > 0 {
            why.add(
                "R1",
                told!(
                    lang,
                    "Odd: the rows of {rows}, and {more} more.",
                    "{rows} 这几行是奇数个，还有 {more} 行也是。",
                    rows = kinds(shown, lang).replace(" and ", ", ")
                ),
            );
        } else if let [row] = shown {
            why.add("R1", told!(lang, "Odd: the row of {row}s.", "{row} 这一行是奇数个。"));
        } else if !shown.is_empty() {
            why.add(
                "R1",
                told!(
                    lang,
                    "Odd: the rows of {rows}.",
                    "{rows} 这几行都是奇数个。",
                    rows = kinds(shown, lang)
                ),
            );
        }
    }

    // R2 and R3: the move makes every row even.
    fn even_after(&self, best: &Choice, why: &mut Why) {
        let lang = self.lang;
        if nim_sum_of(why.after.iter()) != 0 {
            return;
        }
        let order = self.look.order(best, lang);
        let from = best.at as u64;
        let before = why.pieces.get(best.at).and_then(|piece| piece.value).unwrap_or(0);
        let after = nim_sum_of(why.after.iter().filter(|piece| piece.from == from));
        why.add("R2", match self.look.terms {
            Terms::Coins | Terms::Crosses => told!(
                lang,
                "{order}. Just the odd rows flip: every row is even.",
                "{order}。只有奇数个的行变了，现在每行都是偶数个。"
            ),
            _ if self.is_nim() => told!(
                lang,
                "{order}: {before} becomes {after}. Just the odd rows flip: every row is even.",
                "{order}：{before} 变成 {after}。只有奇数个的行变了，现在每行都是偶数个。"
            ),
            _ => told!(
                lang,
                "{order}: the value {before} of {heap} becomes {after}. Just the odd rows flip: every row is even.",
                "{order}：{heap} 的 SG 值从 {before} 变成 {after}。只有奇数个的行变了，现在每行都是偶数个。",
                heap = self.look.heap(best.at)
            ),
        });
        if !why.after.iter().any(|piece| piece.can_move) {
            return;
        }
        why.add("R3", match self.look.terms {
            Terms::Crosses => told!(
                lang,
                "Any cross in a free cell makes some row odd again. You flip the same rows back, and so move last.",
                "再在空白格怎么画，总有几行变成奇数个；你把它们改回来，最后一步归你。"
            ),
            _ => told!(
                lang,
                "Any move makes some row odd again. You flip the same rows back, and so move last.",
                "再怎么走，总有几行变成奇数个；你把它们改回来，最后一步归你。"
            ),
        });
    }
}
