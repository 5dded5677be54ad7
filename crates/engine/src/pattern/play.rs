//! A game in play: who wins a position, and every move with the value of what it leaves.
//!
//! Checked: the moves and who wins against searches of the whole games (`tests/law_finder/play.rs`).

use super::answer::{Criterion, Moves, Worth};
use super::crosses::{self, Row};
use super::game::{Game, Grammar};
use super::moves::Decider;
use super::own::Own;
use super::pairs;
use super::phrases::{Heard, Meaning};
use super::rule::{Rule, Ruleset};
use super::words::Words;
use super::work::Refusal;
use super::written::Written;
use super::{positions, state_rule, states};
use crate::fault::{Expected, Fault, Things};
use crate::formula::Mistake;
use crate::law::Plane;
use crate::requests::Wrong;
use grundy::heaps::nim::nim_sum;
use grundy_lang::{Lang, Told};
#[cfg(feature = "serde")]
use serde::Serialize;
use std::collections::HashSet;

// Numbers up to which every reader of JSON is exact.
const MOST_HEAP: u64 = 1 << 53;
const MOST_HEAPS: usize = 1000;
// How many moves are listed, and how many squares a side a picture of two heaps has.
const MOST_LISTED: usize = 2000;
const MOST_SIDE: u64 = 24;

/// How the positions of a game are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "snake_case"))]
pub enum Terms {
    /// Heaps that are never split.
    Stones,
    /// Rows that a move may split.
    Rows,
    /// Coins in a row.
    Coins,
    /// Crosses in a row of cells: Treblecross.
    Crosses,
    /// Two heaps, as the squares of a board.
    Board,
    /// A heap and the last move.
    Memory,
    /// Positions of some numbers each, which are not drawn.
    Positions,
}

/// A position: who wins it, and its moves.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Look {
    /// The rule as it should be written.
    pub rule: String,
    /// How it is drawn.
    pub terms: Terms,
    /// Whether the player who makes the last move loses.
    pub misere: bool,
    /// The heaps; for coins, the numbers of those that show heads, ascending, or 0; for crosses, their cells in the same
    /// way; for positions, all their numbers.
    pub heaps: Vec<u64>,
    /// How many numbers a position has.
    pub arity: usize,
    /// How many cells a row for crosses has.
    pub cells: Option<u64>,
    /// What was taken last, if that matters: the number, or which kind.
    pub after: Option<u64>,
    /// Who wins, and the first winning moves; for two heaps, only `why`.
    pub moves: Moves,
    /// How many moves there are.
    pub count: usize,
    /// The first of them, and some that win.
    pub choices: Vec<Choice>,
    /// The move that was asked for and led here; `None` if there was none, or if it is not legal.
    pub made: Option<Choice>,
    /// How many moves win.
    pub wins: usize,
    /// The values of two small heaps, in rows from the empty first heap on.
    pub values: Vec<Vec<u32>>,
    /// The game, for what is said.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) game: Game,
    // The heaps before the move that led here, and what was taken before it.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) before: Option<(Vec<u64>, Option<u64>)>,
    // What the heaps are called, if the line says so.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) names: Vec<String>,
}

/// A move.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Choice {
    /// The index of the heap, from 0 on.
    pub at: usize,
    /// What it was before; of two heaps, the first.
    pub of: u64,
    /// What is left of it, or the other coins that are turned, or both heaps of a pair, or all numbers of what is left
    /// of a position, or the cell of a new cross.
    pub left: Vec<u64>,
    /// What then counts as the last take, if that matters.
    pub after: Option<u64>,
    /// The value of the position that is left: 0 exactly if it is lost.
    pub value: u64,
}

