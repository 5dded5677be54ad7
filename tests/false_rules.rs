//! False rules in wide use, each with its smallest counterexample, which a search finds; and the right
//! rules beside them. All games are played out: a position is won if some option is lost.

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]

use grundy::graphs::{hackenbush, tree};
use grundy::heaps::every;
use grundy::heaps::nim::misere_is_lost;
use grundy::rows::rings;
use grundy::rows::runs::Rows;
use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;
use std::slice::from_ref;

/// Whether the player to move wins; `end` gives the answer for positions where play ends.
fn won<P: Clone + Eq + Hash>(
    memo: &mut HashMap<P, bool>,
    position: &P,
    end: &impl Fn(&P) -> Option<bool>,
    options: &impl Fn(&P) -> Vec<P>,
) -> bool {
    if let Some(&won) = memo.get(position) {
        return won;
    }
    let is_won = end(position).unwrap_or_else(|| {
        let mut options_of = options(position).into_iter();
        options_of.any(|option| !won(memo, &option, end, options))
    });
    memo.insert(position.clone(), is_won);
    is_won
}

fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap()
}

/// The rule of misere Nim, with the values of games as heaps: whether the player to move wins.
fn rule(values: &[u64]) -> bool {
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let above_1 = values.iter().filter(|&&value| value > 1).count() as u64;
    !misere_is_lost(sum, above_1)
}

/// All ascending lists of at most `most` numbers below `below`.
fn lists(below: usize, most: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    let mut longest = all.clone();
    for _ in 0..most {
        let longer = |list: &Vec<usize>| -> Vec<Vec<usize>> {
            let first = list.last().copied().unwrap_or(0);
            let with = |number| list.iter().copied().chain([number]).collect();
            (first..below).map(with).collect()
        };
        longest = longest.iter().flat_map(longer).collect();
        all.extend(longest.clone());
    }
    all
}

/// All games of up to three moves, each given by the indices of its options, which come before it.
fn games() -> Vec<Vec<usize>> {
    let mut games: Vec<Vec<usize>> = vec![vec![]];
    for _ in 0..3 {
        let shorter = games.len();
        for set in 0..1usize << shorter {
            let options: Vec<usize> = (0..shorter).filter(|game| set >> game & 1 == 1).collect();
            if !games.contains(&options) {
                games.push(options);
            }
        }
    }
    games
}

/// The Grundy value of each of `games`.
fn values(games: &[Vec<usize>]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for options in games {
        let of_options: Vec<u64> = options.iter().map(|&option| values[option]).collect();
        values.push(mex(&of_options));
    }
    values
}

/// All results of a move in one game of a sum.
fn one_move(games: &[Vec<usize>], sum: &[usize]) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for (at, &game) in sum.iter().enumerate() {
        for &option in &games[game] {
            let mut moved = sum.to_vec();
            moved[at] = option;
            moved.sort_unstable();
            all.push(moved);
        }
    }
    all
}

/// A game written with braces.
fn shown(games: &[Vec<usize>], game: usize) -> String {
    let options: String = games[game].iter().map(|&option| shown(games, option)).collect();
    format!("{{{options}}}")
}

#[test]
fn anti_sg_is_right_if_play_ends_as_soon_as_all_values_are_0() {
    let games = games();
    let values = values(&games);
    let mut memo = HashMap::new();
    let all_0 = |sum: &Vec<usize>| sum.iter().all(|&game| values[game] == 0).then_some(true);
    let sums = lists(games.len(), 3);
    for sum in &sums {
        let is_won = won(&mut memo, sum, &all_0, &|sum| one_move(&games, sum));
        let heaps: Vec<u64> = sum.iter().map(|&game| values[game]).collect();
        assert_eq!(is_won, rule(&heaps), "{sum:?}");
    }
    println!("Anti-SG: right for {} sums", sums.len());
}

