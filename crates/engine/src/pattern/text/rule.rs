//! A rule in words, as a person would check it; numbers in round brackets are examples.
//!
//! Every sentence is made of the same few phrases, one for each part of the grammar. `; or` stands between alternatives,
//! each of which is a list of numbers and sets, `1, 3 or a prime`, maybe with `except` and another list.
//!
//! Checked: a sentence for each part of the grammar, by hand; no two of 3,000 random rules have the same sentence, and
//! each sentence is read back as its rule.

use crate::formula::shown;
use crate::octal::Move;
use crate::pattern::answer::InWords;
use crate::pattern::game::Game;
use crate::pattern::own::Own;
use crate::pattern::pair_rule::{Heaps, PairMove, PairRule};
use crate::pattern::recognise::{alike_rule, MOST_ALIKE, MOST_ALIKE_OF_TWO};
use crate::pattern::rule::{Coins, Parts, Rule, Ruleset, Split};
use crate::pattern::set::{Bound, Set};
use crate::pattern::state_rule::StateRule;
use crate::pattern::words::ENDLESS;
use grundy_lang::{told, Lang, Told};

// A longer list keeps this many of its first items, and the last.
const MOST_ITEMS: usize = 20;
// A longer run is shown by its ends.
const MOST_OF_RUN: u64 = 4;
// How many members of a set are examples.
const EXAMPLES: usize = 4;
// How many characters of a rule, and of its words, a comment shows.
const MOST_IN_COMMENT: usize = 160;

impl InWords {
    /// What is told, in both languages.
    pub(crate) fn of(what: &impl Told) -> InWords {
        InWords { en: what.told(Lang::En), zh: what.told(Lang::Zh) }
    }

    /// In a language.
    pub fn told(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Zh => &self.zh,
        }
    }

    /// The rule for the comment of a function: in words, and in the grammar.
    pub(crate) fn with_rule(&self, rule: &str) -> String {
        let cut = |text: &str| match text.char_indices().nth(MOST_IN_COMMENT) {
            Some((end, _)) => format!("{}...", &text[..end]),
            None => text.to_string(),
        };
        if self.en == rule {
            return cut(rule);
        }
        format!("Rule: {}. {}", cut(&self.en), cut(rule))
    }
}

/// Rules of a family: how many there are, and the numbers and the game of the first and of the last.
pub struct Members {
    pub count: usize,
    pub ends: [(String, Game); 2],
}

impl Told for Members {
    fn told(&self, lang: Lang) -> String {
        let [first, last] = self.ends.each_ref().map(|(numbers, game)| {
            let game = game.told(lang);
            told!(lang, "{numbers}: {game}", "{numbers}：{game}")
        });
        let count = self.count;
        if count == 1 {
            return first;
        }
        told!(
            lang,
            "{count} rules, the first {first}; the last {last}",
            "共 {count} 条规则，第一条 {first}；最后一条 {last}"
        )
    }
}

impl Told for Game {
    fn told(&self, lang: Lang) -> String {
        let text = match self {
            Game::Heaps(rule) => rule.told(lang),
            Game::Pairs(rule) => rule.told(lang),
            Game::Memory(rule) => rule.told(lang),
            Game::Own(own) => own.told(lang),
        };
        match lang {
            Lang::En => text,
            Lang::Zh => spaced(&text),
        }
    }
}

impl Told for Rule {
    fn told(&self, lang: Lang) -> String {
        let game = self.game.told(lang);
        if !self.misere {
            return game;
        }
        told!(lang, "{game}; whoever makes the last move loses", "{game}；走最后一步的人输")
    }
}

/// A formula, and its game, which may be one of the grammar.
pub struct Formulated<'a>(pub Own, pub &'a Game);