/// The game that is played. It keeps what decides the game between positions.
///
/// ```
/// use grundy_engine::pattern::Table;
///
/// let mut table = Table::default();
/// let look = table.look("take 1 3 4 : 5 6 9").unwrap();
/// assert!(look.moves.is_won && look.count == 9);
/// let lost: Vec<_> = look.choices.iter().filter(|choice| choice.value == 0).collect();
/// assert_eq!((lost.len(), lost[0].at, &lost[0].left[..]), (3, 0, &[4][..]));
/// assert!(!table.look("take 1 3 4 : 4 6 9").unwrap().moves.is_won);
/// ```
#[derive(Default)]
pub struct Table {
    known: Option<(Game, Decides)>,
}

impl Table {
    // What decided the position that was looked at last.
    pub(super) fn decides(&mut self, look: &Look) -> Option<&mut Decides> {
        let known = self.known.as_mut().filter(|(game, _)| *game == look.game);
        known.map(|(_, by)| by)
    }
}

// What decides a game.
pub(super) enum Decides {
    Heaps(Decider),
    Pairs(Plane),
    Memory(Vec<Vec<u64>>),
    Own(Own),
}

impl Table {
    /// The position of a line: `RULE : H1 H2 ...`, or `RULE : H after N` for a game that remembers the last move. If a
    /// legal move follows, it is the position after that: `move AT LEFT...`, maybe with `after N`, where AT counts the
    /// heaps from 1, and parts that are left come in any order. Without heaps, the line gives a position to begin with.
    /// `named NAME...` at the end says what the heaps are called, which are else A, B and so on.
    ///
    /// # Errors
    ///
    /// The wrong word and its column; or that the game would take too long, or is not decided here.
    ///
    /// # Complexity
    ///
    /// O(moves of the position); for the first position of a game, and for larger positions, as
    /// [`Requests::answer`](super::Requests::answer).
    pub fn look(&mut self, line: &str) -> Result<Look, Wrong> {
        let Heard { parsed, line } = Heard::of(line)?;
        self.look_at(parsed).map_err(|wrong| line.wrong(wrong))
    }

    fn look_at(&mut self, position: Position) -> Result<Look, Wrong> {
        let Position { rule, game, cells, heaps, columns, after, asked, names } = position;
        let wrong = |(at, what): Refusal| {
            let column = columns.get(at.unwrap_or(0)).copied().unwrap_or(1);
            Wrong { column, what }
        };
        let mut look = self.position((rule, game, cells), heaps, after, asked).map_err(wrong)?;
        look.names = names;
        if let Some(made) = look.made.take() {
            let (heaps, before) = (look.left_by(&made), (look.heaps, look.after));
            let game = (look.rule, look.game, look.cells);
            let names = look.names;
            look = self.position(game, heaps, made.after, None).map_err(wrong)?;
            (look.made, look.before, look.names) = (Some(made), Some(before), names);
        }
        Ok(look)
    }

    // A position; `made` is the move that is asked about, if it is legal here.
    fn position(
        &mut self,
        (rule, game, cells): (String, Game, Option<u64>),
        heaps: Vec<u64>,
        after: Option<u64>,
        asked: Option<Asked>,
    ) -> Result<Look, Refusal> {
        let own = positions_of(&game);
        let known = self.known.take();
        let row = cells.map(|cells| [cells + crosses::MORE]);
        let decided = row.as_ref().map_or(&heaps[..], |row| &row[..]);
        let known = known.filter(|(known, by)| *known == game && by.knows(&game, decided));
        let mut by = match (known, own) {
            (Some((_, by)), _) => by,
            (None, Some(own)) => Decides::Own(own.clone()),
            (None, None) => match &game {
                Game::Own(_) => unreachable!("looked at before"),
                Game::Heaps(rule) => Decides::Heaps(Decider::of(rule, decided, false)?),
                Game::Pairs(rule) => {
                    let largest = pairs::largest(rule, heaps[0], heaps[1]);
                    pairs::check(rule, largest, None)?;
                    Decides::Pairs(pairs::plane(rule, largest))
                }
                Game::Memory(rule) => Decides::Memory(states::table(rule, heaps[0] as usize + 1)),
            },
        };
        if let Some(own) = own {
            positions::values(own, &heaps)?;
        }
        let mut look = Look {
            rule,
            terms: if cells.is_some() { Terms::Crosses } else { Terms::of(&game) },
            misere: own.map_or(matches!(&game, Game::Heaps(rule) if rule.misere), Own::is_misere),
            arity: own.map_or(1, Own::arity),
            cells,
            after,
            moves: Moves::new(Vec::new(), Criterion::Over, false),
            count: 0,
            choices: Vec::new(),
            made: None,
            wins: 0,
            values: Vec::new(),
            heaps,
            game,
            before: None,
            names: Vec::new(),
        };
        look.fill(&mut by, asked);
        self.known = Some((look.game.clone(), by));
        Ok(look)
    }
}