#[test]
fn anti_sg_in_misere_play_asks_for_an_option_worth_1_of_all_that_is_worth_0() {
    let mut games = games();
    assert_eq!(games.len(), 16);
    // Also the games of four moves with at most three options.
    for mut options in lists(16, 3) {
        options.dedup();
        if !games.contains(&options) {
            games.push(options);
        }
    }
    let values = values(&games);
    let mut followers: Vec<BTreeSet<usize>> = Vec::new();
    for (game, options) in games.iter().enumerate() {
        let mut all: BTreeSet<usize> = [game].into();
        for &option in options {
            all.extend(&followers[option]);
        }
        followers.push(all);
    }
    let mut memo = HashMap::new();
    let no_move = |sum: &Vec<usize>| sum.iter().all(|&game| games[game].is_empty()).then_some(true);
    let mut misere_won =
        |sum: &Vec<usize>| won(&mut memo, sum, &no_move, &|sum| one_move(&games, sum));
    let (mut right, mut wrong) = (0, Vec::new());
    for (game, all) in followers.iter().enumerate() {
        let is_tame = all.iter().all(|&game| {
            let has_1 = games[game].iter().any(|&option| values[option] == 1);
            values[game] != 0 || games[game].is_empty() || has_1
        });
        let all: Vec<usize> = all.iter().copied().collect();
        let mut sums = lists(all.len(), 3).into_iter();
        let failure = sums.find_map(|sum| {
            let mut sum: Vec<usize> = sum.iter().map(|&at| all[at]).collect();
            sum.sort_unstable();
            let heaps: Vec<u64> = sum.iter().map(|&game| values[game]).collect();
            (misere_won(&sum) != rule(&heaps)).then_some(sum)
        });
        assert_eq!(failure.is_none(), is_tame, "{} {failure:?}", shown(&games, game));
        match failure {
            None => right += 1,
            Some(sum) => wrong.push(sum),
        }
    }
    // The least counterexample: one game, whose only move is to a heap of 2.
    let least = &wrong[0];
    let heaps = shown(&games, least[0]);
    assert_eq!((heaps.as_str(), least.len()), ("{{{}{{}}}}", 1));
    assert!(!misere_won(least) && rule(&[values[least[0]]]));
    println!(
        "Anti-SG in misere play: first wrong for {heaps}; right for the sums of {right} games of {}, \
         and these are as said",
        games.len()
    );
}

/// What a heap may become, by the digits of an octal code.
fn octal(digits: &[u64], heap: u64) -> Vec<Vec<u64>> {
    let mut moves = Vec::new();
    for (take, digit) in (1..=heap).zip(digits) {
        let left = heap - take;
        if digit & 1 != 0 && left == 0 {
            moves.push(vec![]);
        }
        if digit & 2 != 0 && left > 0 {
            moves.push(vec![left]);
        }
        if digit & 4 != 0 {
            moves.extend((1..=left / 2).map(|part| vec![part, left - part]));
        }
    }
    moves
}

#[test]
fn anti_sg_fails_for_heaps_of_octal_games() {
    let games: [(&str, &[u64], u64); 4] = [
        ("Kayles, 0.77", &[7, 7], 8),
        ("Dawson's Kayles, 0.07", &[0, 7], 12),
        ("0.75", &[7, 5], 5),
        ("0.123", &[1, 2, 3], 6),
    ];
    for (name, digits, published) in games {
        let options = |heaps: &Vec<u64>| {
            let mut all = Vec::new();
            for (at, &heap) in heaps.iter().enumerate() {
                for parts in octal(digits, heap) {
                    let mut moved = heaps.clone();
                    moved.remove(at);
                    moved.extend(parts);
                    moved.sort_unstable();
                    all.push(moved);
                }
            }
            all
        };
        let no_move = |heaps: &Vec<u64>| options(heaps).is_empty().then_some(true);
        let (mut memo, mut values) = (HashMap::new(), Vec::<u64>::new());
        let first = (0..).find(|&heap| {
            let of_options: Vec<u64> = octal(digits, heap)
                .iter()
                .map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]))
                .collect();
            values.push(mex(&of_options));
            won(&mut memo, &vec![heap], &no_move, &options) != rule(&[values[heap as usize]])
        });
        assert_eq!(first, Some(published), "{name}");
        println!(
            "Anti-SG in misere play: first wrong in {name} for a heap of {published}, which is worth {}",
            values[published as usize]
        );
    }
}

/// An edge, its weight, and what it carries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Arm {
    weight: u64,
    above: Vec<Arm>,
}

