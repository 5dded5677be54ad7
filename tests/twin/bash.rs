//! Heaps of which a limited number may be taken, or a power of 2.

use super::nim::is_odd;
use super::subtraction::below;
use super::{choose, each, line, new, Game, Twin};

pub fn twin(program: &str) -> Option<Twin> {
    match program {
        "hdu1846" => new(|case| {
            let (n, m) = (case.number("n"), case.number("m"));
            choose(limited(&[n], &[m]), "first", "second")
        }),
        "hdu1851" => new(|case| {
            let pairs = case.lists("heaps");
            let heaps: Vec<u64> = pairs.iter().map(|pair| pair[0]).collect();
            let limits: Vec<u64> = pairs.iter().map(|pair| pair[1]).collect();
            choose(limited(&heaps, &limits), "No", "Yes")
        }),
        "hdu2149" => new(|case| match raises(case.number("m"), case.number("n")) {
            raises if raises.is_empty() => "none\n".to_string(),
            raises => line(&raises),
        }),
        "hdu1847" => {
            let powers: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
            let options = move |position: &[u64]| each(position, |_, heap| below(heap, &powers));
            let mut game = Game::new(options);
            new(move |case| {
                let n = case.number("n");
                let won = if n <= 500 {
                    game.won(&[n])
                } else {
                    !is_multiple_of_3(n)
                };
                choose(won, "Kiki", "Cici")
            })
        }
        _ => None,
    }
}

fn limited(heaps: &[u64], limits: &[u64]) -> bool {
    if heaps
        .iter()
        .map(|heap| heap.saturating_add(1))
        .fold(1, u64::saturating_mul)
        <= 3000
    {
        let options = |position: &[u64]| {
            each(position, |place, heap| {
                (1..=heap.min(limits[place]))
                    .map(|take| heap - take)
                    .collect()
            })
        };
        return Game::new(options).won(heaps);
    }
    // Second method: what is left beyond whole rounds of limit + 1, each answered by its
    // complement.
    let rest = |(&heap, &limit): (&u64, &u64)| {
        let round = u128::from(limit) + 1;
        (u128::from(heap) - u128::from(heap) / round * round) as u64
    };
    let rests: Vec<u64> = heaps.iter().zip(limits).map(rest).collect();
    is_odd(&rests)
}

/// Second method: 3 divides n exactly if it divides the sum of its digits.
fn is_multiple_of_3(n: u64) -> bool {
    let digits = n.to_string();
    let sum: u32 = digits.bytes().map(|digit| u32::from(digit - b'0')).sum();
    sum % 3 == 0
}

/// The winning first raises.
fn raises(price: u64, most: u64) -> Vec<u64> {
    if price <= 100 && most <= 200 {
        let options = |position: &[u64]| match position[0] {
            0 => vec![],
            price => (1..=most)
                .map(|raise| vec![price.saturating_sub(raise)])
                .collect(),
        };
        let mut game = Game::new(options);
        let mut wins = |raise| price > 0 && !game.won(&[price.saturating_sub(raise)]);
        return (1..=most).filter(|&raise| wins(raise)).collect();
    }
    if price <= most {
        return (price..=most).collect();
    }
    let rounds = u128::from(price) / (u128::from(most) + 1);
    let raise = u128::from(price) - rounds * (u128::from(most) + 1);
    let raise = Some(raise as u64).filter(|&raise| raise > 0);
    raise.into_iter().collect()
}