// The formula, if its positions are not drawn as heaps: of several numbers, or because an empty heap has a move.
fn positions_of(game: &Game) -> Option<&Own> {
    match game {
        Game::Own(own) => Some(own),
        Game::Pairs(rule) => rule.own(),
        Game::Heaps(Rule { game: Ruleset::Own(own), .. }) => {
            (own.count(&[0]) != Ok(0)).then_some(own)
        }
        _ => None,
    }
}

impl Terms {
    fn of(game: &Game) -> Terms {
        match game {
            Game::Own(_) => Terms::Positions,
            Game::Heaps(_) if positions_of(game).is_some() => Terms::Positions,
            Game::Pairs(_) => Terms::Board,
            Game::Memory(_) => Terms::Memory,
            Game::Heaps(Rule { game: Ruleset::Turn(_), .. }) => Terms::Coins,
            Game::Heaps(rule) if rule.game.splits() => Terms::Rows,
            Game::Heaps(_) => Terms::Stones,
        }
    }
}

impl Decides {
    fn knows(&self, game: &Game, heaps: &[u64]) -> bool {
        match (self, game) {
            (Decides::Heaps(decider), _) => decider.knows(heaps),
            (Decides::Pairs(plane), Game::Pairs(rule)) => {
                pairs::largest(rule, heaps[0], heaps[1]) < plane.side() as u64
            }
            (Decides::Memory(table), _) => heaps[0] < table.len() as u64,
            // Each position is looked at anew.
            (Decides::Own(_), _) => true,
            _ => false,
        }
    }
}

