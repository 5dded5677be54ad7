//! Public lists of problems, from `lists.txt`, and which of their problems have a program.

use crate::header::Header;
use crate::sections::{parsed, Section};
use anyhow::{Context, Result};
use grundy_lang::Lang;

/// The file.
pub const FILE: &str = "crates/catalogue/lists.txt";

/// A public list of problems: its impartial games.
pub struct List {
    /// The name to type.
    pub name: &'static str,
    /// What it is; in English and Chinese.
    titles: [&'static str; 2],
    /// Where it was read.
    pub source: &'static str,
    /// In its order.
    pub problems: Vec<Listed>,
}

/// A problem of a list.
pub struct Listed {
    pub judge: &'static str,
    /// Its number.
    pub id: String,
    /// A program that has the same game in other words, if it is there, or nothing.
    like: &'static str,
    /// How many people solved it, or 0.
    solved: u64,
}

/// The program for a problem of a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// A program that its judge would accept, if the judge takes Rust.
    Of(&'static str),
    /// One that has the same game in other words.
    Like(&'static str),
    Missing,
}

impl List {
    /// What it is.
    pub fn title(&self, lang: Lang) -> &'static str {
        self.titles[usize::from(lang == Lang::Zh)]
    }

    /// Each problem with the program for it, in its order.
    pub fn answers<'a>(
        &self,
        headers: impl Iterator<Item = &'a Header> + Clone,
    ) -> Vec<(&Listed, Answer)> {
        let answer = |problem| (problem, Listed::answer(problem, headers.clone()));
        self.problems.iter().map(answer).collect()
    }

    fn of(section: &Section) -> Result<List> {
        let mut lines = section.text().lines();
        let mut text = |key: &str| {
            let text = lines.next().and_then(|line| line.strip_prefix(key));
            text.with_context(|| {
                section
                    .place(&format!("begins with lines `name`, `zh` and `source`; not so {key:?}"))
            })
        };
        let (titles, source) = ([text("name ")?, text("zh ")?], text("source ")?);
        let problems = lines.flat_map(|line| {
            let (judge, numbers) = line.split_once(' ').unwrap_or((line, ""));
            numbers.split(' ').map(move |number| Listed::of(judge, number))
        });
        Ok(List { name: section.head, titles, source, problems: problems.collect() })
    }
}

impl Listed {
    /// Its number with its judge.
    pub fn number(&self) -> String {
        format!("{} {}", self.judge, self.id)
    }

    fn answer<'a>(&self, headers: impl Iterator<Item = &'a Header> + Clone) -> Answer {
        let is_it = |problem| problem == (self.judge, &self.id[..]);
        let of = headers.clone().find(|header| header.problems().any(is_it));
        let like = || headers.clone().find(|header| header.name == self.like);
        match of {
            Some(of) => Answer::Of(of.name),
            None => like().map_or(Answer::Missing, |like| Answer::Like(like.name)),
        }
    }

    fn of(judge: &'static str, word: &'static str) -> Listed {
        let (word, solved) = word.split_once('*').unwrap_or((word, "0"));
        let (id, like) = word.split_once('~').unwrap_or((word, ""));
        let solved = solved.parse().expect("behind * a number of people");
        Listed { judge, id: id.replace('+', " "), like, solved }
    }
}

impl Answer {
    /// The program, of its own or of the same game.
    pub fn program(self) -> Option<&'static str> {
        match self {
            Answer::Of(program) | Answer::Like(program) => Some(program),
            Answer::Missing => None,
        }
    }

    /// Its place among the three kinds.
    pub fn kind(self) -> usize {
        match self {
            Answer::Of(_) => 0,
            Answer::Like(_) => 1,
            Answer::Missing => 2,
        }
    }
}

/// How many problems have each kind of answer; and the same in percent, each problem as often as it was solved, if that is
/// known.
pub fn counts(answers: &[(&Listed, Answer)]) -> ([usize; 3], Option<[u64; 3]>) {
    let (mut counts, mut solved) = ([0; 3], [0; 3]);
    for (problem, answer) in answers {
        counts[answer.kind()] += 1;
        solved[answer.kind()] += problem.solved;
    }
    let all = solved.iter().sum::<u64>();
    (counts, (all > 0).then(|| solved.map(|solved| 100 * solved / all)))
}

/// All lists.
///
/// # Panics
///
/// If the file has a line that does not belong there.
pub fn all() -> Vec<List> {
    let lists = parsed(FILE, include_str!("../lists.txt"))
        .and_then(|sections| sections.iter().map(List::of).collect());
    lists.unwrap_or_else(|wrong: anyhow::Error| panic!("{wrong}"))
}

#[test]
fn a_problem_is_answered_by_a_header_or_by_the_same_game_or_not_at_all() {
    let text = "[a]\nname A\nzh 甲\nsource B\nHDU 1846*3 2188~hdu1846*2 9999*1\nCodeforces Gym+100078C*3\n";
    let list = List::of(&parsed(FILE, text).unwrap()[0]).unwrap();
    let headers = crate::headers(&crate::root()).unwrap();
    let answers = list.answers(headers.iter());
    let expected = [
        ("HDU 1846", Answer::Of("hdu1846")),
        ("HDU 2188", Answer::Like("hdu1846")),
        ("HDU 9999", Answer::Missing),
        ("Codeforces Gym 100078C", Answer::Of("three-x")),
    ];
    for ((problem, answer), expected) in answers.iter().zip(expected) {
        assert_eq!((&problem.number()[..], *answer), expected);
    }
    assert_eq!(counts(&answers), ([2, 1, 1], Some([66, 22, 11])));
    assert_eq!((list.title(Lang::Zh), list.source), ("甲", "B"));
    let wrong = List::of(&parsed(FILE, "[a]\nzh 甲\n").unwrap()[0]).err().unwrap();
    assert!(wrong.to_string().starts_with("crates/catalogue/lists.txt:1: [a] begins with"));
}

#[test]
fn no_list_has_a_problem_twice() {
    let lists = all();
    assert_eq!(lists.len(), 25);
    for List { name, problems, .. } in &lists {
        let mut numbers: Vec<String> = problems.iter().map(Listed::number).collect();
        numbers.sort();
        assert!(numbers.windows(2).all(|two| two[0] != two[1]), "{name}: {numbers:?}");
        assert!(!numbers.iter().any(|number| number.ends_with(' ')), "{name}: {numbers:?}");
    }
}