/// All trees, given by their arms: those of no edge, of one, and so on up to `edges`, with weights up to `weights`.
fn trees(edges: usize, weights: u64) -> Vec<Vec<Vec<Arm>>> {
    let mut trees: Vec<Vec<Vec<Arm>>> = vec![vec![vec![]]];
    for size in 1..=edges {
        let mut all = Vec::new();
        for first in 1..=size {
            for (weight, above) in (1..=weights).flat_map(|weight| {
                let of_weight = trees[first - 1].iter();
                of_weight.map(move |above| (weight, above.clone()))
            }) {
                let arm = Arm { weight, above };
                for rest in &trees[size - first] {
                    if rest.first().is_none_or(|next| arm <= *next) {
                        all.push([from_ref(&arm), rest].concat());
                    }
                }
            }
        }
        trees.push(all);
    }
    trees
}

/// All cuts of a tree. A move lowers a weight by 1; at 0 the arm disappears.
fn cuts(tree: &[Arm]) -> Vec<Vec<Arm>> {
    let mut all = Vec::new();
    for (at, arm) in tree.iter().enumerate() {
        let mut put = |weight: u64, above: Vec<Arm>| {
            let mut cut = tree.to_vec();
            cut.remove(at);
            if weight > 0 {
                cut.push(Arm { weight, above });
            }
            cut.sort();
            all.push(cut);
        };
        put(arm.weight - 1, arm.above.clone());
        for above in cuts(&arm.above) {
            put(arm.weight, above);
        }
    }
    all
}

/// The edges of a tree, numbered from its root 0, and their weights.
fn edges(tree: &[Arm]) -> (Vec<(usize, usize)>, Vec<u64>) {
    let (mut edges, mut weights) = (Vec::new(), Vec::new());
    let mut open: Vec<(usize, &Arm)> = tree.iter().map(|arm| (0, arm)).collect();
    while let Some((node, arm)) = open.pop() {
        let to = edges.len() + 1;
        edges.push((node, to));
        weights.push(arm.weight);
        open.extend(arm.above.iter().map(|arm| (to, arm)));
    }
    (edges, weights)
}

/// Plays all trees in both kinds of play against the library. Gives the first tree for which misere Nim with whole trees
/// as heaps is wrong.
fn play_trees(most: usize, weights: u64) -> Vec<Arm> {
    let options = |tree: &Vec<Arm>| cuts(tree);
    let (mut normal, mut misere) = (HashMap::new(), HashMap::new());
    let mut first_wrong = None;
    let all = trees(most, weights).concat();
    for arms in &all {
        let (edges, weights) = edges(arms);
        let tree = tree::branches(0, &edges).unwrap();
        let weight = |edge: usize| weights[edge];
        let value = hackenbush::value(&tree, weight);
        let no_end = |_: &Vec<Arm>| None;
        assert_eq!(won(&mut normal, arms, &no_end, &options), value != 0, "{arms:?}");
        let no_move = |arms: &Vec<Arm>| arms.is_empty().then_some(true);
        let is_won = won(&mut misere, arms, &no_move, &options);
        assert_eq!(!is_won, hackenbush::misere_is_lost(&tree, weight), "{arms:?}");
        if first_wrong.is_none() && is_won != rule(&[value]) {
            first_wrong = Some(arms.clone());
        }
    }
    println!("Hackenbush: {} trees in normal and in misere play", all.len());
    first_wrong.unwrap()
}

#[test]
fn misere_hackenbush_is_nim_of_arms_not_of_trees() {
    let path = |weights: &[u64]| {
        let carry = |above: Vec<Arm>, &weight: &u64| vec![Arm { weight, above }];
        weights.iter().rev().fold(Vec::new(), carry)
    };
    let wrong = play_trees(9, 1);
    assert_eq!(wrong, [path(&[1, 1]), path(&[1, 1])].concat());
    println!("Misere Hackenbush: trees as heaps are first wrong for {wrong:?}");
    let wrong = play_trees(5, 4);
    println!("the same with weights: {wrong:?}");
}