impl Look {
    fn fill(&mut self, by: &mut Decides, asked: Option<Asked>) {
        let (mut count, mut wins, mut choices, mut made) = (0, 0, Vec::new(), None);
        let (heaps, terms, arity) = (&self.heaps, self.terms, self.arity);
        // A formula may give an option several times, and a sum in any order.
        let mut listed = HashSet::new();
        let mut add = |at: usize, left: &[u64], after, value| {
            let mut left = left.to_vec();
            if terms == Terms::Rows && left.len() > 1 {
                left = parts(&left);
                left.sort_unstable();
            }
            if choices.len() < MOST_LISTED && !listed.insert((at, left.clone(), after)) {
                return;
            }
            count += 1;
            wins += usize::from(value == 0);
            let choice = || Choice { at, of: heaps[at * arity], left: left.clone(), after, value };
            if made.is_none()
                && asked.as_ref().is_some_and(|asked| asked.is(terms, at, &left, after))
            {
                made = Some(choice());
            }
            // Of very many moves, keep at least some that win.
            if choices.len() < MOST_LISTED || value == 0 && choices.len() < MOST_LISTED + 10 {
                choices.push(choice());
            }
        };
        match (&self.game, by) {
            (_, Decides::Own(own)) => {
                let value = |part: &[u64]| positions::after(own, part).unwrap_or(0);
                let worth: Vec<u64> = heaps.chunks(arity).map(value).collect();
                let sum = worth.iter().fold(0, |sum, value| sum ^ value);
                let mut winning = 0;
                for (at, position) in heaps.chunks(arity).enumerate() {
                    own.options(position, &mut |parts| {
                        let left = sum ^ worth[at] ^ value(parts);
                        winning += usize::from(left == 0);
                        add(at, parts, None, left);
                    });
                }
                let why = if own.is_misere() { Criterion::Misere } else { Criterion::Sum(sum) };
                let all = worth.into_iter().map(Worth::Value).collect();
                self.moves = Moves::new(all, why, sum > 0);
                self.moves.count = Some(winning);
                if own.is_misere() && sum > 0 && winning == 0 {
                    self.moves.why = Criterion::Over;
                }
                if terms == Terms::Board {
                    // As far as a move leads; a board that would be too large, or is faulty somewhere, has none.
                    let left = choices.iter().flat_map(|choice: &Choice| &choice.left);
                    let most = heaps.iter().chain(left).copied().max().unwrap_or(0);
                    if most < MOST_SIDE {
                        let values = own.in_box(&[most, most]).unwrap_or_default();
                        self.values =
                            values.chunks(most as usize + 1).map(<[u32]>::to_vec).collect();
                    }
                }
            }
            (Game::Heaps(_), Decides::Heaps(Decider::Values(values))) if self.cells.is_some() => {
                let cells = self.cells.unwrap_or(0);
                let value = |crosses: &[u64]| {
                    let row = Row { cells, crosses };
                    let free = row.free().into_iter().map(|of| values.value(of.1 + crosses::MORE));
                    match (row.is_over(), row.three()) {
                        (true, _) => 0,
                        (false, Some(_)) => 1,
                        (false, None) => nim_sum(free),
                    }
                };
                for cell in (Row { cells, crosses: heaps }).empty() {
                    add(0, &[cell], None, value(&[&heaps[..], &[cell]].concat()));
                }
                let all = value(heaps);
                self.moves = Moves::new(Vec::new(), Criterion::Sum(all), all > 0);
            }
            (Game::Heaps(rule), Decides::Heaps(decider)) => {
                let mut each = |at: usize, left: &[u64], value| add(at, left, None, value);
                self.moves = decider.moves(rule, heaps, Some(&mut each));
            }
            (Game::Pairs(rule), Decides::Pairs(plane)) => {
                let value = |a: u64, b: u64| u64::from(plane.value(a as usize, b as usize));
                let mut left = Vec::new();
                rule.options(heaps[0], heaps[1], &mut |a, b| left.push((a, b)));
                left.sort_unstable();
                left.dedup();
                for (a, b) in left {
                    add(0, &[a, b], None, value(a, b));
                }
                let all = value(heaps[0], heaps[1]);
                self.moves = Moves::new(Vec::new(), Criterion::Sum(all), all > 0);
                let side = (plane.side() as u64).min(MOST_SIDE) as usize;
                self.values = (0..side).map(|a| plane.row(a)[..side].to_vec()).collect();
            }
            (Game::Memory(rule), Decides::Memory(table)) => {
                let heap = heaps[0];
                self.moves =
                    states::moves(rule, table, heap, self.after, &mut |take, last, value| {
                        add(0, &[heap - take], Some(last), value);
                    });
            }
            _ => unreachable!("a table of another game"),
        }
        (self.count, self.wins, self.choices, self.made) = (count, wins, choices, made);
        if self.cells.is_some() {
            self.moves.count = Some(wins);
        }
    }

    // Another position of the game.
    pub(super) fn at(&self, heaps: Vec<u64>, after: Option<u64>, by: &mut Decides) -> Look {
        let (rule, game, names) = (self.rule.clone(), self.game.clone(), self.names.clone());
        let (choices, values) = (Vec::new(), Vec::new());
        let moves = Moves::new(Vec::new(), Criterion::Over, false);
        let none = (None, None);
        let mut look = Look {
            rule,
            game,
            heaps,
            after,
            choices,
            values,
            moves,
            made: none.0,
            before: none.1,
            names,
            ..*self
        };
        look.fill(by, None);
        look
    }

