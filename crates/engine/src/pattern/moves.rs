//! Who wins a sum of heaps, by which moves, and why.
//!
//! Large heaps follow from a theorem or a proved law. Where too many moves would have to be looked at, one that wins is
//! found without listing them ([`reply`](super::reply)).
//!
//! Checked: the moves against those that a full search of the whole sum finds (`tests/law_finder/pattern.rs`); those of
//! heaps up to 2^63 against the functions of the laws (`tests/law_finder/far.rs`).

use super::answer::{Act, Criterion, Moves, Reason, Worth};
use super::full_search::{FullSearch, MOST_SEARCHED, MOST_STEPS};
use super::misere;
use super::own::Own;
use super::proof::proof;
use super::reply::{self, MOST_OPTIONS};
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::theorem::Theorem;
use super::values::{values, NoValues, MAX_HEAP};
use super::work::{self, Refusal, SPARE};
use crate::fault::{Fault, Large};
use crate::law::Linear;
use crate::misere::{Game, Presentation};
use grundy::heaps::nim::{above_1, misere_is_lost, misere_winning_moves, nim_sum};
use grundy::table::TooLarge;

/// Who wins the sum of these heaps, and by which moves.
///
/// # Errors
///
/// If it would take too long.
pub fn moves(rule: &Rule, heaps: &[u64]) -> Result<Moves, Refusal> {
    let mut decider = Decider::of(rule, heaps, true)?;
    if too_many(rule, heaps).is_none() || decider.lists_no_others(rule) {
        return Ok(decider.moves(rule, heaps, None));
    }
    decider.one_move(rule, heaps).ok_or_else(|| refused(rule, heaps))
}

// The number of all moves, if they are too many to be looked at.
fn too_many(rule: &Rule, heaps: &[u64]) -> Option<u64> {
    let options = heaps.iter().map(|&heap| rule.game.most_options(heap));
    let all = options.fold(0, |sum: u64, count| sum.saturating_add(count));
    (all > MOST_OPTIONS).then_some(all)
}

// Names the largest heap.
fn refused(rule: &Rule, heaps: &[u64]) -> Refusal {
    let largest = (0..heaps.len()).max_by_key(|&at| heaps[at]);
    let asked = too_many(rule, heaps).unwrap_or(MOST_OPTIONS);
    (largest, Fault::Moves(TooLarge { most: MOST_OPTIONS, asked }))
}

/// What decides who wins a sum of a rule's heaps.
pub enum Decider {
    /// The values of the heaps; under misere play, of one heap alone.
    Values(Values),
    /// The heaps of misere Nim themselves.
    MisereNim,
    /// The misere quotient, and the names of its states from a presentation.
    Quotient(Box<Game>, Vec<String>),
    /// A search of all sums under misere play.
    Search(FullSearch),
}

/// Called for every move with the index of the heap, what is left of it, and the value of the new sum, 0 if lost.
pub type Each<'a> = &'a mut dyn FnMut(usize, &[u64], u64);

impl Decider {
    /// What decides these heaps and all that they can become. Under misere play it searches small sums and uses a
    /// quotient for large ones. Unless `small_are_searched`, it is for [`Decider::moves`] with `each`: it uses a quotient
    /// wherever it finds one, searches only the other small sums, and refuses heaps of too many moves.
    ///
    /// # Errors
    ///
    /// If it would take too long.
    pub fn of(rule: &Rule, heaps: &[u64], small_are_searched: bool) -> Result<Decider, Refusal> {
        if !small_are_searched && too_many(rule, heaps).is_some() {
            return Err(refused(rule, heaps));
        }
        if rule.misere && rule.game == NIM {
            return Ok(Decider::MisereNim);
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
            Decider::MisereNim => true,
            Decider::Quotient(game, _) => heaps.iter().all(|&heap| game.image(heap).is_some()),
            Decider::Search(search) => search.is_small(heaps),
        }
    }

    /// Who wins, and by which moves; `each` is called for all moves.
    pub fn moves(&mut self, rule: &Rule, heaps: &[u64], each: Option<Each>) -> Moves {
        let mut found = match self {
            Decider::Values(values) => by_values(rule, values, heaps, each),
            Decider::MisereNim => misere_nim(rule, heaps, each),
            Decider::Quotient(game, names) => by_quotient(rule, game, names, heaps, each),
            Decider::Search(search) => by_search(rule, search, heaps, each),
        };
        // Under misere play, a player who cannot move has won.
        if rule.misere && found.is_won && found.count == Some(0) {
            found.why = Criterion::Over;
        }
        found
    }