/// HDU 3590, PP and QQ: solutions take each tree of a forest as one heap of misere Nim, of its Grundy value. All forests are
/// played out; their roots may be one, because no move changes a root.
#[test]
fn misere_hackenbush_is_nim_of_arms_in_a_forest_too() {
    const EDGES: usize = 8;
    let trees: Vec<Vec<Arm>> = trees(EDGES, 1)[1..].concat();
    let value = |tree: &Vec<Arm>| {
        let (edges, _) = edges(tree);
        hackenbush::value(&tree::branches(0, &edges).unwrap(), |_| 1)
    };
    let size = |tree: &Vec<Arm>| edges(tree).0.len();
    let (sizes, values): (Vec<usize>, Vec<u64>) =
        trees.iter().map(|tree| (size(tree), value(tree))).unzip();
    // Ascending lists of trees, by their places.
    let (mut forests, mut next) = (vec![vec![]], 0);
    while let Some(forest) = forests.get(next).cloned() {
        let used: usize = forest.iter().map(|&tree| sizes[tree]).sum();
        let first = forest.last().copied().unwrap_or(0);
        let more = (first..trees.len()).take_while(|&tree| used + sizes[tree] <= EDGES);
        forests.extend(more.map(|tree| [&forest[..], &[tree]].concat()));
        next += 1;
    }
    let (mut memo, mut wrong) = (HashMap::new(), Vec::new());
    let no_move = |arms: &Vec<Arm>| arms.is_empty().then_some(true);
    for forest in &forests {
        let mut arms = forest.iter().flat_map(|&tree| trees[tree].clone()).collect::<Vec<Arm>>();
        arms.sort();
        let is_won = won(&mut memo, &arms, &no_move, &|arms| cuts(arms));
        let of_arms: Vec<u64> = arms.iter().map(|arm| value(&vec![arm.clone()])).collect();
        assert_eq!(is_won, rule(&of_arms), "{arms:?}");
        let of_trees: Vec<u64> = forest.iter().map(|&tree| values[tree]).collect();
        if is_won != rule(&of_trees) {
            let edges = edges(&arms).0;
            wrong.push(((edges.len(), forest.len()), edges, is_won));
        }
    }
    wrong.sort();
    println!(
        "PP and QQ: trees as heaps are wrong for {} of {} forests, first for {:?}",
        wrong.len(),
        forests.len(),
        wrong[0]
    );
    // One tree, two paths of two edges; it is worth 0, so the false rule calls it won.
    assert_eq!(wrong[0], ((4, 1), vec![(0, 1), (1, 2), (0, 3), (3, 4)], false));
}

/// The counts of the heaps up to `most`: from the greatest count of a lost option and the least of a won one, or the
/// other way round.
fn counts(takes: &[usize], most: usize, is_exchanged: bool) -> Vec<u64> {
    let mut counts: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let left = takes.iter().filter(|&&take| take <= heap).map(|take| heap - take);
        let options: Vec<u64> = left.map(|left| counts[left]).collect();
        let lost = options.iter().copied().filter(|count| count % 2 == 0);
        let count = if is_exchanged {
            match lost.min().or(options.iter().copied().max()) {
                None => 0,
                Some(count) => count + 1,
            }
        } else {
            every::suspense(&options)
        };
        counts.push(count);
    }
    counts
}

/// All moves that take something from every heap that allows it.
fn every_move(takes: &[usize], heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    let mut is_move = false;
    for &heap in heaps {
        let taken = takes.iter().filter(|&&take| take <= heap).map(|take| heap - take);
        let mut lefts: Vec<usize> = taken.collect();
        if lefts.is_empty() {
            lefts.push(heap);
        } else {
            is_move = true;
        }
        let with = |list: &Vec<usize>| -> Vec<Vec<usize>> {
            let with = |&left: &usize| list.iter().copied().chain([left]).collect();
            lefts.iter().map(with).collect()
        };
        all = all.iter().flat_map(with).collect();
    }
    all.retain(|_| is_move);
    for heaps in &mut all {
        heaps.sort_unstable();
    }
    all
}

#[test]
fn every_sg_counts_the_greatest_of_lost_options_and_the_least_of_won_ones() {
    const MOST: usize = 8;
    let mut wrong = Vec::new();
    let mut positions = 0;
    for set in 1..1usize << 5 {
        let takes: Vec<usize> = (1..=5).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let counts = |is_exchanged| counts(&takes, MOST, is_exchanged);
        let (right, exchanged) = (counts(false), counts(true));
        let mut memo = HashMap::new();
        for heaps in lists(MOST + 1, 3) {
            let no_end = |_: &Vec<usize>| None;
            let is_won = won(&mut memo, &heaps, &no_end, &|heaps| every_move(&takes, heaps));
            let of =
                |counts: &[u64]| -> Vec<u64> { heaps.iter().map(|&heap| counts[heap]).collect() };
            assert_eq!(!is_won, every::is_lost(&of(&right)), "{takes:?} {heaps:?}");
            positions += 1;
            if is_won == every::is_lost(&of(&exchanged)) {
                wrong.push((
                    heaps.len(),
                    heaps.iter().sum::<usize>(),
                    heaps,
                    takes.clone(),
                    is_won,
                ));
            }
        }
    }
    wrong.sort();
    let (_, _, heaps, takes, is_won) = &wrong[0];
    println!(
        "Every-SG: right for {positions} positions; exchanged it is wrong for {}, first for heaps {heaps:?} \
         when taking {takes:?}, won: {is_won}",
        wrong.len()
    );
    assert_eq!((heaps, takes), (&vec![2, 3], &vec![1, 3]));
}

