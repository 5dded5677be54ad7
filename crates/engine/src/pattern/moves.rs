//! Who wins a sum of heaps, by which moves, and why.
//!
//! Checked: the moves against those that a full search of the whole sum finds (`tests/law_finder/pattern.rs`).

use super::answer::{Act, Criterion, Moves, Reason, Worth};
use super::full_search::{FullSearch, MOST_SEARCHED, MOST_STEPS};
use super::misere;
use super::proof::proof;
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::theorem::Theorem;
use super::values::{values, TooMany, MAX_HEAP};
use super::work::{Refusal, SPARE};
use crate::fault::{Fault, Large};
use crate::law::Linear;
use crate::misere::{Game, Presentation};
use grundy::heaps::nim::nim_sum;
use grundy::table::TooLarge;

// How many options may be examined for one request.
const MOST_OPTIONS: u64 = 100_000_000;

/// Who wins the sum of these heaps, and by which moves.
///
/// # Errors
///
/// If it would take too long.
pub fn moves(rule: &Rule, heaps: &[u64]) -> Result<Moves, Refusal> {
    Ok(Decider::of(rule, heaps, true)?.moves(rule, heaps, None))
}

/// What decides who wins a sum of a rule's heaps.
pub enum Decider {
    /// The values of the heaps; under misere play, of one heap alone.
    Values(Values),
    /// The misere quotient, and the names of its states from a presentation.
    Quotient(Box<Game>, Vec<String>),
    /// A search of all sums under misere play.
    Search(FullSearch),
}

/// Called for every move with the index of the heap, what is left of it, and the value of the new sum, 0 if lost.
pub type Each<'a> = &'a mut dyn FnMut(usize, &[u64], u64);

impl Decider {
    /// What decides these heaps and all that they can become. Under misere play it searches small sums and uses a
    /// quotient for large ones. Unless `small_are_searched`, it uses a quotient wherever it finds one, and searches
    /// only the other small sums.
    ///
    /// # Errors
    ///
    /// If it would take too long.
    pub fn of(rule: &Rule, heaps: &[u64], small_are_searched: bool) -> Result<Decider, Refusal> {
        let options = heaps.iter().map(|&heap| rule.game.most_options(heap));
        let all = options.fold(0, |sum: u64, count| sum.saturating_add(count));
        if all > MOST_OPTIONS && !(is_nim(rule) && small_are_searched) {
            let largest = (0..heaps.len()).max_by_key(|&at| heaps[at]);
            return Err((largest, Fault::Moves(TooLarge { most: MOST_OPTIONS, asked: all })));
        }
        let is_single = heaps.len() == 1 && !rule.game.splits();
        if !rule.misere || is_single && small_are_searched {
            return Values::new(rule, heaps).map(Decider::Values);
        }
        let search = FullSearch::new(&rule.game);
        let is_small = search.is_small(heaps);
        if is_small && small_are_searched {
            return Ok(Decider::Search(search));
        }
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let known = |game: &Game| heaps.iter().all(|&heap| game.image(heap).is_some());
        if let Some(game) = misere::game(rule, largest, misere::STEPS).filter(known) {
            let names = Presentation::of(game.quotient()).names(game.quotient());
            return Ok(Decider::Quotient(Box::new(game), names));
        }
        if is_small {
            return Ok(Decider::Search(search));
        }
        if is_single {
            return Values::new(rule, heaps).map(Decider::Values);
        }
        let what = if rule.game.splits() {
            Fault::Tokens { most: MOST_SEARCHED }
        } else {
            Fault::Product { most: MOST_STEPS }
        };
        Err((None, what))
    }

    /// Whether it decides these heaps, too.
    pub fn knows(&self, heaps: &[u64]) -> bool {
        match self {
            Decider::Values(values) => heaps.iter().all(|&heap| values.knows(heap)),
            Decider::Quotient(game, _) => heaps.iter().all(|&heap| game.image(heap).is_some()),
            Decider::Search(search) => search.is_small(heaps),
        }
    }