impl Told for Formulated<'_> {
    fn told(&self, lang: Lang) -> String {
        let (own, game) = (self.0.told(lang), self.1.told(lang));
        let is_own = match self.1 {
            Game::Heaps(rule) => matches!(rule.game, Ruleset::Own(_)),
            Game::Pairs(rule) => rule.own().is_some(),
            Game::Own(_) => true,
            Game::Memory(_) => false,
        };
        if is_own {
            let most = if self.0.arity() == 1 { MOST_ALIKE } else { MOST_ALIKE_OF_TWO };
            return match alike_rule(self.0.formula()) {
                Some(rule) => told!(
                    lang,
                    "{game}; up to {most} its options are those of {rule:?}",
                    "{game}；到 {most} 为止，走法与 {rule:?} 相同"
                ),
                None => game,
            };
        }
        told!(lang, "{own}; that is, {game}", "{own}；就是{game}")
    }
}

impl Told for Own {
    // The options of one small position, as an example.
    fn told(&self, lang: Lang) -> String {
        let (position, options, is_cut) = self.example();
        let position = shown(&position);
        let option = |parts: &Vec<u64>| match &parts[..] {
            [] => told!(lang, "nothing", "空"),
            parts => {
                let parts: Vec<String> = parts.chunks(self.arity()).map(shown).collect();
                parts.join(" + ")
            }
        };
        let mut options: Vec<String> = options.iter().map(option).collect();
        if is_cut {
            options.push("...".to_string());
        }
        if options.is_empty() {
            options.push(told!(lang, "no move", "没有走法"));
        }
        let (en, zh) = (options.join(", "), options.join("、"));
        told!(lang, "of {position}: {en}", "{position} 可变成：{zh}")
    }
}

impl Told for Ruleset {
    fn told(&self, lang: Lang) -> String {
        match self {
            Ruleset::Take(set, split) => {
                let takes = alternatives(set).iter().map(|set| set.told(lang)).collect();
                let takes = either(takes, lang);
                let takes = told!(lang, "take {takes}", "取{takes}");
                match split {
                    None => takes,
                    Some(Split::Rest) => told!(
                        lang,
                        "{takes}; the rest may be split into 2 heaps",
                        "{takes}；余下的可以再分成 2 堆"
                    ),
                    Some(split) => either(vec![takes, split.told(lang)], lang),
                }
            }
            Ruleset::Split(split) => split.told(lang),
            Ruleset::Divide => told!(
                lang,
                "replace the heap by a smaller divisor of it (1, 2, 3 of 6)",
                "把堆换成它的真约数（6 个时为 1、2、3）"
            ),
            Ruleset::DivideBy(by) => {
                let by = or(by.iter().map(u64::to_string).collect(), lang);
                told!(lang, "divide the heap by {by}, rounding down", "把堆除以{by}，向下取整")
            }
            Ruleset::Turn(Coins::UpTo(1)) => {
                told!(lang, "turn one coin from heads to tails", "翻一枚硬币，由正面翻成反面")
            }
            Ruleset::Turn(Coins::UpTo(most)) => told!(
                lang,
                "turn up to {most} coins, the rightmost from heads to tails",
                "最多翻 {most} 枚硬币，最右边的由正面翻成反面"
            ),
            Ruleset::Turn(Coins::Run) => told!(
                lang,
                "turn coins side by side, the rightmost from heads to tails",
                "翻连续的硬币，最右边的由正面翻成反面"
            ),
            Ruleset::Own(own) => own.told(lang),
            Ruleset::Octal(code, moves) => {
                let allowed = allowed(moves, lang);
                told!(lang, "octal code {code} ({allowed})", "八进制码 {code}（{allowed}）")
            }
        }
    }
}

// What each digit of a code allows, equal digits together.
fn allowed(moves: &[Move], lang: Lang) -> String {
    let mut digits: Vec<u8> = Vec::new();
    for (_, digit) in moves {
        if !digits.contains(digit) {
            digits.push(*digit);
        }
    }
    let of_digit = |digit: &u8| {
        let takes = moves.iter().filter(|(_, of)| of == digit).map(|(take, _)| *take);
        let takes: Vec<u64> = takes.collect();
        let takes = or(shortened(takes.len(), |at| takes[at].to_string()), lang);
        let heaps: Vec<String> =
            (0..4).filter(|bit| digit >> bit & 1 == 1).map(|bit| bit.to_string()).collect();
        let noun = if heaps == ["1"] { "heap" } else { "heaps" };
        let heaps = or(heaps, lang);
        told!(lang, "taking {takes} leaves {heaps} {noun}", "取{takes}个后留下{heaps}堆")
    };
    if digits.is_empty() {
        return told!(lang, "no move", "没有走法");
    }
    digits.iter().map(of_digit).collect::<Vec<String>>().join(&told!(lang, "; ", "；"))
}