#[test]
fn stripes_of_the_middle_size_matter() {
    let mut wrong = Vec::new();
    for a in 1..=6 {
        for b in a + 1..=6 {
            for c in b + 1..=6 {
                let played = |sizes: &[u64], length: u64| {
                    let options = |rows: &Vec<u64>| {
                        let mut all = Vec::new();
                        for (at, &row) in rows.iter().enumerate() {
                            for size in sizes.iter().filter(|&&size| size <= row) {
                                for left in 0..=row - size {
                                    let mut split = rows.clone();
                                    split[at] = left;
                                    split.push(row - size - left);
                                    split.retain(|&row| row > 0);
                                    split.sort_unstable();
                                    all.push(split);
                                }
                            }
                        }
                        all
                    };
                    won(&mut HashMap::new(), &vec![length], &|_| None, &options)
                };
                let (all, without) = ([a, b, c], [a, c]);
                let (mut rows, mut others) = (Rows::new(&all), Rows::new(&without));
                for length in 1..=10 {
                    let is_won = played(&all, length);
                    assert_eq!(is_won, rows.value(length) != Ok(0));
                    if is_won != (others.value(length) != Ok(0)) {
                        assert_eq!(played(&without, length), !is_won);
                        wrong.push((length, all, is_won));
                    }
                }
            }
        }
    }
    wrong.sort_unstable();
    println!(
        "Stripes: without the middle size wrong {} times, first for (length, sizes, won) {:?}",
        wrong.len(),
        wrong[0]
    );
    assert_eq!(wrong[0], (2, [1, 2, 3], true));
}

/// Whether a ring, or a row, of `n` cells is won if a move takes `least` to `most` adjacent ones.
fn played(n: u64, least: u64, most: u64, is_ring: bool) -> bool {
    let options = |cells: &u64| {
        let mut all = Vec::new();
        for take in least..=most.min(n) {
            for first in 0..if is_ring { n } else { n - take + 1 } {
                let block = (first..first + take).fold(0, |block, at| block | 1 << (at % n));
                if cells & block == block {
                    all.push(cells & !block);
                }
            }
        }
        all
    };
    won(&mut HashMap::new(), &((1 << n) - 1), &|_| None, &options)
}

/// Codeforces 1823 E: rings are not rows, although a published solution counts them as rows; and the rule for rings needs
/// two sizes.
#[test]
fn a_ring_is_no_row_and_one_size_has_another_rule() {
    let (mut as_rows, mut one_size) = (Vec::new(), Vec::new());
    for n in 3..=11 {
        for least in 1..=n {
            for most in least..=n {
                let is_won = played(n, least, most, true);
                if least == most {
                    let rule = n < least + most && n >= least;
                    if is_won != rule {
                        one_size.push((n, least));
                    }
                    continue;
                }
                assert_eq!(is_won, rings::value(n, least, most) != 0);
                let row = played(n, least, most, false);
                if is_won != row {
                    as_rows.push((n, least, most));
                }
            }
        }
    }
    println!(
        "Rings as rows: wrong {} times, first for (n, l, r) {:?}; with l = r: wrong {} times, first for (n, l) {:?}",
        as_rows.len(),
        as_rows[0],
        one_size.len(),
        one_size[0]
    );
    assert_eq!((as_rows[0], one_size[0]), ((3, 1, 2), (3, 1)));
}