    /// Who wins, and by which moves; `each` is called for all moves.
    pub fn moves(&mut self, rule: &Rule, heaps: &[u64], each: Option<Each>) -> Moves {
        let mut found = match self {
            Decider::Values(values) => by_values(rule, values, heaps, each),
            Decider::Quotient(game, names) => by_quotient(rule, game, names, heaps, each),
            Decider::Search(search) => by_search(rule, search, heaps, each),
        };
        // Under misere play, a player who cannot move has won.
        if rule.misere && found.is_won && found.count == 0 {
            found.why = Criterion::Over;
        }
        found
    }
}

fn is_nim(rule: &Rule) -> bool {
    rule.game == Ruleset::Take(Set::Any, None) && !rule.misere
}

fn by_values(rule: &Rule, known: &Values, heaps: &[u64], mut each: Option<Each>) -> Moves {
    let of_heaps: Vec<u64> = heaps.iter().map(|&heap| known.value(heap)).collect();
    let sum = nim_sum(of_heaps.iter().copied());
    let worth =
        |&value: &u64| if !rule.misere { Worth::Value(value) } else { Worth::Won(value > 0) };
    let why = if rule.misere { Criterion::Misere } else { Criterion::Sum(sum) };
    let mut moves = Moves::new(of_heaps.iter().map(worth).collect(), why, sum != 0);
    let wants_all = each.is_some();
    if sum == 0 && !wants_all {
        return moves;
    }
    for (at, &heap) in heaps.iter().enumerate() {
        let others = sum ^ of_heaps[at];
        let mut option = |left: &[u64]| {
            let values: Vec<u64> = left.iter().map(|&part| known.value(part)).collect();
            let after = others ^ nim_sum(values.iter().copied());
            if after == 0 {
                moves.add(act(&rule.game), at, left, || {
                    if rule.misere {
                        Reason::Lost
                    } else {
                        Reason::Values(values)
                    }
                });
            }
            if let Some(each) = &mut each {
                each(at, left, after);
            }
        };
        if !is_nim(rule) || wants_all {
            rule.game.options(heap, &mut option);
        } else if others < heap {
            // Of its many moves only one can win. `others` is not `heap`, because the nim-sum is not 0.
            option(&[others]);
        }
    }
    moves
}

fn by_search(rule: &Rule, search: &mut FullSearch, heaps: &[u64], mut each: Option<Each>) -> Moves {
    let mut moves = Moves::new(Vec::new(), Criterion::Search, search.is_won(heaps));
    for (at, &heap) in heaps.iter().enumerate() {
        rule.game.options(heap, &mut |left| {
            let mut rest = heaps.to_vec();
            rest.remove(at);
            rest.extend(left);
            let is_won = search.is_won(&rest);
            if !is_won {
                moves.add(act(&rule.game), at, left, || Reason::LostSum);
            }
            if let Some(each) = &mut each {
                each(at, left, u64::from(is_won));
            }
        });
    }
    moves
}

fn by_quotient(
    rule: &Rule,
    game: &Game,
    names: &[String],
    heaps: &[u64],
    mut each: Option<Each>,
) -> Moves {
    let quotient = game.quotient();
    let image = |heap: u64| game.image(heap).unwrap_or(0);
    // The states of the heaps before and after each heap.
    let mut behind = vec![0];
    for &heap in heaps.iter().rev() {
        let last = behind[behind.len() - 1];
        behind.push(quotient.product(last, image(heap)));
    }
    let all = behind[heaps.len()];
    let worth = |&heap: &u64| Worth::State(names[image(heap)].clone());
    let why = Criterion::Quotient(names[all].clone(), quotient.order());
    let is_won = !quotient.is_lost(all);
    let mut moves = Moves::new(heaps.iter().map(worth).collect(), why, is_won);
    if !is_won && each.is_none() {
        return moves;
    }
    let mut before = 0;
    for (at, &heap) in heaps.iter().enumerate() {
        let rest = quotient.product(before, behind[heaps.len() - 1 - at]);
        rule.game.options(heap, &mut |left| {
            let state = left.iter().fold(rest, |state, &part| quotient.product(state, image(part)));
            let is_lost = quotient.is_lost(state);
            if is_lost {
                moves.add(act(&rule.game), at, left, || Reason::State(names[state].clone()));
            }
            if let Some(each) = &mut each {
                each(at, left, u64::from(!is_lost));
            }
        });
        before = quotient.product(before, image(heap));
    }
    moves
}

