//! Games with a name, a line each: the rule in the words of the grammar, the name, and the problems whose values are its.
//!
//! The letter M in a rule stands for the largest of the values that were given. Few games have no rule in the grammar:
//! of these the value of a heap is known.
//!
//! Checked: each rule is read; a name that people may type means its rule (below); each problem exists, and the first
//! values of the games that the literature lists (`tests/grundy/find.rs` of the command).

use super::game::Game;
use grundy::heaps::power_chains;
use grundy::numbers::factors::prime_powers;
use grundy_lang::{Lang, Told};

/// A game that people know.
#[derive(Debug)]
pub struct Famous {
    /// What gives its values.
    pub source: Source,
    names: [&'static str; 2],
    /// The problems whose heaps have its values.
    pub problems: &'static [&'static str],
}

/// What gives the values of a famous game.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// A rule of the grammar, perhaps with the letter M.
    Rule(&'static str),
    /// The value of each heap.
    Value(fn(u64) -> u64),
}

impl Told for Famous {
    fn told(&self, lang: Lang) -> String {
        self.names[usize::from(lang == Lang::Zh)].to_string()
    }
}

impl Famous {
    /// Its rule in words, with a number for M; empty if the grammar has none.
    pub fn words(&self, most: u64) -> String {
        match self.source {
            Source::Rule(rule) => rule.replace('M', &most.to_string()),
            Source::Value(_) => String::new(),
        }
    }
}

/// The famous game with a rule, however it is written.
///
/// ```
/// use grundy_engine::pattern::famous;
/// use grundy_lang::{Lang, Told};
///
/// assert_eq!(famous("octal 0.770").unwrap().told(Lang::En), "Kayles");
/// assert!(famous("take 1 3 4").is_none() && famous("take").is_none());
/// ```
pub fn famous(rule: &str) -> Option<&'static Famous> {
    let game = Game::of(rule)?;
    FAMOUS.iter().find(|famous| Game::of(&famous.words(0)).is_some_and(|own| own.is(&game)))
}

const fn game_of(
    rule: &'static str,
    names: [&'static str; 2],
    problems: &'static [&'static str],
) -> Famous {
    Famous { source: Source::Rule(rule), names, problems }
}

const fn value_of(
    value: fn(u64) -> u64,
    names: [&'static str; 2],
    problems: &'static [&'static str],
) -> Famous {
    Famous { source: Source::Value(value), names, problems }
}

