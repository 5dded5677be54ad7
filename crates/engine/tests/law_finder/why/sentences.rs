//! Whether what a sentence says is so, by search.

use super::games::{of_cells, Full};
use grundy_checks::definition::Position;
use grundy_engine::pattern::{Choice, Look, Piece, Step, Terms, Why};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A position with its explanation.
pub struct Case<'a> {
    pub line: &'a str,
    pub look: &'a Look,
    pub why: &'a Why,
    pub game: &'a mut Full,
}

/// The numbers of a text.
pub fn numbers(text: &str) -> Vec<u64> {
    let words = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    words.map(|word| word.parse().unwrap()).collect()
}

/// A position as the search has it.
pub fn plain(game: &Full, look: &Look, heaps: &[u64], after: Option<u64>) -> Position {
    match (&game.heaps, look.terms) {
        (_, Terms::Crosses) => (heaps.iter().copied().filter(|&cell| cell > 0).collect(), None),
        (Some(game), _) => (game.plain(heaps.to_vec()), after),
        (None, _) => (heaps.to_vec(), after),
    }
}

/// What a move leaves.
pub fn left_by(game: &Full, look: &Look, choice: &Choice) -> Position {
    let mut heaps = look.heaps.clone();
    match look.terms {
        Terms::Board | Terms::Memory => heaps.clone_from(&choice.left),
        Terms::Crosses => {
            heaps.extend(&choice.left);
            heaps.sort_unstable();
        }
        Terms::Coins => {
            heaps.extend(&choice.left);
            heaps.push(choice.of);
        }
        _ => {
            let first = choice.at * look.arity;
            heaps.splice(first..first + look.arity, choice.left.iter().copied());
        }
    }
    plain(game, look, &heaps, choice.after)
}