    // The heaps after a move. A heap that is taken stays as 0, so that the others keep their places.
    pub(super) fn left_by(&self, Choice { at, of, left, .. }: &Choice) -> Vec<u64> {
        let mut heaps = self.heaps.clone();
        match self.terms {
            Terms::Board | Terms::Memory => heaps.clone_from(left),
            Terms::Positions => {
                let first = at * self.arity;
                heaps.splice(first..first + self.arity, left.iter().copied());
            }
            Terms::Coins => {
                for coin in left.iter().chain([of]) {
                    match heaps.iter().position(|head| head == coin) {
                        Some(place) => drop(heaps.remove(place)),
                        None => heaps.push(*coin),
                    }
                }
                put_in_order(&mut heaps);
            }
            Terms::Crosses => {
                heaps.extend(left);
                put_in_order(&mut heaps);
            }
            Terms::Stones | Terms::Rows => {
                let mut parts = parts(left);
                if parts.is_empty() {
                    parts.push(0);
                }
                heaps.splice(at..=at, parts);
            }
        }
        heaps
    }
}

// Parts of a heap, without empty ones.
pub(super) fn parts(left: &[u64]) -> Vec<u64> {
    left.iter().copied().filter(|&part| part > 0).collect()
}

// Coins that show heads, or cells that have a cross, ascending; if there are none, 0.
fn put_in_order(coins: &mut Vec<u64>) {
    coins.sort_unstable();
    coins.dedup();
    coins.retain(|&place| place > 0);
    if coins.is_empty() {
        coins.push(0);
    }
}

/// What a line contains.
pub struct Position {
    rule: String,
    game: Game,
    cells: Option<u64>,
    heaps: Vec<u64>,
    columns: Vec<u64>,
    after: Option<u64>,
    asked: Option<Asked>,
    names: Vec<String>,
}

// A move that is asked about: the index of its heap, what is left, and maybe what then counts as the last take.
#[derive(PartialEq)]
struct Asked {
    at: usize,
    left: Vec<u64>,
    after: Option<u64>,
}

impl Asked {
    fn is(&self, terms: Terms, at: usize, left: &[u64], after: Option<u64>) -> bool {
        let sorted = |left: &[u64]| {
            let mut parts = parts(left);
            parts.sort_unstable();
            parts
        };
        let is_left = || match terms {
            Terms::Board | Terms::Positions => self.left == left,
            _ => sorted(&self.left) == sorted(left),
        };
        self.at == at && (self.after.is_none() || self.after == after) && is_left()
    }
}

impl Meaning for Position {
    const SECTION: &'static str = "position";
    const BEFORE: usize = 0;

    fn is(&self, other: &Position) -> bool {
        let is_move = self.after == other.after && self.asked == other.asked;
        let is_game = self.game == other.game && self.cells == other.cells;
        is_game && self.heaps == other.heaps && is_move
    }

    fn sentence(&self, lang: Lang) -> Option<String> {
        Some(self.game.told(lang))
    }

    fn parse(line: &str) -> Result<Position, Wrong> {
        let mut words = Words::of(line);
        let mut cells = None;
        let (game, rule) = match Written::of(line, 0) {
            None if words.accept("crosses") => {
                cells = Some(words.number(*crosses::CELLS.start(), *crosses::CELLS.end())?);
                let game = Game::of(crosses::RULE).expect("a rule of the grammar");
                (game, words.rule_since(0))
            }
            Some(written) => {
                let written = written?;
                if !written.read.parameters.is_empty() {
                    let what = Fault::Formula(Box::new(Mistake::Family));
                    return Err(Wrong { column: 1, what });
                }
                words = Words::from(line, written.read.end);
                (written.game(), written.name)
            }
            None => (Grammar::of(&words).parse(&mut words)?, words.rule_since(0)),
        };
        let (heaps, columns) = heaps(&game, cells, &mut words)?;
        let after = match &game {
            Game::Memory(rule) => rule.after(&mut words)?,
            _ => None,
        };
        let asked = asked(&mut words)?;
        let mut names = Vec::new();
        if words.accept("named") {
            while let Some(name) = words.next() {
                names.push(name.to_string());
            }
        }
        words.end()?;
        Ok(Position { rule, game, cells, heaps, columns, after, asked, names })
    }
}

