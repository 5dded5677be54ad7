//! Which explanation fits: the first of the end of the game, equal pairs, and that of its kind.

use super::clearest::Kind;
use super::data::{Chain, Step, Why};
use super::ground::Ground;
use super::words::within;
use crate::pattern::moves::Decider;
use crate::pattern::play::{Choice, Decides, Look, Table, Terms};
use grundy_lang::{told, Lang};

impl Table {
    /// Why the position that was looked at last is won or lost; `None` if another game was looked at since.
    ///
    /// ```
    /// use grundy_engine::pattern::Table;
    /// use grundy_lang::Lang;
    ///
    /// let mut table = Table::default();
    /// let look = table.look("take any : 1 4 6").unwrap();
    /// let why = table.why(&look, Lang::En).unwrap();
    /// let keys: Vec<&str> = why.steps.iter().map(|step| step.key).collect();
    /// assert_eq!(keys, ["N1", "R1", "R2", "R3"]);
    /// assert_eq!(why.steps[1].said, "Odd: the rows of 2s and 1s.");
    /// ```
    pub fn why(&mut self, look: &Look, lang: Lang) -> Option<Why> {
        let by = self.decides(look)?;
        let mut why = Ground::new(look, by, lang).why(None);
        if let (Some(made), Some((heaps, after))) = (&look.made, &look.before) {
            let before = look.at(heaps.clone(), *after, by);
            let lifted = match made.value {
                0 => Ground::new(&before, by, lang).why(Some(made)),
                _ => fails(&before, made, &why, lang),
            };
            why.lifted = Some(Box::new(lifted));
        }
        Some(why)
    }
}

// Z: why a move fails, from the explanation of what it leaves.
fn fails(before: &Look, made: &Choice, after: &Why, lang: Lang) -> Why {
    let order = before.order(made, lang);
    let said = match &after.best {
        Some((_, answer)) => told!(
            lang,
            "{order} fails: the other answers {answer}, and you are lost.",
            "{order}不行：对方应以{answer}，你就必败。",
            answer = within(answer, lang)
        ),
        None => told!(lang, "{order} is the last move and loses.", "{order}是最后一步，谁走谁输。"),
    };
    let mut why =
        Why { chain: Chain::Fails, moves: before.count, wins: before.wins, ..Why::default() };
    why.lost = before.wins == 0;
    why.heading = Some(heading(&order, lang));
    why.add("Z", said);
    why
}

fn heading(order: &str, lang: Lang) -> Step {
    let order = within(order, lang);
    Step { key: "H", said: told!(lang, "Why {order}?", "为什么{order}？") }
}

impl Ground<'_> {
    // The explanation, by the winning move that is asked about, or by the clearest.
    fn why(&mut self, asked: Option<&Choice>) -> Why {
        let (look, lang, kind) = (self.look, self.lang, self.kind());
        let best = asked.cloned().or_else(|| self.clearest(kind));
        let mut why = Why { moves: look.count, wins: look.wins, ..Why::default() };
        why.lost = !look.moves.is_won;
        why.heading = Some(match &best {
            Some(best) => heading(&look.order(best, lang), lang),
            None if look.count > 0 => Step {
                key: "HL",
                said: told!(lang, "You win only if the other slips", "对方走错你才能赢"),
            },
            None => Step { key: "HE", said: told!(lang, "The game is over", "棋局已经结束") },
        });
        why.others = match (look.wins, look.count) {
            (0 | 1, _) => None,
            (wins, all) if wins == all => Some(Step {
                key: "WA",
                said: told!(lang, "Every move wins.", "怎么走都赢。"),
            }),
            (wins, _) if asked.is_none() => Some(Step {
                key: "W",
                said: told!(
                    lang,
                    "{wins} moves win; this one is the easiest to see.",
                    "有 {wins} 种走法能赢，这种最容易看懂。"
                ),
            }),
            _ => None,
        };
        self.explain(kind, best.as_ref(), &mut why);
        why.best = best.map(|best| (best.clone(), look.order(&best, lang)));
        why
    }

    fn explain(&mut self, kind: Kind, best: Option<&Choice>, why: &mut Why) {
        let (look, lang) = (self.look, self.lang);
        if kind == Kind::Sum {
            self.draw_sum(best, why);
        }
        if look.count == 0 {
            why.add(
                "E0",
                if look.misere {
                    told!(
                        lang,
                        "No move is left. Who must move has won.",
                        "没有一步可走，轮到走的一方赢了。"
                    )
                } else {
                    told!(
                        lang,
                        "No move is left. Who must move has lost.",
                        "没有一步可走，轮到走的一方输了。"
                    )
                },
            );
            return;
        }
        if let Some(best) = best.filter(|_| !look.misere) {
            let three = self.row(&look.heaps).is_some_and(|row| row.makes_three(best.left[0]));
            if three {
                let cell = best.left[0];
                why.add(
                    "E2",
                    told!(lang, "Cell {cell} makes three.", "第 {cell} 格画叉，连成三个。"),
                );
                self.by_row(why);
                return;
            }
            if self.next(best).count == 0 {
                why.add(
                    "E1",
                    told!(
                        lang,
                        "{order}: no move is left, and the last was yours.",
                        "{order}：再没有一步可走，最后一步是你的。",
                        order = look.order(best, lang)
                    ),
                );
                return;
            }
        }
        self.by_row(why);
        let has_pairs =
            !look.misere && !matches!(look.terms, Terms::Coins | Terms::Board | Terms::Memory);
        if has_pairs && kind == Kind::List {
            why.pieces = self.pieces(&look.heaps);
            why.after = best.map(|best| self.pieces_after(best)).unwrap_or_default();
        }
        if has_pairs && kind != Kind::Stars && self.by_pairs(best, why) {
            return;
        }
        match kind {
            Kind::Sum if matches!(&*self.by, Decides::Heaps(Decider::MisereNim)) => {
                self.by_misere_nim(best, why);
            }
            Kind::Sum => self.by_blocks(best, why),
            Kind::Stars => self.by_stars(best, why),
            Kind::Last => self.by_parts(best, why),
            Kind::List => self.by_list(best, why),
        }
    }
}