    // Whether it finds all winning moves without listing the others.
    fn lists_no_others(&self, rule: &Rule) -> bool {
        match self {
            Decider::Values(values) => values.all_replies(rule, 0, 0).is_some(),
            Decider::MisereNim => true,
            Decider::Quotient(..) | Decider::Search(_) => false,
        }
    }

    // Who wins, and one move that wins, if there is one; `None` if it is not found.
    fn one_move(&mut self, rule: &Rule, heaps: &[u64]) -> Option<Moves> {
        match self {
            Decider::Values(known) => {
                let (mut moves, sum) = summed(rule, known, heaps);
                if moves.is_won {
                    let at = |at: &usize| known.value(heaps[*at]) ^ sum < known.value(heaps[*at]);
                    let at = (0..heaps.len()).find(at)?;
                    let left = known.reply(rule, heaps[at], known.value(heaps[at]) ^ sum)?;
                    moves
                        .add(act(rule, heaps[at], &left), at, &left, || reason(rule, known, &left));
                    moves.count = None;
                }
                Some(moves)
            }
            Decider::Quotient(game, names) => {
                let (mut moves, around) = by_states(game, names, heaps);
                let image = |heap: u64| game.image(heap).unwrap_or(0);
                let state = |rest: usize, left: &[u64]| {
                    left.iter()
                        .fold(rest, |state, &part| game.quotient().product(state, image(part)))
                };
                if moves.is_won {
                    let is_lost =
                        |left: &[u64], at: usize| game.quotient().is_lost(state(around[at], left));
                    let (at, left) = (0..heaps.len()).find_map(|at| {
                        let left = reply::by_parts(&rule.game, heaps[at], |left| is_lost(left, at));
                        Some((at, left?))
                    })?;
                    let name = names[state(around[at], &left)].clone();
                    moves.add(act(rule, heaps[at], &left), at, &left, || Reason::State(name));
                    moves.count = None;
                }
                Some(moves)
            }
            Decider::MisereNim | Decider::Search(_) => Some(self.moves(rule, heaps, None)),
        }
    }
}

const NIM: Ruleset = Ruleset::Take(Set::Any, None);

// What the heaps are worth, who wins, and the nim-sum.
fn summed(rule: &Rule, known: &Values, heaps: &[u64]) -> (Moves, u64) {
    let of_heaps = heaps.iter().map(|&heap| known.value(heap));
    let sum = nim_sum(of_heaps.clone());
    let worth = |value| if rule.misere { Worth::Won(value > 0) } else { Worth::Value(value) };
    let why = if rule.misere { Criterion::Misere } else { Criterion::Sum(sum) };
    (Moves::new(of_heaps.map(worth).collect(), why, sum != 0), sum)
}

// Why a move wins that leaves these parts of a heap.
fn reason(rule: &Rule, known: &Values, left: &[u64]) -> Reason {
    if rule.misere {
        Reason::Lost
    } else {
        Reason::Values(left.iter().map(|&part| known.value(part)).collect())
    }
}

fn by_values(rule: &Rule, known: &Values, heaps: &[u64], mut each: Option<Each>) -> Moves {
    let (mut moves, sum) = summed(rule, known, heaps);
    if sum == 0 && each.is_none() {
        return moves;
    }
    let is_for_all = each.is_none();
    for (at, &heap) in heaps.iter().enumerate() {
        let others = sum ^ known.value(heap);
        let mut option = |left: &[u64]| {
            let after = others ^ nim_sum(left.iter().map(|&part| known.value(part)));
            if after == 0 {
                moves.add(act(rule, heap, left), at, left, || reason(rule, known, left));
            }
            if let Some(each) = &mut each {
                each(at, left, after);
            }
        };
        match known.all_replies(rule, heap, others).filter(|_| is_for_all) {
            Some(all) => all.into_iter().for_each(|left| option(&[left])),
            None => rule.game.options(heap, &mut option),
        }
    }
    moves
}

fn misere_nim(rule: &Rule, heaps: &[u64], each: Option<Each>) -> Moves {
    let sum = |heaps: &[u64]| nim_sum(heaps.iter().copied());
    let is_lost = |heaps: &[u64]| misere_is_lost(sum(heaps), above_1(heaps));
    let why = match above_1(heaps) {
        0 => Criterion::MisereOnes(heaps.iter().sum()),
        _ => Criterion::MisereNim(sum(heaps)),
    };
    let mut moves = Moves::new(Vec::new(), why, !is_lost(heaps));
    for (at, left) in misere_winning_moves(heaps) {
        moves.add(Act::Take, at, &[left], || Reason::LostSum);
    }
    if let Some(each) = each {
        for (at, &heap) in heaps.iter().enumerate() {
            let mut rest = heaps.to_vec();
            rule.game.options(heap, &mut |left| {
                rest[at] = left[0];
                each(at, left, u64::from(!is_lost(&rest)));
            });
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
                moves.add(act(rule, heap, left), at, left, || Reason::LostSum);
            }
            if let Some(each) = &mut each {
                each(at, left, u64::from(is_won));
            }
        });
    }
    moves
}