// The heaps of a position, and the column of each.
fn heaps(
    game: &Game,
    cells: Option<u64>,
    words: &mut Words,
) -> Result<(Vec<u64>, Vec<u64>), Wrong> {
    let terms = if cells.is_some() { Terms::Crosses } else { Terms::of(game) };
    if words.left() == 0 {
        let usual: &[u64] = match terms {
            Terms::Crosses => &[0],
            Terms::Stones => &[3, 5, 7],
            Terms::Rows => &[4, 9],
            Terms::Coins => &[2, 5, 8, 9],
            Terms::Board => &[5, 8],
            Terms::Memory => &[20],
            Terms::Positions => {
                let own = positions_of(game).map(Own::example);
                let usual = own.map_or_else(Vec::new, |(position, ..)| position);
                let columns = vec![words.column(); usual.len()];
                return Ok((usual, columns));
            }
        };
        return Ok((usual.to_vec(), vec![words.column(); usual.len()]));
    }
    words.expect(":")?;
    let most = match game {
        Game::Memory(_) => state_rule::MOST_HEAP,
        _ => cells.unwrap_or(MOST_HEAP),
    };
    let (mut heaps, mut columns) = (Vec::new(), Vec::new());
    let own = positions_of(game).filter(|_| terms == Terms::Positions);
    let is_move = |words: &Words| matches!(words.peek(), None | Some("move" | "named"));
    let is_end = |words: &Words, count: usize| match game {
        _ if own.is_some_and(|own| count % own.arity() == 0) => is_move(words),
        Game::Own(_) => false,
        Game::Pairs(_) => count == 2,
        Game::Memory(_) => count == 1,
        Game::Heaps(_) => count > 0 && is_move(words),
    };
    while !is_end(words, heaps.len()) {
        if heaps.len() == 1 && matches!(game, Game::Pairs(_)) && words.left() == 0 {
            words.next();
            return Err(words.wrong(Fault::SecondHeap));
        }
        let heap = words.number(0, most)?;
        if terms == Terms::Coins && heap > 0 && heaps.contains(&heap) {
            return Err(words.wrong(Fault::CoinTwice(heap)));
        }
        heaps.push(heap);
        columns.push(words.column());
        if heaps.len() > MOST_HEAPS {
            return Err(words.expected(Expected::Few(MOST_HEAPS as u64, Things::Heaps)));
        }
    }
    if !matches!(game, Game::Heaps(_) | Game::Own(_)) && words.is_number_next() {
        let found = words.next().unwrap_or_default().to_string();
        return Err(words.wrong(Fault::MoreHeaps(heaps.len(), found)));
    }
    if matches!(terms, Terms::Coins | Terms::Crosses) {
        put_in_order(&mut heaps);
    }
    Ok((heaps, columns))
}

// The move that is asked about.
fn asked(words: &mut Words) -> Result<Option<Asked>, Wrong> {
    if !words.accept("move") {
        return Ok(None);
    }
    let at = words.number(1, MOST_HEAPS as u64)? as usize - 1;
    let mut left = Vec::new();
    while words.is_number_next() {
        left.push(words.number(0, MOST_HEAP)?);
    }
    let after = words.accept("after").then(|| words.number(1, MOST_HEAP)).transpose()?;
    Ok(Some(Asked { at, left, after }))
}
