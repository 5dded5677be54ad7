//! Nim, normal and misere.

use super::{choose, each, line, new, numbered, Case, Game, Options, Position, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    let mut nim = Nim::new(["misere-nim", "hdu1907", "lightoj1253"].contains(&program));
    let heaps = |case: &Case| case.numbers("heaps");
    match program {
        "loj10242" => new(move |case| choose(nim.won(&heaps(case)), "win", "lose")),
        "luogu-p2197" | "acwing891" => new(move |case| choose(nim.won(&heaps(case)), "Yes", "No")),
        "cses1730" => new(move |case| choose(nim.won(&heaps(case)), "first", "second")),
        "luogu-p1247" => new(move |case| nim.first_move(heaps(case))),
        "lightoj1247" => numbered(move |case| {
            let sums: Vec<u64> = case
                .lists("rows")
                .iter()
                .map(|row| row.iter().sum())
                .collect();
            nim.won(&sums)
        }),
        "lightoj1253" => numbered(move |case| nim.won(&heaps(case))),
        "cf15c" => {
            new(move |case| choose(runs_won(&case.lists("runs"), &mut nim), "tolik", "bolik"))
        }
        "hdu1850" => new(move |case| line(&[nim.winning(&heaps(case)).len() as u64])),
        "poj2234" => new(move |case| choose(nim.won(&heaps(case)), "Yes", "No")),
        "hdu2176" | "misere-nim" => new(move |case| nim.moves(&heaps(case))),
        "hdu1907" => new(move |case| choose(nim.won(&heaps(case)), "John", "Brother")),
        _ => None,
    }
}

/// Runs of heaps: small ones written out; else by second method the parity of a column, for of any 2^(b + 1)
/// neighbours from a multiple of it half have the bit b.
fn runs_won(runs: &[Vec<u64>], nim: &mut Nim) -> bool {
    if runs
        .iter()
        .fold(0, |sum: u64, run| sum.saturating_add(run[1]))
        <= 12
    {
        let heaps: Vec<u64> = runs
            .iter()
            .flat_map(|run| run[0]..run[0] + run[1])
            .collect();
        return nim.won(&heaps);
    }
    let ones_below = |end: u128, bit: u32| {
        let (round, half) = (1u128 << (bit + 1), 1u128 << bit);
        end / round * half + (end % round).saturating_sub(half)
    };
    (0..64).any(|bit| {
        let ones = runs.iter().map(|run| {
            let (first, count) = (u128::from(run[0]), u128::from(run[1]));
            ones_below(first + count, bit) - ones_below(first, bit)
        });
        ones.sum::<u128>() % 2 == 1
    })
}

/// In how many heaps each binary digit is 1.
pub fn columns(heaps: &[u64]) -> Vec<u64> {
    (0..64)
        .map(|bit| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64)
        .collect()
}

/// Whether some column is odd: Bouton's method.
pub fn is_odd(heaps: &[u64]) -> bool {
    columns(heaps).iter().any(|count| count % 2 == 1)
}

pub fn options(position: &[u64]) -> Vec<Position> {
    each(position, |_, heap| (0..heap).collect())
}

pub fn is_small(heaps: &[u64]) -> bool {
    heaps
        .iter()
        .map(|heap| heap.saturating_add(1))
        .fold(1, u64::saturating_mul)
        <= 3000
}

/// Whether small positions are won is remembered.
pub struct Nim {
    game: Game<Options>,
    misere: bool,
}

impl Nim {
    pub fn new(misere: bool) -> Nim {
        let game = if misere { Game::misere } else { Game::new };
        let game = game(options as Options);
        Nim { game, misere }
    }

    pub fn won(&mut self, heaps: &[u64]) -> bool {
        if is_small(heaps) {
            return self.game.won(heaps);
        }
        // Second method (Bouton's own): the binary digits written below one another, by the parity of
        // each column; in misere play the same unless no heap is greater than 1.
        is_odd(heaps) != (self.misere && heaps.iter().all(|&heap| heap <= 1))
    }

    /// All winning moves in the order of the heaps: the heap, and what is left of it.
    pub fn winning(&mut self, heaps: &[u64]) -> Vec<(u64, u64)> {
        let mut moves = Vec::new();
        let counts = columns(heaps);
        let large = heaps.iter().filter(|&&heap| heap > 1).count();
        for (place, &heap) in heaps.iter().enumerate() {
            if is_small(heaps) {
                for left in 0..heap {
                    let mut option = heaps.to_vec();
                    option[place] = left;
                    if !self.won(&option) {
                        moves.push((heap, left));
                    }
                }
                continue;
            }
            // Every column of the others that is odd must be made even.
            let mut left = (0..64)
                .filter(|&bit| (counts[bit] - (heap >> bit & 1)) % 2 == 1)
                .map(|bit| 1 << bit)
                .sum();
            let others_large = large > usize::from(heap > 1);
            if self.misere && !others_large {
                left = 1 - left;
            }
            if left < heap {
                moves.push((heap, left));
            }
        }
        moves
    }

    /// The first heap with a winning move: what is taken, the heap from 1, and the heaps after it.
    fn first_move(&mut self, mut heaps: Vec<u64>) -> String {
        match self.winning(&heaps).first() {
            None => "lose\n".to_string(),
            Some(&(heap, left)) => {
                // Equal heaps have equal moves, so it is the first of its size.
                let place = heaps.iter().position(|&other| other == heap).unwrap();
                heaps[place] = left;
                line(&[heap - left, place as u64 + 1]) + &line(&heaps)
            }
        }
    }

    /// Whether it is won, and the winning moves.
    fn moves(&mut self, heaps: &[u64]) -> String {
        let moves = self.winning(heaps);
        let lines: String = moves
            .iter()
            .map(|&(heap, left)| line(&[heap, left]))
            .collect();
        choose(self.won(heaps), "Yes", "No") + &lines
    }
}