// What the heaps are worth, who wins, and for each heap the state of the others.
fn by_states(game: &Game, names: &[String], heaps: &[u64]) -> (Moves, Vec<usize>) {
    let quotient = game.quotient();
    let image = |heap: u64| game.image(heap).unwrap_or(0);
    // The states of the heaps behind each heap, and then those before it.
    let mut behind = vec![0];
    for &heap in heaps.iter().rev() {
        behind.push(quotient.product(behind[behind.len() - 1], image(heap)));
    }
    let (mut before, mut around) = (0, Vec::with_capacity(heaps.len()));
    for (at, &heap) in heaps.iter().enumerate() {
        around.push(quotient.product(before, behind[heaps.len() - 1 - at]));
        before = quotient.product(before, image(heap));
    }
    let worth = |&heap: &u64| Worth::State(names[image(heap)].clone());
    let why = Criterion::Quotient(names[before].clone(), quotient.order());
    let is_won = !quotient.is_lost(before);
    (Moves::new(heaps.iter().map(worth).collect(), why, is_won), around)
}

fn by_quotient(
    rule: &Rule,
    game: &Game,
    names: &[String],
    heaps: &[u64],
    mut each: Option<Each>,
) -> Moves {
    let quotient = game.quotient();
    let (mut moves, around) = by_states(game, names, heaps);
    if !moves.is_won && each.is_none() {
        return moves;
    }
    for (at, &heap) in heaps.iter().enumerate() {
        rule.game.options(heap, &mut |left| {
            let image = |part: &u64| game.image(*part).unwrap_or(0);
            let state =
                left.iter().fold(around[at], |state, part| quotient.product(state, image(part)));
            let is_lost = quotient.is_lost(state);
            if is_lost {
                moves.add(act(rule, heap, left), at, left, || Reason::State(names[state].clone()));
            }
            if let Some(each) = &mut each {
                each(at, left, u64::from(!is_lost));
            }
        });
    }
    moves
}

