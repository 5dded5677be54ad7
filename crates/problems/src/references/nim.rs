//! Nim, normal and misere.

use super::{choose, each, line, Options, PlayedOut, Position, Witness};

/// For each binary digit, the number of heaps where it is 1.
pub fn columns(heaps: &[u64]) -> Vec<u64> {
    (0..64).map(|bit| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64).collect()
}

/// Whether some column is odd: Bouton's method.
pub fn is_odd(heaps: &[u64]) -> bool {
    columns(heaps).iter().any(|count| count % 2 == 1)
}

pub fn options(position: &[u64]) -> Vec<Position> {
    each(position, |_, heap| (0..heap).collect())
}

pub fn is_small(heaps: &[u64]) -> bool {
    heaps.iter().map(|heap| heap.saturating_add(1)).fold(1, u64::saturating_mul) <= 3000
}

/// Nim, with a memo of which small positions are won.
pub struct Nim {
    game: PlayedOut,
    misere: bool,
}

impl Nim {
    pub fn new(misere: bool) -> Nim {
        let game = if misere { PlayedOut::misere } else { PlayedOut::new };
        let game = game(options as Options);
        Nim { game, misere }
    }

    pub fn is_won(&mut self, heaps: &[u64]) -> bool {
        self.won(heaps, &mut Witness::default())
    }

    pub fn won(&mut self, heaps: &[u64], why: &mut Witness) -> bool {
        if is_small(heaps) {
            return self.game.won(heaps, why);
        }
        // Second method (Bouton's own): the binary digits written below one another, and the parity
        // of each column; in misere play the same, unless no heap is greater than 1.
        is_odd(heaps) != (self.misere && heaps.iter().all(|&heap| heap <= 1))
    }

    /// All winning moves in the order of the heaps: the heap, and what remains of it.
    pub fn winning(&mut self, heaps: &[u64]) -> Vec<(u64, u64)> {
        let mut moves = Vec::new();
        let counts = columns(heaps);
        let large = heaps.iter().filter(|&&heap| heap > 1).count();
        for (place, &heap) in heaps.iter().enumerate() {
            if is_small(heaps) {
                for left in 0..heap {
                    let mut option = heaps.to_vec();
                    option[place] = left;
                    if !self.is_won(&option) {
                        moves.push((heap, left));
                    }
                }
                continue;
            }
            // Every column that is odd in the others must be made even.
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

    /// The first heap with a winning move: the number taken, the heap counted from 1, and the heaps afterwards.
    pub fn first_move(&mut self, mut heaps: Vec<u64>) -> String {
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

    /// Whether the position is won, and the winning moves.
    pub fn moves(&mut self, heaps: &[u64], why: &mut Witness) -> String {
        let moves = self.winning(heaps);
        let lines: String = moves.iter().map(|&(heap, left)| line(&[heap, left])).collect();
        choose(self.won(heaps, why), "Yes", "No") + &lines
    }
}