impl Told for Split {
    fn told(&self, lang: Lang) -> String {
        let parts = match self {
            Split::Any | Split::Rest => told!(lang, "2 heaps", "2 堆"),
            Split::Unequal => told!(lang, "2 heaps of different sizes", "大小不同的 2 堆"),
            Split::Into(Parts { least, most, equal }) => {
                let count = match (*most, most - least) {
                    (_, 0) => least.to_string(),
                    (ENDLESS, _) => told!(lang, "{least} or more", "至少{least}"),
                    (_, 1) => told!(lang, "{least} or {most}", "{least} 或 {most}"),
                    _ => told!(lang, "{least} to {most}", "{least} 到 {most}"),
                };
                if *equal {
                    told!(lang, "{count} heaps of the same size", "大小相同的{count}堆")
                } else {
                    told!(lang, "{count} heaps", "{count}堆")
                }
            }
        };
        told!(lang, "split the heap into {parts}", "把堆分成{parts}")
    }
}

// The sets of which each may have exceptions of its own: those without any together, where they follow each other;
// numbers first.
fn alternatives(set: &Set) -> Vec<Set> {
    let Set::Several(sets) = set else { return vec![set.clone()] };
    let mut all: Vec<Vec<Set>> = Vec::new();
    for set in numbers_first(sets) {
        match all.last_mut() {
            Some(last) if !is_but(set) && !is_but(&last[0]) => last.push(set.clone()),
            _ => all.push(vec![set.clone()]),
        }
    }
    let one = |mut sets: Vec<Set>| match sets.len() {
        1 => sets.remove(0),
        _ => Set::Several(sets),
    };
    all.into_iter().map(one).collect()
}

// Only beside a set with a name bounds come before the numbers, for "up to half of an even number" is none of both.
fn numbers_first(sets: &[Set]) -> Vec<&Set> {
    let is_named = |set: &Set| !matches!(set, Set::Runs(_) | Set::UpTo(_));
    let has_names = sets.iter().any(is_named);
    let mut sets: Vec<&Set> = sets.iter().collect();
    sets.sort_by_key(|set| match set {
        Set::UpTo(_) if has_names => 0,
        Set::Runs(_) => 1,
        Set::Half | Set::Heap => 2,
        Set::Any => 4,
        Set::But(..) => 5,
        _ => 3,
    });
    sets
}

fn is_but(set: &Set) -> bool {
    matches!(set, Set::But(..))
}

impl Told for Set {
    fn told(&self, lang: Lang) -> String {
        if let Set::But(set, but) = self {
            let (set, but) = (set.told(lang), and(items(but, lang), lang));
            return told!(lang, "{set} except {but}", "{set}，但不包括{but}");
        }
        let all = or(items(self, lang), lang);
        match lang {
            Lang::Zh if all.ends_with(|last: char| last.is_ascii_digit()) => all + "个",
            _ => all,
        }
    }
}

// The parts of a set, numbers first.
fn items(set: &Set, lang: Lang) -> Vec<String> {
    match set {
        Set::Several(sets) => {
            numbers_first(sets).into_iter().flat_map(|set| items(set, lang)).collect()
        }
        Set::Runs(runs) => numbers(runs, lang),
        other => vec![named(other, lang)],
    }
}