// What a move does that leaves this of a heap.
fn act(rule: &Rule, heap: u64, left: &[u64]) -> Act {
    let sum = left.iter().fold(0, |sum: u64, part| sum.saturating_add(*part));
    match &rule.game {
        Ruleset::Own(_) if sum > heap || sum == heap && left.len() == 1 => Act::Put,
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
    // A formula, whose moves may lead to larger heaps.
    own: Option<Own>,
}

impl Values {
    /// The values of these heaps and of all that come of them.
    ///
    /// # Errors
    ///
    /// If they are too large, with the index of the first that is.
    pub fn new(rule: &Rule, heaps: &[u64]) -> Result<Values, Refusal> {
        let most = heaps.iter().copied().max().unwrap_or(0);
        let at_most = |limit: u64| {
            let at = heaps.iter().position(|&heap| heap > limit);
            let found = at.map_or(0, |at| heaps[at]);
            (at, Fault::Large(Large::Heap, TooLarge { most: limit, asked: found }))
        };
        let computed = |up_to| {
            let values = values(rule, up_to).map_err(|none| match none {
                NoValues::TooMany { most } => at_most(most),
                NoValues::Faulty(fault) => (None, fault),
            })?;
            let (law, theorem) = (None, None);
            let own = match &rule.game {
                Ruleset::Own(own) => Some(own.clone()),
                _ => None,
            };
            Ok(Values { values, law, theorem, own })
        };
        let theorem = Theorem::of(rule).filter(|known| known.value(0).is_some());
        if let Some(known) = theorem {
            let limit = known.most_heap(heaps.len());
            if most > limit && most > MAX_HEAP {
                return Err(at_most(limit.max(MAX_HEAP)));
            }
            if most > MAX_HEAP || rule.game == NIM {
                return Ok(Values { theorem, ..computed(0)? });
            }
        }
        let whole = if most <= MAX_HEAP { computed(most) } else { Err(at_most(MAX_HEAP)) };
        whole.map(|known| Values { theorem, ..known }).or_else(|refused| {
            // Large heaps follow from a proof on small ones.
            let near = (5..).map(|turn| 1 << (2 * turn)).take_while(|&near| near <= MAX_HEAP);
            for known in near.map_while(|near| computed(near).ok()) {
                let is_proved = |law: &Linear| proof(rule, law, &known.values, SPARE).is_proved();
                let law = Linear::find(&known.values).filter(is_proved);
                if law.is_some() {
                    return Ok(Values { law, ..known });
                }
            }
            Err(refused)
        })
    }

    /// The values that are computed.
    pub fn near(&self) -> &[u64] {
        &self.values
    }

    /// The law that gives the others, if they follow from one.
    pub fn law(&self) -> Option<Linear> {
        self.law
    }

    fn knows(&self, heap: u64) -> bool {
        let is_known = |known: Theorem| heap <= known.most_heap(1);
        heap < self.values.len() as u64 || self.law.is_some() || self.theorem.is_some_and(is_known)
    }

    /// All that the moves of a heap leave that has `value`, if they need not be listed.
    pub fn all_replies(&self, rule: &Rule, heap: u64, value: u64) -> Option<Vec<u64>> {
        match self.theorem {
            Some(Theorem::UpTo(bound)) => {
                return Some(reply::up_to(bound, heap, value).into_iter().collect())
            }
            Some(Theorem::Divide) => return Some(reply::divisors(heap, value)),
            _ => {}
        }
        let law = self.law.or_else(|| self.theorem?.linear())?;
        reply::by_law(&rule.game, &law, |at| self.value(at), heap, value)
    }

    /// What a move leaves of a heap, whose value is greater than `value`, so that it has `value`; `None` if none is found.
    pub fn reply(&self, rule: &Rule, heap: u64, value: u64) -> Option<Vec<u64>> {
        let by_theorem = self.theorem.and_then(|known| reply::by_theorem(known, heap, value));
        let is_right = |left: &[u64]| nim_sum(left.iter().map(|&part| self.value(part))) == value;
        by_theorem.or_else(|| reply::by_parts(&rule.game, heap, is_right))
    }

    /// The value of a heap up to the largest that can come up.
    pub fn value(&self, heap: u64) -> u64 {
        // A large heap may not fit in a usize.
        let near = usize::try_from(heap).ok();
        if let Some(&value) = near.and_then(|near| self.values.get(near)) {
            return value;
        }
        let by_theorem = self.theorem.and_then(|known| known.value(heap));
        let by_law = || self.law.map(|law| law.value(&self.values, heap));
        let by_search = || self.own.as_ref()?.value(&[heap], work::MOST).ok();
        by_theorem.or_else(by_law).or_else(by_search).expect("a heap that can come up")
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
    fn one_move_is_found_where_there_are_too_many() {
        let wins = |text: &str, heaps: &[u64], how: &str| {
            let said = said(text, heaps);
            assert!(said.contains(&format!("the first player wins, {how}\n")), "{text}: {said}");
        };
        let heaps = [1 << 60, 5];
        wins("take any", &heaps, "by one move");
        wins("take any or split", &heaps, "for example by");
        wins("octal 0.77", &heaps, "for example by");
        wins("misere octal 0.77", &heaps, "for example by");
        wins("misere take any", &heaps, "by one move");
        let lost = said("octal 0.77", &heaps[..1]) + &said("octal 0.77", &[1 << 60, 1 << 60]);
        assert!(lost.contains("the second player wins, whatever the first does"), "{lost}");
        // The run that wins has more coins than are listed.
        let coins = moves(&Rule::of("turn a run"), &[1 << 60, 1 << 40]).unwrap_err();
        let limit = "expected heaps of 100000000 moves at most in all, found ";
        assert!(coins.0 == Some(0) && coins.1.to_string().starts_with(limit), "{}", coins.1);
    }

    #[test]
    fn misere_nim_has_its_theorem() {
        let verdict =
            |heaps: &[u64]| said("misere take any", heaps).lines().next().unwrap().to_string();
        let large = verdict(&[1_000_000, 3, 1]);
        assert!(
            large.contains("1000000 ^ 3 ^ 1 = 1000002: the first player wins, by one move"),
            "{large}"
        );
        let ones = verdict(&[1, 1, 1]);
        assert!(ones.contains("heaps of 1 is 3: the second player wins"), "{ones}");
        let over = "no move is left, and whoever made the last one has lost: the first player wins";
        assert_eq!(verdict(&[0]), over);
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
            (0..more).for_each(|_| moves.add(act(&rule, 9, &[1]), 0, &[1], || Reason::LostSum));
            let text = said_of(&moves, &[9]);
            (text.lines().count(), text.lines().last().unwrap().to_string())
        };
        let last = "take 8 of heap 1 (9): leaves a sum that is lost".to_string();
        assert_eq!(said(MOST_MOVES), (10_001, last));
        assert_eq!(said(3), (10_002, "... and 3 more".to_string()));
    }
}
