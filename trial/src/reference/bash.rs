//! Heaps of which a limited number may be taken, or a power of 2.

use super::nim::{is_odd, is_small};
use super::subtraction::below;
use super::{choose, each, line, new, Game, Options, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "loj10241" => new(|case| {
            let (n, k) = (case.number("n"), case.number("k"));
            choose(limited(&[n], &[k]), "1", "2")
        }),
        "abc297-g" => new(|case| {
            let (least, most) = (case.number("l"), case.number("r"));
            choose(
                from_to_won(&case.numbers("heaps"), least, most),
                "First",
                "Second",
            )
        }),
        "cses1098" => new(|case| {
            let heaps = case.numbers("heaps");
            choose(limited(&heaps, &vec![3; heaps.len()]), "first", "second")
        }),
        "timus1180" => {
            let (mut game, powers) = (powers(), [1, 2, 4, 8]);
            new(move |case| {
                let digits = case.word("word");
                let take = match digits.parse::<u64>() {
                    Ok(n) if n <= 500 => {
                        let wins = |&&take: &&u64| take <= n && !game.won(&[n - take]);
                        powers.iter().find(wins).copied()
                    }
                    // As below: n less its remainder by 3, which casting out nines leaves.
                    _ => Some(
                        digits
                            .bytes()
                            .fold(0, |rest, digit| (10 * rest + u64::from(digit - b'0')) % 9)
                            % 3,
                    )
                    .filter(|&rest| rest > 0),
                };
                take.map_or("2\n".to_string(), |take| format!("1\n{take}\n"))
            })
        }
        "arc168-b" => new(|case| greatest_limit(&case.numbers("heaps"))),
        "hdu1846" => new(|case| {
            let (n, m) = (case.number("n"), case.number("m"));
            choose(limited(&[n], &[m]), "first", "second")
        }),
        "leetcode292" => new(|case| choose(limited(&[case.number("n")], &[3]), "true", "false")),
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
            let mut game = powers();
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

/// The greatest limit for all heaps with which the first player wins, 0 for none, -1 for any.
fn greatest_limit(heaps: &[u64]) -> String {
    let wins = |limit: u64| limited(heaps, &vec![limit; heaps.len()]);
    let largest = heaps.iter().copied().max().unwrap_or(0);
    if wins(largest) {
        return "-1\n".to_string();
    }
    let limits: Vec<u64> = match largest {
        0..=50 => (1..largest).collect(),
        // Second method: for a limit between two neighbours of the sorted heaps the larger ones are reduced alike, and
        // what is reduced alike cancels or does not; the greatest of each stretch, one less than a heap.
        _ => heaps.iter().filter(|&&heap| heap > 1).map(|heap| heap - 1).collect(),
    };
    let greatest = limits.into_iter().filter(|&limit| wins(limit)).max();
    line(&[greatest.unwrap_or(0)])
}

/// The game of taking a power of 2.
fn powers() -> Game<Options> {
    Game::new(|position| {
        let powers: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
        each(position, |_, heap| below(heap, &powers))
    })
}

fn from_to_won(heaps: &[u64], least: u64, most: u64) -> bool {
    if is_small(heaps) {
        let options = |position: &[u64]| {
            each(position, |_, heap| {
                (least..=most.min(heap)).map(|take| heap - take).collect()
            })
        };
        return Game::new(options).won(heaps);
    }
    // Second method: rounds of L + R heaps in which each value stands L times, counted off.
    let value = |heap: u64| {
        let round = u128::from(least) + u128::from(most);
        let rest = u128::from(heap) - u128::from(heap) / round * round;
        (rest / u128::from(least)) as u64
    };
    is_odd(&heaps.iter().map(|&heap| value(heap)).collect::<Vec<u64>>())
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