// A set that has a name.
fn named(set: &Set, lang: Lang) -> String {
    let examples = examples(set, lang);
    let (name, examples) = match set {
        Set::Any => return told!(lang, "any number", "任意个"),
        Set::Odd => return told!(lang, "an odd number", "奇数个"),
        Set::Multiples(2) => return told!(lang, "an even number", "偶数个"),
        Set::Heap => return told!(lang, "the whole heap", "整堆"),
        Set::UpTo(Bound::Part(2)) => {
            (told!(lang, "up to half of the heap", "不超过堆的一半"), examples)
        }
        Set::UpTo(Bound::Part(parts)) => {
            (told!(lang, "up to 1/{parts} of the heap", "不超过堆的 1/{parts}"), examples)
        }
        Set::UpTo(Bound::Root) => {
            (told!(lang, "up to the square root of the heap", "不超过堆的平方根"), examples)
        }
        Set::Half => (told!(lang, "half of an even heap", "偶数堆的一半"), examples),
        Set::Divisor => (told!(lang, "a divisor of the heap", "堆的约数"), examples),
        Set::Coprime => (told!(lang, "a number coprime to the heap", "与堆互质的数"), examples),
        Set::Squares => (told!(lang, "a square", "平方数"), examples),
        Set::Primes => (told!(lang, "a prime", "质数"), examples),
        Set::Fibonacci => (told!(lang, "a Fibonacci number", "斐波那契数"), examples),
        Set::Powers(base) => (told!(lang, "a power of {base}", "{base} 的幂"), examples),
        Set::Multiples(of) => (told!(lang, "a multiple of {of}", "{of} 的倍数"), examples),
        Set::Several(_) | Set::But(..) | Set::Runs(_) => (set.told(lang), String::new()),
    };
    name + &examples
}

// The first members of a set, or all that it has of one heap: in brackets.
fn examples(set: &Set, lang: Lang) -> String {
    let heap = match set {
        Set::UpTo(Bound::Part(parts)) => parts.checked_mul(2).and_then(|heap| heap.checked_add(1)),
        Set::UpTo(Bound::Root) => Some(8),
        Set::Half | Set::Divisor | Set::Coprime => Some(6),
        _ => None,
    };
    let members = |most: u64| {
        let mut all = Vec::new();
        set.members(most, &mut |take| all.push(take.to_string()));
        all
    };
    let between = told!(lang, ", ", "、");
    if let Some(heap) = heap {
        let members = members(heap).join(&between);
        return told!(lang, " ({members} of {heap})", "（{heap} 个时为{members}）");
    }
    let first = match set {
        Set::Squares | Set::Primes | Set::Fibonacci => 16,
        Set::Powers(base) => base.saturating_pow(3),
        Set::Multiples(of) => of.saturating_mul(4),
        _ => return String::new(),
    };
    let mut members = members(first);
    members.truncate(EXAMPLES);
    let members = members.join(&between);
    told!(lang, " ({members}, ...)", "（{members}……）")
}

// Runs of numbers, those of short runs one by one.
fn numbers(runs: &[(u64, u64)], lang: Lang) -> Vec<String> {
    let run = |at: usize| match runs[at] {
        (low, ENDLESS) => vec![told!(lang, "at least {low}", "至少{low}")],
        (low, high) if high - low < MOST_OF_RUN => (low..=high).map(|of| of.to_string()).collect(),
        (low, high) => vec![told!(lang, "from {low} to {high}", "{low} 到 {high}")],
    };
    // Of very many runs no more than are shown.
    let all = runs.len();
    (0..all.min(MOST_ITEMS + 1)).chain((MOST_ITEMS + 1..all).last()).flat_map(run).collect()
}

// The places of the first items, and of the last.
fn kept(count: usize) -> impl Iterator<Item = usize> {
    let first = if count > MOST_ITEMS + 1 { MOST_ITEMS } else { count };
    (0..first).chain((first < count).then(|| count - 1))
}

// The items, those in the middle of very many left out.
pub fn shortened(count: usize, item: impl Fn(usize) -> String) -> Vec<String> {
    let mut all: Vec<String> = kept(count).map(item).collect();
    if all.len() < count {
        all.insert(MOST_ITEMS, "...".to_string());
    }
    all
}

fn or(items: Vec<String>, lang: Lang) -> String {
    joined(items, &told!(lang, ", ", "、"), &told!(lang, " or ", "或"))
}

fn and(items: Vec<String>, lang: Lang) -> String {
    joined(items, &told!(lang, ", ", "、"), &told!(lang, " and ", "和"))
}