/// Codeforces 1147 C: a published note counts the heaps of the largest size instead of the least.
#[test]
fn thanos_nim_counts_the_least_heaps() {
    let options = |heaps: &Vec<usize>| {
        let mut all: Vec<(usize, Vec<usize>)> = vec![(0, vec![])];
        for &heap in heaps {
            let longer = |(chosen, before): (usize, Vec<usize>)| {
                let with = move |left| {
                    let heaps = before.iter().copied().chain([left]).collect();
                    (chosen + usize::from(left < heap), heaps)
                };
                (0..=heap).map(with).collect::<Vec<_>>()
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        all.retain(|option| option.0 == heaps.len() / 2);
        let mut all: Vec<Vec<usize>> = all.into_iter().map(|option| option.1).collect();
        for heaps in &mut all {
            heaps.sort_unstable();
        }
        all
    };
    let (mut memo, mut wrong) = (HashMap::new(), Vec::new());
    let all = lists(6, 4).into_iter();
    let heaps = all.filter(|heaps| [2, 4].contains(&heaps.len()) && heaps[0] > 0);
    for heaps in heaps {
        let is_won = won(&mut memo, &heaps, &|_| None, &options);
        let is_few = |size: usize| {
            let count = heaps.iter().filter(|&&heap| heap == size).count();
            count <= heaps.len() / 2
        };
        assert_eq!(is_won, is_few(heaps[0]), "{heaps:?}");
        if is_won != is_few(heaps[heaps.len() - 1]) {
            wrong.push(heaps);
        }
    }
    println!(
        "Thanos Nim: with the largest size wrong {} times, first for {:?}",
        wrong.len(),
        wrong[0]
    );
    assert_eq!(wrong[0], [1, 1, 1, 2]);
}

/// AtCoder ARC 105 D: a false rule in circulation says that the parity of the number of bags decides.
#[test]
fn equal_pairs_of_bags_are_lost() {
    // The bags, and the plates; there are as many plates as full bags at first.
    let options = |(bags, plates): &(Vec<usize>, Vec<usize>)| {
        let mut all = Vec::new();
        for (at, &bag) in bags.iter().enumerate() {
            let mut others = bags.clone();
            others.remove(at);
            for plate in 0..plates.len() {
                let mut plates = plates.clone();
                plates[plate] += bag;
                plates.sort_unstable();
                all.push((others.clone(), plates));
            }
        }
        if bags.is_empty() {
            for (at, &plate) in plates.iter().enumerate() {
                for left in 0..plate {
                    let mut plates = plates.clone();
                    plates[at] = left;
                    plates.sort_unstable();
                    all.push((vec![], plates));
                }
            }
        }
        all
    };
    let (mut memo, mut wrong) = (HashMap::new(), Vec::new());
    for bags in lists(4, 5) {
        if bags.is_empty() || bags[0] == 0 {
            continue;
        }
        let start = (bags.clone(), vec![0; bags.len()]);
        let is_won = won(&mut memo, &start, &|_| None, &options);
        let is_even = bags.len() % 2 == 0;
        let is_paired = bags.chunks(2).all(|two| two.first() == two.last());
        assert_eq!(is_won, is_even && !is_paired, "{bags:?}");
        if is_won != is_even {
            wrong.push(bags);
        }
    }
    println!(
        "Let's Play Nim: by the parity alone wrong {} times, first for {:?}",
        wrong.len(),
        wrong[0]
    );
    assert_eq!(wrong[0], [1, 1]);
}

/// The golden ratio in floating point, as the textbook program for Wythoff's game has it: each form with the first lost
/// pair for which it is wrong.
#[test]
fn wythoff_in_floating_point_is_wrong_beside_a_fibonacci_number() {
    type Form = (fn(u64) -> u64, (u64, u64));
    let forms: [Form; 4] = [
        // (int)(d * (1 + sqrt(5.0)) / 2)
        (|d| (d as f64 * (1.0 + 5f64.sqrt()) / 2.0) as u64, (165_580_140, 267_914_295)),
        // (int)(d * ((1 + sqrt(5.0)) / 2))
        (|d| (d as f64 * ((1.0 + 5f64.sqrt()) / 2.0)) as u64, (165_580_140, 267_914_295)),
        (|d| (d as f64 * 1.618) as u64, (377, 610)),
        // In single precision.
        (|d| (d as f32 * ((1.0 + 5f32.sqrt()) / 2.0)) as u64, (4180, 6764)),
    ];
    let mut wrong = [None; 4];
    let mut low = 0;
    for d in 0..110_000_000u64 {
        // The smaller heap of the lost pair whose difference is d is the greatest x with x < d phi: x (x - d) < d^2.
        let is_below = |x: u64| u128::from(x) * u128::from(x - d) < u128::from(d) * u128::from(d);
        while d > 0 && is_below((low + 1).max(d)) {
            low += 1;
        }
        for (wrong, (rule, _)) in wrong.iter_mut().zip(&forms) {
            if wrong.is_none() && rule(d) != low {
                *wrong = Some((low, low + d));
            }
        }
    }
    println!("Wythoff in floating point, the first wrong pair of each form: {wrong:?}");
    assert_eq!(wrong, forms.map(|(_, pair)| Some(pair)));
}

/// The values of single cells: the mex of what the squares of up to `k` cells leave, cell by cell from the first corner
/// on; rows and columns count from 1.
fn square_values(n: usize, k: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; n + 1]; n + 1];
    for x in 1..=n {
        for y in 1..=n {
            let left = |side: usize| {
                let cells =
                    (x + 1 - side..=x).flat_map(|x| (y + 1 - side..=y).map(move |y| (x, y)));
                cells.fold(0, |sum, at| sum ^ values[at.0][at.1])
            };
            let options: Vec<u64> = (1..=k.min(x).min(y)).map(left).collect();
            values[x][y] = mex(&options);
        }
    }
    values
}