/// The games, the best known first.
pub static FAMOUS: &[Famous] = &[
    game_of("take any", ["Nim", "尼姆博弈"], &["cses1730", "acwing891", "poj2234"]),
    game_of("octal 0.77", ["Kayles", "Kayles"], &["hackerrank-bowling-pins"]),
    game_of("octal 0.07", ["Dawson's Kayles", "道森的 Kayles"], &["dawsons-kayles", "leetcode294"]),
    game_of("octal 0.137", ["Dawson's chess", "道森国际象棋"], &["timus1465", "yukicoder715"]),
    game_of("octal 0.007", ["Treblecross", "一维井字棋（Treblecross）"], &["three-x"]),
    game_of("octal 0.7777", ["Double Kayles", "双 Kayles"], &[]),
    game_of("octal 0.6", ["Officers", "军官（Officers）"], &[]),
    game_of(
        "octal 0.2048",
        ["ruler regularity (Grossman and Nowakowski)", "尺子规律（Grossman 与 Nowakowski）"],
        &[],
    ),
    game_of("split unequal", ["Grundy's game", "格兰迪博弈"], &["cses2207", "lightoj1199"]),
    game_of("take any or split", ["Lasker's Nim", "拉斯克尼姆"], &[]),
    game_of("turn a run", ["the ruler game", "尺子游戏"], &[]),
    game_of("turn up to 2 coins", ["Turning Turtles", "翻乌龟"], &[]),
    game_of("turn up to 3 coins", ["Mock Turtles", "假乌龟"], &["acwing894", "luogu-p3185"]),
    game_of("turn up to 4 coins", ["turning at most 4 coins", "最多翻 4 枚硬币"], &[]),
    game_of("turn up to 5 coins", ["turning at most 5 coins", "最多翻 5 枚硬币"], &[]),
    game_of("take 1..3", ["Bash's game", "巴什博弈"], &["cses1098", "leetcode292"]),
    game_of("take 1..5", ["Bash's game", "巴什博弈"], &["luogu-p4018"]),
    game_of("take 1..M", ["Bash's game", "巴什博弈"], &["hdu1846", "loj10241"]),
    game_of("take 1 or primes", ["Bash's game", "巴什博弈"], &["luogu-p4860"]),
    game_of("take powers of 2", ["taking a power of 2", "取 2 的幂"], &["hdu1847", "timus1180"]),
    game_of("take squares", ["Take-a-Square", "取平方数"], &["leetcode1510"]),
    game_of("take primes", ["Take-a-Prime", "取质数"], &[]),
    game_of("take fibonacci", ["Take-a-Fibonacci", "取斐波那契数"], &[]),
    game_of("take 1 2 6 24 120 720 5040 40320 362880", ["Take-a-Factorial", "取阶乘"], &[]),
    game_of("take up to half", ["taking at most half", "最多取一半"], &["lightoj1296"]),
    game_of("take up to 1/3", ["taking at most a third", "最多取三分之一"], &["arc091-d"]),
    game_of("take a divisor", ["the ruler function", "尺子函数"], &[]),
    game_of(
        "take a divisor but the heap",
        ["taking a proper divisor", "取真约数"],
        &["leetcode1025"],
    ),
    game_of("take a coprime", ["taking a coprime number", "取互质的数"], &["cf2004e"]),
    game_of(
        "take a coprime but the heap",
        ["taking a coprime number down to 1", "取互质的数，直到剩 1"],
        &[],
    ),
    game_of(
        "divide",
        ["the divisor game", "约数博弈"],
        &["divisor-nim", "abc368-f", "hackerrank-tower-breakers-revisited-1"],
    ),
    game_of(
        "split equal into 2..",
        ["splitting into equal parts", "等分"],
        &["hackerrank-tower-breakers-again-1"],
    ),
    game_of(
        "take 1 or split equal",
        ["Lieges of Legendre, even k", "Lieges of Legendre，k 为偶数"],
        &["cf603c"],
    ),
    game_of(
        "take 1 or half",
        ["Lieges of Legendre, odd k", "Lieges of Legendre，k 为奇数"],
        &["cf603c"],
    ),
    value_of(
        no_amount_twice,
        ["Game of Stones: no amount twice from a heap", "同一堆不能取相同的个数"],
        &["cf768e"],
    ),
    value_of(
        |n| n.checked_sub(1).map_or(0, |n| (n ^ 1) + 1),
        ["Zero-Move Nim", "每堆可空走一次的 Nim"],
        &["hackerrank-zero-move-nim"],
    ),
    value_of(power_chains::value, ["Game with Powers", "取一个数和它的幂"], &["cf317d"]),
    value_of(powers_of_primes, ["Prime factor game", "除以一个质数的幂"], &["yukicoder2"]),
    game_of(
        "take up to 2 times the last",
        ["Fibonacci Nim", "斐波那契博弈"],
        &["hdu2516", "fibonacci-nim"],
    ),
    game_of("take up to 1 times the last", ["Slow Exponents", "不多于上一次"], &[]),
    game_of(
        "take up to 3 times the last",
        ["Schwenk's take-away game, 3 times the last", "Schwenk 取石子，不超过上次的 3 倍"],
        &[],
    ),
    game_of("misere take any", ["misere Nim", "反尼姆博弈"], &["hdu1907", "lightoj1253"]),
    game_of(
        "pairs take any from one or the same from both",
        ["Wythoff's game", "威佐夫博弈"],
        &["poj1067", "hdu2177"],
    ),
    game_of(
        "pairs take multiples of the other from one",
        ["Euclid's game", "欧几里得博弈"],
        &["kattis-euclidsgame", "luogu-p1290"],
    ),
    game_of("pairs take any from one", ["Nim with two heaps", "两堆尼姆"], &["cses1730"]),
    game_of(
        "pairs take any from one or any from both less than 2 apart",
        ["Fraenkel's Wythoff game, t = 2", "Fraenkel 的威佐夫博弈，t = 2"],
        &[],
    ),
    game_of(
        "pairs take any from one or any from both less than 3 apart",
        ["Fraenkel's Wythoff game, t = 3", "Fraenkel 的威佐夫博弈，t = 3"],
        &[],
    ),
    game_of("pairs take 1 from one or 1 from both", ["the king", "国王"], &[]),
    game_of(
        "pairs take (2,1) (1,2) (2,-1) (-1,2)",
        ["the white knight", "白马"],
        &["hackerrank-a-chessboard-game-1"],
    ),
    game_of(
        "pairs take (-1,2) (1,3) (1,2) (2,1) (3,1) (2,-1)",
        ["hyper knights", "超级马"],
        &["lightoj1315"],
    ),
];

// The most moves from a heap: no move can use an amount again.
fn no_amount_twice(n: u64) -> u64 {
    (1..).take_while(|d| d * (d + 1) / 2 <= n).count() as u64
}

fn powers_of_primes(n: u64) -> u64 {
    let powers = if n == 0 { Vec::new() } else { prime_powers(n) };
    powers.iter().fold(0, |sum, power| sum ^ u64::from(power.1))
}

#[cfg(test)]
mod tests {
    use super::super::Requests;
    use super::*;

    #[test]
    fn a_name_that_people_type_means_its_rule() {
        let mut named = 0;
        for famous in FAMOUS {
            let words = famous.words(7);
            assert!(words.is_empty() || Game::of(&words).is_some(), "{words}");
            for name in famous.names {
                // The rule of the answer, or no meaning.
                let answer = Requests::default().answer(&format!("law {name}"));
                if let Ok(Some(answer)) = answer {
                    named += 1;
                    let is_bash = famous.names[0] == "Bash's game";
                    assert!(
                        is_bash
                            || self::famous(&answer.rule)
                                .is_some_and(|of| std::ptr::eq(of, famous)),
                        "{name}: {}",
                        answer.rule
                    );
                }
            }
        }
        assert!(named > 30, "{named}");
    }
}