fn either(items: Vec<String>, lang: Lang) -> String {
    let or = told!(lang, "; or ", "；或");
    joined(items, &or, &or)
}

fn joined(items: Vec<String>, between: &str, before_last: &str) -> String {
    let items = shortened(items.len(), |at| items[at].clone());
    match items.split_last() {
        Some((last, first)) if !first.is_empty() => {
            [&first.join(between), before_last, last].concat()
        }
        _ => items.concat(),
    }
}

impl Told for PairRule {
    fn told(&self, lang: Lang) -> String {
        if let Some(own) = self.own() {
            return own.told(lang);
        }
        let moves = either(self.moves().iter().map(|of| of.told(lang)).collect(), lang);
        told!(lang, "with two heaps, take {moves}", "有两堆，{moves}")
    }
}

impl Told for PairMove {
    fn told(&self, lang: Lang) -> String {
        match self {
            PairMove::One(heaps, set) => {
                let (set, heap) = (set.told(lang), heaps.told(lang));
                told!(lang, "{set} from {heap}", "从{heap}取{set}")
            }
            PairMove::Same(Set::Any) => {
                told!(lang, "the same number from both heaps", "从两堆取同样多")
            }
            PairMove::Same(set) => {
                let set = set.told(lang);
                told!(lang, "the same number from both heaps, {set}", "从两堆取同样多，{set}")
            }
            PairMove::Each(one, other) => {
                let (one, other) = (one.told(lang), other.told(lang));
                told!(
                    lang,
                    "{one} from one heap and {other} from the other",
                    "从一堆取{one}，从另一堆取{other}"
                )
            }
            PairMove::Near(apart) => told!(
                lang,
                "any numbers from both heaps that differ by less than {apart}",
                "从两堆各取任意个，相差小于 {apart}"
            ),
            PairMove::Other => {
                told!(lang, "a multiple of the other heap from one heap", "从一堆取另一堆的倍数")
            }
            PairMove::Own(own) => own.told(lang),
            PairMove::Steps(steps) => {
                let adds = steps.iter().any(|&(x, y)| x < 0 || y < 0);
                let steps = steps.iter().map(|(x, y)| format!("({x}, {y})")).collect();
                let steps = or(steps, lang);
                let steps = told!(
                    lang,
                    "{steps} from the first heap and the second",
                    "从第一堆和第二堆取{steps}"
                );
                if !adds {
                    return steps;
                }
                told!(lang, "{steps} (a negative number is added)", "{steps}（负数表示放入）")
            }
        }
    }
}

impl Told for Heaps {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Heaps::Either => "one heap", "一堆";
            Heaps::First => "the first heap", "第一堆";
            Heaps::Second => "the second heap", "第二堆";
        })
    }
}

impl Told for StateRule {
    fn told(&self, lang: Lang) -> String {
        let kinds = match self {
            StateRule::Last(1) => {
                return told!(
                    lang,
                    "take at most as many as the last move; the first move may not take the whole heap",
                    "最多取与上一次同样多；第一步不能取整堆"
                )
            }
            StateRule::Last(factor) => {
                return told!(
                    lang,
                    "take up to {factor} times the last take; the first move may not take the whole heap",
                    "最多取上一次的 {factor} 倍；第一步不能取整堆"
                )
            }
            StateRule::Kinds(kinds) => kinds,
        };
        let first = |kind: &Vec<usize>| kind[0];
        if self.names_are_numbers() && kinds.is_sorted_by(|a, b| first(a) < first(b)) {
            let takes =
                Set::Runs(kinds.iter().map(|kind| (kind[0] as u64, kind[0] as u64)).collect());
            let takes = takes.told(lang);
            return told!(
                lang,
                "take {takes}; never the same number twice in a row",
                "取{takes}；不能连续两次取同样多"
            );
        }
        let kinds = (1..).zip(kinds).map(|(name, kind)| {
            let takes = kind.iter().map(|&take| (take as u64, take as u64));
            let takes = Set::union(takes.map(|run| Set::Runs(vec![run])).collect()).told(lang);
            told!(lang, "{takes} (kind {name})", "{takes}（第 {name} 类）")
        });
        let kinds = either(kinds.collect(), lang);
        told!(
            lang,
            "take {kinds}; never the same kind twice in a row",
            "取{kinds}；不能连续两次取同一类"
        )
    }
}