// What a move of these games does to a heap.
fn act(game: &Ruleset) -> Act {
    match game {
        Ruleset::Turn(_) => Act::Turn,
        Ruleset::Divide | Ruleset::DivideBy(_) => Act::Put,
        _ => Act::Take,
    }
}

/// The values of all heaps that can come up.
pub struct Values {
    values: Vec<u64>,
    // What gives the values beyond these.
    law: Option<Linear>,
    theorem: Option<Theorem>,
}

impl Values {
    fn new(rule: &Rule, heaps: &[u64]) -> Result<Values, Refusal> {
        let most = heaps.iter().copied().max().unwrap_or(0);
        let at_most = |limit: u64| {
            let at = heaps.iter().position(|&heap| heap > limit);
            let found = at.map_or(0, |at| heaps[at]);
            (at, Fault::Large(Large::Heap, TooLarge { most: limit, asked: found }))
        };
        let computed = |up_to| {
            let values = values(rule, up_to).map_err(|TooMany { most }| at_most(most))?;
            let (law, theorem) = (None, None);
            Ok(Values { values, law, theorem })
        };
        if most <= MAX_HEAP {
            return computed(most);
        }
        let theorem = Theorem::of(rule);
        if theorem.is_some_and(|known| known.value(0).is_some()) {
            return Ok(Values { theorem, ..computed(0)? });
        }
        // Large heaps follow from a proof on small ones.
        let mut near = 1 << 10;
        while near <= MAX_HEAP {
            let known = computed(near)?;
            let is_proved = |law: &Linear| proof(rule, law, &known.values, SPARE).is_proved();
            let law = Linear::find(&known.values).filter(is_proved);
            if law.is_some() {
                return Ok(Values { law, ..known });
            }
            near *= 4;
        }
        Err(at_most(MAX_HEAP))
    }

    fn knows(&self, heap: u64) -> bool {
        heap < self.values.len() as u64 || self.theorem.is_some() || self.law.is_some()
    }

    fn value(&self, heap: u64) -> u64 {
        // A large heap may not fit in a usize.
        let near = usize::try_from(heap).ok();
        if let Some(&value) = near.and_then(|near| self.values.get(near)) {
            return value;
        }
        let by_theorem = self.theorem.and_then(|known| known.value(heap));
        let by_law = || self.law.map(|law| law.value(&self.values, heap));
        by_theorem.or_else(by_law).expect("a heap that can come up")
    }
}

#[cfg(test)]
mod tests {
    use super::{act, moves, Criterion, Fault, Large, Moves, Reason, TooLarge};
    use crate::pattern::answer::{Answer, Found, Task, MOST_MOVES, VERSION};
    use crate::pattern::rule::Rule;

    fn said_of(moves: &Moves, heaps: &[u64]) -> String {
        let (asked, rule) = (Task::Moves, String::new());
        let found = Found::Moves { heaps: heaps.to_vec(), after: None, moves: moves.clone() };
        let answer = Answer {
            version: VERSION,
            asked,
            rule,
            in_words: crate::pattern::InWords::default(),
            to: 0,
            found,
        };
        answer.to_string().splitn(3, '\n').nth(2).unwrap().to_string()
    }

    fn said(text: &str, heaps: &[u64]) -> String {
        said_of(&moves(&Rule::of(text), heaps).unwrap(), heaps)
    }