#[test]
fn squares_on_a_board_are_no_nim_products() {
    let power = |x: usize, k: usize| -> u64 {
        let powers = (0..).map(|bit| 1 << bit).take_while(|&power| power <= k);
        powers.filter(|power| x % power == 0).max().unwrap() as u64
    };
    // The right rule: the greatest power of 2 that divides both and is at most k.
    for k in 1..=17 {
        let values = square_values(17, k);
        for (x, y) in (1..=17).flat_map(|x| (1..=17).map(move |y| (x, y))) {
            assert_eq!(values[x][y], power(x, k).min(power(y, k)), "{x} {y} {k}");
        }
    }
    // Runs of up to k cells in a row and in a column, as if every crossing of two runs could be turned.
    let mut wrong = Vec::new();
    for (n, k) in [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3)] {
        let mut memo = HashMap::new();
        let options = |board: &usize| -> Vec<usize> {
            let cells = (0..n * n).filter(|cell| board >> cell & 1 == 1);
            let squares = cells.flat_map(|cell| {
                let (x, y) = (cell / n, cell % n);
                (1..=k.min(x + 1).min(y + 1)).map(move |side| (x, y, side))
            });
            let turned = |(x, y, side): (usize, usize, usize)| {
                let rows = (x + 1 - side..=x).map(|x| ((1 << side) - 1) << (x * n + y + 1 - side));
                rows.fold(*board, |board, row: usize| board ^ row)
            };
            squares.map(turned).collect()
        };
        for board in 0..1usize << (n * n) {
            let white = || (0..n * n).filter(|cell| board >> cell & 1 == 1);
            let is_won = won(&mut memo, &board, &|_| None, &options);
            let of = |rule: &dyn Fn(u64, u64) -> u64| {
                let values =
                    white().map(|cell| rule(power(cell / n + 1, k), power(cell % n + 1, k)));
                values.fold(0, |sum, value| sum ^ value)
            };
            assert_eq!(is_won, of(&|x, y| x.min(y)) != 0, "{n} {k} {board:b}");
            if is_won != (of(&grundy::numbers::nimber::product) != 0) {
                let cells: Vec<(usize, usize)> =
                    white().map(|cell| (cell / n + 1, cell % n + 1)).collect();
                wrong.push((n, k, cells.len(), cells));
            }
        }
    }
    wrong.sort();
    println!("Squares on a board: nim products are first wrong for {:?}", wrong[0]);
    assert_eq!(wrong[0], (2, 2, 2, vec![(1, 1), (1, 2)]));
}