fn xor(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

impl Case<'_> {
    fn now(&self) -> Position {
        plain(self.game, self.look, &self.look.heaps, self.look.after)
    }

    fn best(&self) -> &Choice {
        &self.why.best.as_ref().unwrap().0
    }

    fn after(&self) -> Position {
        left_by(self.game, self.look, self.best())
    }

    // The value of a piece by its definition: in Nim, the heap.
    fn value(&self, piece: &Piece) -> u64 {
        let size = piece.size[0];
        match self.look.terms {
            Terms::Crosses => of_cells(size as usize)[size as usize],
            _ if self.game.misere => size,
            _ => {
                let alone = plain(self.game, self.look, &piece.size, None);
                self.game.value(&alone, &mut HashMap::new())
            }
        }
    }

    // Whether a piece has a move, by its definition.
    fn can_move(&self, piece: &Piece) -> bool {
        match self.look.terms {
            Terms::Crosses => piece.size[0] > 0,
            _ => !self.game.moves(&plain(self.game, self.look, &piece.size, None)).is_empty(),
        }
    }

    fn values(&self, pieces: &[Piece]) -> Vec<u64> {
        let values: Vec<u64> = pieces.iter().map(|piece| self.value(piece)).collect();
        let said: Vec<Option<u64>> = pieces.iter().map(|piece| piece.value).collect();
        assert_eq!(said, values.iter().copied().map(Some).collect::<Vec<_>>(), "{}", self.line);
        values
    }

    fn is_paired(&self, pieces: &[Piece]) {
        let mut sizes: BTreeMap<&[u64], usize> = BTreeMap::new();
        for piece in pieces {
            assert_eq!(piece.can_move, self.can_move(piece), "{}: {piece:?}", self.line);
            assert_eq!(piece.twin.is_some(), piece.can_move, "{}: {piece:?}", self.line);
            if let Some(twin) = piece.twin.map(|twin| &pieces[twin]) {
                assert!(twin.twin == Some(piece.at) && twin.size == piece.size, "{}", self.line);
                *sizes.entry(&piece.size).or_default() += 1;
            }
        }
        assert!(!sizes.is_empty() && sizes.values().all(|count| count % 2 == 0), "{}", self.line);
    }

    // All that can follow, the order of the positions of a sum aside.
    fn followers(&self, from: &Position) -> BTreeSet<Position> {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(last) = waiting.pop() {
            let next = self.game.moves(&last).into_iter().filter(|left| seen.insert(left.clone()));
            waiting.extend(next.collect::<Vec<Position>>());
        }
        let sorted = |(numbers, after): Position| {
            let mut parts: Vec<&[u64]> = numbers.chunks(self.game.arity).collect();
            if self.game.heaps.is_none() {
                parts.sort_unstable();
            }
            (parts.concat(), after)
        };
        seen.into_iter().map(sorted).collect()
    }

    // The heaps that lose at the start, where the last take counts.
    fn lost_at_start(&mut self, most: u64) -> Vec<u64> {
        (1..=most).filter(|&n| self.game.is_lost(&(vec![n], None))).collect()
    }

    fn cut(&mut self, heap: u64) -> Vec<u64> {
        let (mut rest, mut cut) = (heap, Vec::new());
        for number in self.lost_at_start(heap).into_iter().rev() {
            if number <= rest {
                cut.push(number);
                rest -= number;
            }
        }
        cut
    }

    /// Checks all that the explanation shows; the sentences that are not so.
    pub fn check(&mut self) -> Vec<String> {
        let (why, now) = (self.why, self.now());
        let line = self.line;
        let has_moves = !self.game.moves(&now).is_empty();
        assert_eq!(why.lost, self.game.is_lost(&now), "{line}");
        assert_eq!(why.best.is_some(), !why.lost && has_moves, "{line}");
        assert_eq!((why.moves, why.wins), (self.look.count, self.look.wins), "{line}");
        let wins = self.look.choices.iter().filter(|choice| {
            let left = left_by(self.game, self.look, choice);
            self.game.is_lost(&left)
        });
        assert_eq!(wins.count(), why.wins, "{line}");
        if why.best.is_some() {
            let after = self.after();
            assert!(self.game.is_lost(&after), "{line}");
        }
        self.is_simplest();
        let not_so = why.steps.iter().filter(|step| !self.holds(step));
        let not_so = not_so.map(|step| format!("{line}: {step:?}")).collect();
        let heading = match (&why.best, has_moves) {
            (Some(_), _) => "H",
            (None, true) => "HL",
            (None, false) => "HE",
        };
        assert_eq!(why.heading.as_ref().map(|step| step.key), Some(heading), "{line}");
        let others = why.others.as_ref().map(|step| step.key);
        let all = why.wins == why.moves;
        let said = if all { "WA" } else { "W" };
        assert_eq!(others, (why.wins > 1).then_some(said), "{line}");
        if let Some(mex) = &why.mex {
            for by in &mex.by {
                let part = |&size: &u64| {
                    let alone = plain(self.game, self.look, &[size], None);
                    self.game.value(&alone, &mut HashMap::new())
                };
                let values: Vec<u64> = by.left.iter().map(part).collect();
                assert_eq!((&values, xor(values.clone())), (&by.values, by.value), "{line}");
                let cancels = values.iter().sum::<u64>() > by.value && values.len() > 1;
                assert_eq!(by.said.is_some(), cancels, "{line}: {by:?}");
            }
        }
        not_so
    }

    // The end of the game and equal pairs come before all else.
    fn is_simplest(&mut self) {
        let (why, look) = (self.why, self.look);
        let has = |keys: &[&str]| why.steps.iter().any(|step| keys.contains(&step.key));
        let is_heaps = matches!(look.terms, Terms::Stones | Terms::Rows) && !look.misere;
        let Some(game) = self.game.heaps.as_ref().filter(|_| is_heaps) else { return };
        let has_pairs = |at: &Position| {
            let sizes = at.0.iter().filter(|&&size| !game.options(size).is_empty());
            let sizes: Vec<u64> = sizes.copied().collect();
            !sizes.is_empty() && sizes.chunk_by(|a, b| a == b).all(|run| run.len() % 2 == 0)
        };
        let winning: Vec<Position> = look
            .choices
            .iter()
            .filter(|choice| choice.value == 0)
            .map(|choice| left_by(self.game, look, choice))
            .collect();
        let can_end = winning.iter().any(|left| self.game.moves(left).is_empty());
        // One heap that is never split is shown as a strip.
        let is_sum = look.heaps.len() > 1 || look.terms == Terms::Rows;
        if is_sum {
            let can_pair = winning.iter().any(has_pairs);
            assert_eq!(has(&["E1"]), can_end, "{}", self.line);
            assert_eq!(has(&["C1"]), can_pair && !can_end, "{}", self.line);
            assert_eq!(has(&["CL"]), has_pairs(&self.now()) && winning.is_empty(), "{}", self.line);
        }
    }

    fn holds(&mut self, step: &Step) -> bool {
        let (why, look, now) = (self.why, self.look, self.now());
        let said = numbers(&step.said);
        let moves = self.game.moves(&now);
        let normal = !look.misere;
        match step.key {
            "E0" => {
                let is_won = step.said.contains("won") || step.said.contains('赢');
                moves.is_empty() && is_won == look.misere
            }
            "E1" => normal && self.game.moves(&self.after()).is_empty(),
            "E2" => {
                let three = self.after().0;
                let is_three = |at: &[u64]| at[0] + 2 == at[2];
                said == self.best().left && three.windows(3).any(is_three)
            }
            "C1" | "C2" => {
                self.is_paired(&why.after);
                normal && look.terms != Terms::Coins
            }
            "CL" => {
                self.is_paired(&why.pieces);
                normal && look.terms != Terms::Coins
            }
            "N1" => {
                let largest = look.heaps.iter().copied().max().unwrap_or(0);
                let rows: Vec<u64> = why.rows.iter().map(|row| row.block).collect();
                let blocks: Vec<u64> =
                    (0..64).rev().map(|bit| 1 << bit).filter(|&block| block <= largest).collect();
                rows == blocks && (said == blocks || blocks.len() > 4 && said[..2] == blocks[..2])
            }
            "V0" | "V1" => {
                let mex = why.mex.as_ref().unwrap();
                let piece = &why.pieces[mex.piece];
                let value = self.value(piece);
                let is_all = mex.by.iter().map(|by| by.value).eq(0..value);
                let told: Vec<u64> = match value {
                    0 => vec![0, 0],
                    1 => vec![0, 1],
                    _ => vec![0, value - 1, value],
                };
                is_all
                    && said[..piece.size.len()] == piece.size[..]
                    && said[piece.size.len()..] == told
            }
            "V2" => normal && said.iter().zip(self.values(&why.pieces)).all(|(a, b)| *a == b),
            "R1" => {
                let sum = xor(self.values(&why.pieces));
                let odd: Vec<u64> =
                    (0..64).rev().map(|bit| 1 << bit).filter(|block| sum & block > 0).collect();
                let rows = why.rows.iter().filter(|row| row.odd).map(|row| row.block);
                let is_odd = |row: &grundy_engine::pattern::Row| row.pieces.len() % 2 == 1;
                sum > 0
                    && rows.eq(odd.iter().copied())
                    && why.rows.iter().all(|row| row.odd == is_odd(row))
                    && said.iter().zip(&odd).take(5).all(|(a, b)| a == b)
            }
            "R2" => {
                let (before, after) = (self.values(&why.pieces), self.values(&why.after));
                let at = self.best().at;
                let has = |row: &grundy_engine::pattern::Row| {
                    let values = after.iter().enumerate();
                    let blocks = values.filter(|(_, value)| *value & row.block > 0);
                    blocks.map(|(at, _)| at).eq(row.after.iter().copied())
                };
                let is_even = xor(after.clone()) == 0 && why.rows.iter().all(has);
                let becomes =
                    why.after.iter().zip(&after).filter(|(piece, _)| piece.from == at as u64);
                let becomes = xor(becomes.map(|(_, value)| *value));
                is_even
                    && (matches!(look.terms, Terms::Coins | Terms::Crosses)
                        || said.ends_with(&[before[at], becomes])
                            && before[at] ^ becomes == xor(before))
            }
            "R3" => {
                let after = self.after();
                let is_free = why.after.iter().any(|piece| self.can_move(piece));
                normal
                    && is_free
                    && self.game.moves(&after).iter().all(|left| self.game.is_answered(left))
            }
            "RL" => {
                let is_free = why.pieces.iter().any(|piece| self.can_move(piece));
                normal
                    && is_free
                    && xor(self.values(&why.pieces)) == 0
                    && moves.iter().all(|left| self.game.is_answered(left))
            }
            "T1" => {
                let row = why.crosses.as_ref().unwrap();
                let makes = |at: &[u64]| {
                    (1..=self.game.cells).any(|cell| {
                        let mut next = [at, &[cell]].concat();
                        next.sort_unstable();
                        !at.contains(&cell) && next.windows(3).any(|three| three[0] + 2 == three[2])
                    })
                };
                let lets = |&cell: &u64| {
                    let mut next = [&now.0[..], &[cell]].concat();
                    next.sort_unstable();
                    makes(&next)
                };
                let free =
                    |cell: &u64| row.free.iter().any(|of| (of.0..of.0 + of.1).contains(cell));
                let empty: Vec<u64> =
                    (1..=self.game.cells).filter(|cell| !now.0.contains(cell)).collect();
                // Shaded and free cells are all empty ones, and a cross lets the other make three exactly in shaded ones.
                row.three.is_none()
                    && !makes(&now.0)
                    && self.game.cells > 2
                    && empty.iter().all(|cell| free(cell) != row.shaded.contains(cell))
                    && empty.iter().all(|cell| lets(cell) != free(cell))
            }
            "T2" => {
                let values = self.values(&why.pieces);
                let sizes: Vec<u64> = why.pieces.iter().map(|piece| piece.size[0]).collect();
                let free: Vec<(u64, u64, u64)> = why.crosses.as_ref().unwrap().free.clone();
                free.iter()
                    .map(|of| (of.1, of.2))
                    .eq(sizes.iter().copied().zip(values.iter().copied()))
                    && (sizes.len() > 6 || said == [sizes, values].concat())
            }
            "K1" => {
                let mex = why.mex.as_ref().unwrap();
                let piece = &why.pieces[mex.piece];
                said == [piece.size[0], self.value(piece)]
                    && mex.by.iter().map(|by| by.value).eq(0..said[1])
            }
            "S1" => self.stars(),
            "S2" => {
                let left = self.game.moves(&self.after());
                !left.is_empty() && left.iter().all(|at| self.game.is_answered(at))
            }
            "SL" => !moves.is_empty() && moves.iter().all(|at| self.game.is_answered(at)),
            "SW" => {
                let side = why.stars.as_ref().unwrap().sides[0];
                let is_lost = |a: u64, b: u64| self.game.is_lost(&(vec![a, b], None));
                let mut is_lost = is_lost;
                let mut pairs = Vec::new();
                for a in 0..=side {
                    pairs.extend((a..=side).filter(|&b| is_lost(a, b)).map(|b| [a, b]));
                }
                let apart = pairs.iter().enumerate().all(|(k, pair)| pair[1] - pair[0] == k as u64);
                let least = |k: usize| (0..).find(|n| !pairs[..k].concat().contains(n));
                apart
                    && (0..pairs.len()).all(|k| least(k) == Some(pairs[k][0]))
                    && (pairs.len() > 6 || said.ends_with(&pairs.concat()))
            }
            "F1" | "F2" | "F3" | "FL" => self.parts(step, &said),
            "M1" => {
                let ones = look.heaps.iter().filter(|&&heap| heap == 1).count();
                let is_odd = step.said.contains("Odd") || step.said.contains("奇数");
                look.heaps.iter().all(|&heap| heap < 2)
                    && ones > 0
                    && said[0] == ones as u64
                    && why.lost == (ones % 2 == 1)
                    && is_odd == why.lost
            }
            "M2" => {
                let above = look.heaps.iter().filter(|&&heap| heap > 1).count();
                let after = self.after().0;
                let named = self.best().left[0];
                above == 1
                    && after.iter().all(|&heap| heap == 1)
                    && after.len() % 2 == 1
                    && look.heaps[self.best().at] > 1
                    && said.contains(&named)
                    && said.contains(&(after.len() as u64))
            }
            "M3" | "M4" => {
                let after = self.after();
                let above = |at: &Position| at.0.iter().filter(|&&heap| heap > 1).count();
                let is_so = above(&after) > 1 && xor(after.0.clone()) == 0;
                // Where the other leaves one heap above 1, an odd number of 1s can be left.
                is_so
                    && self.game.moves(&after).iter().filter(|left| above(left) == 1).all(|left| {
                        let ones = |at: &Position| above(at) == 0 && at.0.len() % 2 == 1;
                        self.game.moves(left).iter().any(ones)
                    })
            }
            "ML" => {
                let above = now.0.iter().filter(|&&heap| heap > 1).count();
                let is_even = |at: &Position| {
                    xor(at.0.clone()) == 0 && at.0.iter().filter(|&&heap| heap > 1).count() > 1
                };
                let above_1 = |at: &Position| at.0.iter().filter(|&&heap| heap > 1).count() == 1;
                above > 1
                    && is_even(&now)
                    && moves
                        .iter()
                        .all(|left| above_1(left) || self.game.moves(left).iter().any(is_even))
            }
            "X1" => {
                let known = why.known.as_ref().unwrap();
                let count = self.followers(&now).len();
                let is_one = said.is_empty() && known.positions == Some(1);
                (is_one || said == [known.positions.unwrap() as u64])
                    && if known.all {
                        known.positions == Some(count)
                    } else {
                        known.positions < Some(count)
                    }
            }
            "XT" | "XL" => {
                let from = if step.key == "XT" { self.after() } else { now };
                let all = self.game.moves(&from);
                let shown = why.answers.iter().all(|answer| answer.reply.is_some() || look.misere);
                let count = said.first().copied().unwrap_or(0) as usize;
                shown
                    && all.len() <= count
                    && why.answers.len() == count.min(12)
                    && all.iter().all(|left| self.game.is_answered(left))
            }
            "Q1" => said[0] as usize == why.known.as_ref().unwrap().order.unwrap() && look.misere,
            "A1" => {
                let rule = look.rule.strip_prefix("misere ").unwrap();
                let normal = Full::new(rule);
                let mut known = HashMap::new();
                let mut all = self.followers(&now);
                all.insert(now);
                all.iter().all(|at| {
                    let value = |&heap: &u64| normal.value(&(vec![heap], None), &mut known);
                    let values: Vec<u64> = at.0.iter().map(value).collect();
                    let is_great = values.iter().any(|&value| value > 1);
                    self.game.is_won(at) == ((xor(values) == 0) != is_great)
                })
            }
            "L1" => {
                let values = self.game.heaps.as_mut().unwrap().values(500);
                let [period, start, heap, like] =
                    english(&said, &step.said, [0, 1, 2, 3], [1, 0, 2, 3]);
                let repeats = |n: u64| values[n as usize] == values[(n + period) as usize];
                like < start + period
                    && (heap - like) % period == 0
                    && (start..=500 - period).all(repeats)
                    && values[heap as usize] == values[like as usize]
            }
            "L2" => {
                let values = self.game.heaps.as_mut().unwrap().values(500);
                let [start, period, saltus, heap] = said[..4].try_into().unwrap();
                let grows = |n: u64| values[n as usize] + saltus == values[(n + period) as usize];
                (start..=500 - period).all(grows) && values[heap as usize] == said[4]
            }
            "L3" if look.terms == Terms::Board => {
                let star = if why.lost { now.0 } else { self.after().0 };
                said.ends_with(&star)
            }
            "L3" => {
                let values = self.game.heaps.as_mut().unwrap().values(500);
                let [.., heap, value] = said[..] else { return false };
                values[heap as usize] == value
            }
            key => panic!("a sentence without a test: {key}"),
        }
    }

    fn stars(&mut self) -> bool {
        let stars = self.why.stars.clone().unwrap();
        let memory = self.look.terms == Terms::Memory;
        let numbers = if memory { 1 } else { stars.sides.len() };
        let names: Vec<u64> =
            [0].into_iter().chain(stars.sides[numbers..].iter().copied()).collect();
        let mut all: Vec<Vec<u64>> = vec![Vec::new()];
        for side in &stars.sides[..numbers] {
            all = all
                .iter()
                .flat_map(|at| (0..=*side).map(move |n| [&at[..], &[n]].concat()))
                .collect();
        }
        if memory {
            all = all
                .iter()
                .flat_map(|at| names.iter().map(move |n| [&at[..], &[*n]].concat()))
                .collect();
        }
        all.retain(|at| stars.sum.is_none_or(|sum| at.iter().sum::<u64>() <= sum));
        let whole = |at: &[u64]| match at {
            &[heap, last] if memory => {
                (if heap == 0 { vec![] } else { vec![heap] }, (last > 0).then_some(last))
            }
            at if numbers == 1 && self.game.heaps.is_some() => {
                (at.iter().copied().filter(|&n| n > 0).collect(), None)
            }
            at => (at.to_vec(), None),
        };
        let positions: Vec<Position> = all.iter().map(|at| whole(at)).collect();
        let lost: BTreeSet<&Position> = all
            .iter()
            .zip(&positions)
            .filter(|(at, _)| stars.at.contains(at))
            .map(|of| of.1)
            .collect();
        let here = self.now();
        let is_here = positions.contains(&here);
        let rays =
            !self.why.lost || stars.rays.iter().all(|(_, star)| star.is_some() || self.look.misere);
        rays && is_here
            && positions.iter().all(|at| {
                let moves = self.game.moves(at);
                let reaches = moves.iter().any(|left| lost.contains(left));
                let is_star = lost.contains(at);
                is_star == self.game.is_lost(at)
                    && if is_star {
                        !reaches
                    } else {
                        reaches || self.look.misere && moves.is_empty()
                    }
            })
    }

    fn parts(&mut self, step: &Step, said: &[u64]) -> bool {
        let heap = self.look.heaps[0];
        let factor: u64 = numbers(&self.look.rule)[0];
        let parts = self.why.parts.clone().unwrap();
        let cut = self.cut(heap);
        let limit = self.look.after.map_or(heap - 1, |last| heap.min(factor * last));
        if parts.cut != cut || parts.limit != limit || cut.iter().sum::<u64>() != heap {
            return false;
        }
        let part = cut[cut.len() - 1];
        match step.key {
            "F1" => {
                let lost = self.lost_at_start(heap);
                let twice = lost.windows(2).all(|two| two[1] == 2 * two[0]);
                let sums = lost.windows(3).all(|of| of[2] == of[0] + of[1]);
                parts.numbers == lost
                    && (factor != 1 || twice)
                    && (factor != 2 || sums)
                    && said.ends_with(&cut)
            }
            "F2" => {
                let next = cut[cut.len() - 2];
                let after = (vec![heap - part], Some(part));
                part <= limit
                    && factor * part < next
                    && said == [part, factor * part, next]
                    && self.game.is_lost(&after)
            }
            "F3" => {
                let rest = heap - part;
                (1..=rest.min(factor * part)).all(|take| {
                    let cut = self.cut(rest - take);
                    cut.last().is_some_and(|&least| least <= factor * take)
                })
            }
            _ => {
                limit > 0
                    && part > limit
                    && said == [part, limit]
                    && (1..=limit).all(|take| {
                        let cut = self.cut(heap - take);
                        cut.last().is_some_and(|&least| least <= factor * take)
                    })
            }
        }
    }
}

// Numbers in the order that the English has, from a sentence in either language.
fn english(said: &[u64], text: &str, en: [usize; 4], zh: [usize; 4]) -> [u64; 4] {
    let order = if text.is_ascii() { en } else { zh };
    order.map(|at| said[at])
}