    #[test]
    fn far_heaps_follow_from_a_proof_on_near_ones() {
        let value = |text: &str, heap: u64| {
            let first = said(text, &[heap]).lines().next().unwrap().to_string();
            first.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
        };
        let far = 1_000_000_000_000;
        for heap in far..far + 8 {
            assert_eq!(value("take 1..3", heap), heap % 4);
            // A heap reduces modulo 1501 to one of 0 to 1500; of these only 1500 can leave both 0 and 1.
            let of_1500 = match heap % 1501 {
                1500 => 2,
                rest => rest % 2,
            };
            assert_eq!(value("take 1 1500", heap), of_1500);
        }
        assert_eq!(value("take 1 1500", 1501 * far + 1500), 2);
        // The first heap that is too large is named.
        let refused = |heaps: &[u64]| moves(&Rule::of("take fibonacci"), heaps).unwrap_err();
        let (at, fault) = refused(&[1, far, 2 * far]);
        let Fault::Large(Large::Heap, TooLarge { most: limit, asked }) = fault else {
            panic!("{fault}")
        };
        assert_eq!((at, asked), (Some(1), far));
        assert_eq!(refused(&[limit, far]).0, Some(1));
        assert!(moves(&Rule::of("take fibonacci"), &[limit]).is_ok());
    }

    #[test]
    fn a_reason_names_as_many_values_as_are_read() {
        let of = |heaps: usize| {
            let mut all = vec![1; heaps];
            all[0] = 2;
            said("take 1 2", &all)
        };
        let few = of(12);
        let sum = "2 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 = 3: ";
        assert!(few.contains(sum) && !few.contains("the nim-sum"), "{}", few);
        let many = of(13);
        let ends = many.contains("= 0 with the nim-sum of the others");
        assert!(ends && many.contains("the nim-sum is 2: "), "{}", many);
        // The text says what is turned, not what is left.
        let turned = said("turn up to 2 coins", &[3, 5]);
        assert!(turned.contains("coins 5 and 3: value 3"), "{}", turned);
    }

    #[test]
    fn only_nim_is_answered_where_there_are_too_many_moves() {
        let heaps = [1 << 60, 5];
        let said = said("take any", &heaps);
        assert!(said.contains("the first player wins, by one move"), "{}", said);
        let refused = moves(&Rule::of("take any or split"), &heaps).unwrap_err();
        let limit = "expected heaps of 100000000 moves at most in all, found ";
        assert!(refused.0 == Some(0) && refused.1.to_string().starts_with(limit), "{}", refused.1);
    }

    #[test]
    fn a_sum_by_its_quotient_is_over_where_no_move_is_left() {
        let said = |text: &str, heaps: &[u64]| {
            said(text, heaps).lines().nth(heaps.len()).unwrap().to_string()
        };
        // More heaps than a full search takes: none has a move, or one has.
        let over = "no move is left, and whoever made the last one has lost: the first player wins";
        assert_eq!(said("misere take 2", &[1; 40]), over);
        let mut heaps = [1; 40];
        heaps[7] = 2;
        let lost = ": the second player wins, whatever the first does";
        assert!(said("misere take 2", &heaps).ends_with(lost));
        let mut nim = [1; 40];
        nim[3] = 3;
        let one = ": the first player wins, by one move";
        assert!(said("misere take 1..3", &nim).ends_with(one));
    }

    #[test]
    fn as_many_moves_are_listed_as_are_read() {
        let rule = Rule::of("take any");
        let mut moves = Moves::new(Vec::new(), Criterion::Search, true);
        let mut said = |more: usize| {
            (0..more).for_each(|_| moves.add(act(&rule.game), 0, &[1], || Reason::LostSum));
            let text = said_of(&moves, &[9]);
            (text.lines().count(), text.lines().last().unwrap().to_string())
        };
        let last = "take 8 of heap 1 (9): leaves a sum that is lost".to_string();
        assert_eq!(said(MOST_MOVES), (10_001, last));
        assert_eq!(said(3), (10_002, "... and 3 more".to_string()));
    }
}