#[test]
fn a_search_in_depth_finds_draws_that_are_none() {
    use grundy::graphs::retrograde::{outcomes, Outcome};

    // An unfinished node counts as drawn, and outcomes that depend on it are kept.
    fn search(
        node: u32,
        to: &dyn Fn(u32) -> Vec<u32>,
        known: &mut HashMap<u32, Outcome>,
    ) -> Outcome {
        if let Some(&known) = known.get(&node) {
            return known;
        }
        known.insert(node, Outcome::Drawn);
        let found: Vec<Outcome> =
            to(node).into_iter().map(|next| search(next, to, known)).collect();
        let outcome = if found.contains(&Outcome::Lost) {
            Outcome::Won
        } else if found.contains(&Outcome::Drawn) {
            Outcome::Drawn
        } else {
            Outcome::Lost
        };
        known.insert(node, outcome);
        outcome
    }
    let mut wrong = Vec::new();
    for nodes in 1..=4u32 {
        for set in 0..1u32 << (nodes * nodes) {
            let edges = (0..nodes * nodes).filter(|edge| set >> edge & 1 == 1);
            let edges: Vec<(u32, u32)> = edges.map(|edge| (edge / nodes, edge % nodes)).collect();
            let to = |node| -> Vec<u32> {
                let from = edges.iter().filter(|edge| edge.0 == node);
                from.map(|edge| edge.1).collect()
            };
            let moves: Vec<u32> = (0..nodes).map(|node| to(node).len() as u32).collect();
            let right = outcomes(&moves, |node| {
                let before = edges.iter().filter(move |edge| edge.1 == node);
                before.map(|edge| edge.0)
            });
            let mut known = HashMap::new();
            let found: Vec<Outcome> =
                (0..nodes).map(|node| search(node, &to, &mut known)).collect();
            if found != right {
                wrong.push((nodes, edges.len(), edges));
            }
        }
        if !wrong.is_empty() {
            break;
        }
    }
    wrong.sort();
    println!("A search in depth: {} graphs wrong, first {:?}", wrong.len(), wrong[0]);
    // Edges from 0 to 1, back, and to the end 2: 1 is taken as drawn before 0 is known to be won.
    assert_eq!(wrong[0].2, [(0, 1), (0, 2), (1, 0)]);
}

/// HDU 4388, Stone Game II: a pile of n becomes k, and a pile of n ^ k is added, where 0 < k < n and n ^ k < n; each player may
/// once add 2k ^ n instead. Solutions leave that out and count ones: each move adds a pile and keeps the parity of all
/// ones, and the end has piles of a single one. So they are right, unless 2k = n adds a pile of 0, which has no ones: the
/// statement does not say whether that may be.
#[test]
fn stone_game_ii_counts_ones_unless_a_pile_of_0_may_be_added() {
    // The piles, and whether the player to move and the other one have their turn with 2k left.
    type Position = (Vec<usize>, bool, bool);
    let options = |(piles, mine, others): &Position, adds_0: bool| {
        let mut all: Vec<Position> = Vec::new();
        for (at, &n) in piles.iter().enumerate() {
            for k in (1..n).filter(|k| n ^ k < n) {
                let double = Some((2 * k) ^ n).filter(|&new| *mine && (new > 0 || adds_0));
                for (new, left) in
                    Some((n ^ k, *mine)).into_iter().chain(double.map(|new| (new, false)))
                {
                    let mut piles = piles.clone();
                    piles[at] = k;
                    piles.push(new);
                    piles.retain(|&pile| pile > 0);
                    piles.sort_unstable();
                    all.push((piles, *others, left));
                }
            }
        }
        all
    };
    let wrong_if = |adds_0: bool| {
        let (mut memo, mut wrong) = (HashMap::new(), Vec::new());
        let is_small = |piles: &Vec<usize>| {
            let stones: usize = piles.iter().sum();
            !piles.contains(&0) && (stones <= 9 || piles.len() <= 2)
        };
        for piles in lists(10, 9).into_iter().filter(is_small) {
            let moves: u32 = piles.iter().map(|pile| pile.count_ones() - 1).sum();
            let start = (piles, true, true);
            let is_won = won(&mut memo, &start, &|_| None, &|position| options(position, adds_0));
            if is_won != (moves % 2 == 1) {
                wrong.push((start.0.iter().sum::<usize>(), start.0, is_won));
            }
        }
        wrong.sort();
        wrong
    };
    assert_eq!(wrong_if(false), []);
    let wrong = wrong_if(true);
    println!(
        "Stone Game II: the parity of ones is right without piles of 0, and with them wrong {} times, first for {:?}",
        wrong.len(),
        wrong[0]
    );
    assert_eq!(wrong[0], (9, vec![3, 6], true));
}