// A blank between a Chinese letter and a Latin letter, digit or step.
fn spaced(text: &str) -> String {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let (mut spaced, mut last) = (String::new(), ' ');
    for letter in text.chars() {
        let begins = is_chinese(last) && (letter.is_ascii_alphanumeric() || letter == '(');
        let ends = is_chinese(letter) && (last.is_ascii_alphanumeric() || last == ')');
        if begins || ends {
            spaced.push(' ');
        }
        spaced.push(letter);
        last = letter;
    }
    spaced
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::game::Grammar as Read;
    use crate::pattern::phrases::Heard;
    use crate::pattern::request::Request;
    use crate::pattern::words::Words;
    use grundy_checks::grammar::Grammar;
    use grundy_problems::random::Random;
    use std::collections::HashMap;

    fn game(rule: &str) -> Option<Game> {
        let mut words = Words::of(rule);
        let game = Read::of(&words).parse(&mut words).ok()?;
        words.end().ok().map(|()| game)
    }

    // Rules of every kind that the grammar has, and their games.
    fn rules(count: usize) -> impl Iterator<Item = (String, Game)> {
        let mut grammar = Grammar(Random(65));
        let rules = std::iter::from_fn(move || {
            Some(match grammar.below(4) {
                0 => grammar.pairs(),
                1 => grammar.memory(),
                _ => grammar.heaps(),
            })
        });
        rules
            .filter_map(|rule| Some((game(&rule)?, rule)))
            .map(|(game, rule)| (rule, game))
            .take(count)
    }

    #[test]
    fn no_two_rules_have_the_same_sentence() {
        for lang in [Lang::En, Lang::Zh] {
            let mut all: HashMap<String, (String, Game)> = HashMap::new();
            for (rule, game) in rules(3000) {
                let told = game.told(lang);
                let (other, same) = all.entry(told.clone()).or_insert((rule.clone(), game.clone()));
                assert!(*same == game, "{rule} and {other} are both: {told}");
            }
        }
    }

    #[test]
    fn every_part_of_the_grammar_has_its_words() {
        for line in include_str!("rules.txt").lines().filter(|line| !line.starts_with('#')) {
            let [rule, english, chinese] =
                Vec::from_iter(line.split(" | ")).try_into().expect(line);
            let game = game(rule).expect(rule);
            assert_eq!(
                (&game.told(Lang::En)[..], &game.told(Lang::Zh)[..]),
                (english, chinese),
                "{rule}"
            );
        }
    }

    // The sentence is a request for the law of a rule that has the same sentence, which no other rule has.
    fn assert_read_back(count: usize) {
        let wrong = |lang: Lang, game: &Game| {
            let told = game.told(lang);
            let heard = Heard::<Request>::of(&format!("law {told}"));
            match heard.map(|heard| self::game(heard.line.text.strip_prefix("law ")?)) {
                Ok(read) if read.as_ref().map(|read| read.told(lang)) == Some(told.clone()) => None,
                Ok(read) => Some(format!("{told}: read as {:?}", read.map(|read| read.told(lang)))),
                Err(fault) => Some(format!("{told}: {fault:?}")),
            }
        };
        let all = rules(count).flat_map(|(rule, game)| {
            let wrong = [Lang::En, Lang::Zh].map(|lang| wrong(lang, &game));
            wrong.into_iter().flatten().map(move |wrong| format!("{rule}: {wrong}"))
        });
        let all: Vec<String> = all.collect();
        assert!(all.is_empty(), "{} wrong:\n{}", all.len(), all.join("\n"));
    }

    #[test]
    fn sentences_are_read_as_the_rule_that_they_tell() {
        assert_read_back(200);
    }

    #[test]
    #[ignore = "3,000 rules take some seconds"]
    fn sentences_of_many_rules_are_read_as_the_rule_that_they_tell() {
        assert_read_back(3000);
    }
}
