//! Which table the tokens of a text are: a list, columns, rows or a square.

use super::table::{not_a_number, too_many, wrong, FromOne, Pasted, Table, MOST_VALUES};
use super::tokens::{Bracket, Kind, Token};
use crate::fault::{Fault, Misread};
use crate::requests::Wrong;
use std::mem;
use std::ops::Range;

// How many values a line to write instead spells out.
const MOST_SPELLED: usize = 200;

// A heap whose value follows, or a value.
#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Heap(u64),
    Number(u64),
    Won(bool),
}

type Cells<'a> = &'a [(usize, Cell)];

// A line of the text, or what stands in the inner brackets.
#[derive(Clone, Default)]
struct Row {
    cells: Range<usize>,
    labels: usize,
    first: Option<Kind>,
    // The dots at its end.
    dots: Option<usize>,
}

/// The cells of a text in rows.
pub struct Rows {
    cells: Vec<(usize, Cell)>,
    rows: Vec<Row>,
    /// The headings before the first row.
    heads: usize,
    /// Whether brackets stand around all, and whether there are others in them.
    is_list: bool,
    is_nested: bool,
    /// Whether all numbers stand in pairs in round brackets.
    are_pairs: bool,
    // The dots between cells of a row, and the end.
    gap: Option<usize>,
    end: usize,
}

impl Rows {
    pub fn of(tokens: Vec<Token>) -> Rows {
        let end = tokens.last().map_or(0, |last| last.at + 1);
        let tokens = simplified(tokens);
        let (mut depth, mut most, mut groups) = (0, 0, 0);
        for token in &tokens {
            match token.kind {
                Kind::Open(_) => {
                    groups += usize::from(depth == 0);
                    depth += 1;
                    most = most.max(depth);
                }
                Kind::Close(_) => depth = depth.max(1) - 1,
                _ => {}
            }
        }
        let is_cell = |kind: Kind| matches!(kind, Kind::Number(_) | Kind::Won(_));
        let is_bracket = |kind: Kind| matches!(kind, Kind::Open(_) | Kind::Close(_));
        let edges = || {
            tokens.iter().map(|token| token.kind).filter(|kind| is_cell(*kind) || is_bracket(*kind))
        };
        let is_around =
            edges().next().is_some_and(is_bracket) && edges().next_back().is_some_and(is_bracket);
        let mut rows = Rows {
            cells: Vec::new(),
            rows: Vec::new(),
            heads: 0,
            is_list: most == 1 && groups == 1 && is_around,
            is_nested: most > 1 || groups > 1,
            are_pairs: are_pairs(&tokens),
            gap: None,
            end,
        };
        let inner = most.max(1) - 1;
        let (mut row, mut depth) = (Row::default(), 0);
        for (place, Token { at, kind }) in tokens.iter().enumerate() {
            let is_heap = tokens.get(place + 1).is_some_and(|next| next.kind == Kind::Joins);
            let cell = match *kind {
                Kind::Number(number) if is_heap => Cell::Heap(number),
                Kind::Number(number) => Cell::Number(number),
                Kind::Won(is_won) => Cell::Won(is_won),
                kind => {
                    match kind {
                        Kind::Heap | Kind::Value | Kind::Other => {
                            row.labels += 1;
                            row.first = row.first.or(Some(kind).filter(|_| row.cells.is_empty()));
                        }
                        Kind::Dots => row.dots = Some(*at),
                        Kind::Open(_) => depth += 1,
                        Kind::Close(_) => {
                            depth = depth.max(1) - 1;
                            if rows.is_nested && depth == inner {
                                rows.end_row(&mut row);
                            }
                        }
                        Kind::End if !rows.is_nested => rows.end_row(&mut row),
                        _ => {}
                    }
                    continue;
                }
            };
            if row.dots.is_some() {
                rows.gap = rows.gap.or(row.dots);
            }
            rows.cells.push((*at, cell));
            row.cells.end = rows.cells.len();
        }
        rows.end_row(&mut row);
        rows
    }

    fn end_row(&mut self, row: &mut Row) {
        let end = self.cells.len();
        let done = mem::replace(row, Row { cells: end..end, ..Row::default() });
        if !done.cells.is_empty() {
            self.rows.push(done);
        } else if self.rows.is_empty() {
            self.heads = self.heads.max(done.labels);
        }
    }

    fn row(&self, row: usize) -> Cells<'_> {
        &self.cells[self.rows[row].cells.clone()]
    }

    /// The table; `are_lost` tells that its pairs are said to be lost.
    pub fn read(&self, text: &str, are_lost: bool) -> Result<Pasted, Wrong> {
        let Some(&(first, _)) = self.cells.first() else {
            return Err(wrong(self.end, not_a_number(u64::MAX, None)));
        };
        if let Some(at) = self.gap {
            return Err(wrong(at, Misread::Gap));
        }
        if self.are_pairs {
            return self.lost(are_lost);
        }
        if self.cells.iter().any(|of| matches!(of.1, Cell::Heap(_))) {
            return self.by_heaps();
        }
        if let Some(found) = self.two_rows() {
            return found;
        }
        let dots = self.rows[..self.rows.len() - 1].iter().find_map(|row| row.dots);
        if let Some(at) = dots {
            return Err(wrong(at, Misread::Gap));
        }
        if let Some(found) = self.two_columns().or_else(|| self.edges()) {
            return found;
        }
        let width = self.row(0).len();
        let odd = (1..self.rows.len()).find(|&row| self.row(row).len() != width);
        if self.is_nested {
            if let Some(row) = odd {
                let found = self.row(row).len();
                return Err(wrong(self.row(row)[0].0, Misread::Length { expected: width, found }));
            }
        }
        if self.is_list || self.rows.len() == 1 || width == 1 || odd.is_some() {
            return listed(&self.cells, None);
        }
        if self.is_nested && (width != 2 || self.rows.len() == 2) || self.is_mirrored() {
            return self.pairs(0, 0);
        }
        let found = text[first..].lines().next().unwrap_or_default().trim_end();
        Err(wrong(first, Fault::Unclear(self.readings(), shortened(found))))
    }

    // The lines for the readings of rows of the same length.
    fn readings(&self) -> Vec<String> {
        let told = |cell: &(usize, Cell)| match cell.1 {
            Cell::Heap(number) | Cell::Number(number) => number.to_string(),
            Cell::Won(is_won) => (if is_won { "W" } else { "L" }).to_string(),
        };
        let width = self.row(0).len();
        let shown = self.cells.len().min(MOST_SPELLED.max(width));
        let more = if shown < self.cells.len() { " ..." } else { "" };
        let list: Vec<String> = self.cells[..shown].iter().map(told).collect();
        let rows: Vec<String> = list.chunks(width).map(|row| row.join(",")).collect();
        let pairs = match width {
            2 => format!("values ({}){more}", rows.join(") (")),
            _ => format!("values [[{}]{more}]", rows.join("], [")),
        };
        vec![format!("values {}{more}", list.join(" ")), pairs]
    }

    // Whether it is a square of numbers that is its own mirror image.
    fn is_mirrored(&self) -> bool {
        let side = self.rows.len();
        let value = |a: usize, b: usize| self.row(a)[b].1;
        side > 2
            && self.row(0).len() == side
            && (0..side).all(|a| (0..a).all(|b| value(a, b) == value(b, a)))
    }

    // Pairs in round brackets.
    fn lost(&self, are_lost: bool) -> Result<Pasted, Wrong> {
        let number = |of: &(usize, Cell)| match of.1 {
            Cell::Heap(number) | Cell::Number(number) => number,
            Cell::Won(_) => 0,
        };
        let pairs: Vec<(u64, u64)> =
            self.cells.chunks(2).map(|two| (number(&two[0]), number(&two[1]))).collect();
        let counts = (0..).zip(&pairs).all(|(heap, pair)| pair.0 == heap);
        if counts && pairs.len() > 2 && !are_lost {
            let both = |one: fn((u64, u64)) -> String, between: &str| {
                let shown: Vec<String> =
                    pairs.iter().take(MOST_SPELLED).map(|pair| one(*pair)).collect();
                let more = if shown.len() < pairs.len() { " ..." } else { "" };
                shown.join(between) + more
            };
            let all = both(|(a, b)| format!("({a},{b})"), " ");
            let lines = vec![
                format!("values {}", both(|pair| pair.1.to_string(), " ")),
                format!("values lost {all}"),
            ];
            return Err(wrong(self.cells[0].0, Fault::Unclear(lines, shortened(&all))));
        }
        Ok(Pasted { table: Table::Lost(pairs), from_one: None })
    }

    // Heaps with their values: one each, or rows, each of which begins with its heap.
    fn by_heaps(&self) -> Result<Pasted, Wrong> {
        let is_heap = |of: &(usize, Cell)| matches!(of.1, Cell::Heap(_));
        let head = self.cells.iter().position(is_heap).unwrap_or(0);
        if head > 0 {
            counts(&self.cells[..head], 0)?;
        }
        let mut groups: Vec<(usize, u64, Cells)> = Vec::new();
        let mut at = head;
        while at < self.cells.len() {
            let Cell::Heap(heap) = self.cells[at].1 else { break };
            let rest = &self.cells[at + 1..];
            let length = rest.iter().position(is_heap).unwrap_or(rest.len());
            if length == 0 {
                return Err(wrong(self.cells[at].0, Misread::Missing(heap)));
            }
            groups.push((self.cells[at].0, heap, &rest[..length]));
            at += 1 + length;
        }
        let width = groups[0].2.len();
        let is_even = || groups.iter().all(|group| group.2.len() == width);
        let are_rows = || (0..).zip(&groups).all(|(row, group)| group.1 == row);
        if head > 0 || width > 1 && groups.len() > 1 && are_rows() && is_even() {
            let rows = (0..).zip(&groups).map(|(row, (at, heap, cells))| {
                let expected = if head > 0 { head } else { width };
                match cells.len() {
                    _ if *heap != row => {
                        Err(wrong(*at, Misread::Heap { expected: row, found: *heap }))
                    }
                    found if found != expected => {
                        Err(wrong(*at, Misread::Length { expected, found }))
                    }
                    _ => Ok(*cells),
                }
            });
            return two_heaps(&rows.collect::<Result<Vec<Cells>, _>>()?);
        }
        let (at, first) = (groups[0].0, groups[0].1);
        if first > 1 {
            return Err(wrong(at, Misread::First(first)));
        }
        let mut values = Vec::new();
        for (at, heap, cells) in groups {
            let expected = first + values.len() as u64;
            if heap != expected {
                return Err(wrong(at, Misread::Heap { expected, found: heap }));
            }
            values.extend_from_slice(cells);
        }
        listed(&values, Some(first))
    }

    // Rows of heaps, each above a row of their values; at least one of the two has a name in front.
    fn two_rows(&self) -> Option<Result<Pasted, Wrong>> {
        let is_named = |row: usize, label: Kind| {
            self.rows[row].first == Some(label) && self.rows[row].labels < 3
        };
        let are_two = |at: usize| {
            is_named(at, Kind::Heap) && !is_named(at + 1, Kind::Heap)
                || is_named(at + 1, Kind::Value) && self.rows[at].first.is_none()
        };
        let is_even = self.rows.len() % 2 == 0;
        if !is_even || !(0..self.rows.len()).step_by(2).all(are_two) {
            return None;
        }
        let read = || {
            let (mut heaps, mut values) = (Vec::new(), Vec::new());
            for row in (0..self.rows.len()).step_by(2) {
                let (above, below) = (self.row(row), self.row(row + 1));
                let (expected, found) = (above.len(), below.len());
                if expected != found {
                    return Err(wrong(below[0].0, Misread::Length { expected, found }));
                }
                heaps.extend_from_slice(above);
                values.extend_from_slice(below);
            }
            let first = first_of(&heaps)?;
            counts(&heaps, first)?;
            listed(&values, Some(first))
        };
        Some(read())
    }

    // A column of heaps beside that of their values.
    fn two_columns(&self) -> Option<Result<Pasted, Wrong>> {
        let are_two = |row: usize| self.row(row).len() == 2;
        if self.is_list || !(0..self.rows.len()).all(are_two) {
            return None;
        }
        let heaps: Vec<(usize, Cell)> = self.cells.iter().step_by(2).copied().collect();
        let values: Vec<(usize, Cell)> = self.cells.iter().skip(1).step_by(2).copied().collect();
        let first = first_of(&heaps);
        let counted = first.clone().and_then(|first| counts(&heaps, first));
        // Names say that the first column counts; without any, it may be something else.
        let are_named = self.heads > 1 || self.rows.iter().all(|row| row.labels > 0);
        let has_winners = values.iter().all(|of| matches!(of.1, Cell::Won(_)));
        match (first, counted) {
            (Ok(first), Ok(())) if heaps.len() > 2 || are_named => {
                Some(listed(&values, Some(first)))
            }
            (_, Err(wrong))
                if are_named || has_winners && matches!(heaps[0].1, Cell::Number(_)) =>
            {
                Some(Err(wrong))
            }
            _ => None,
        }
    }

    // A table with the numbers of its columns above it, and those of its rows in front.
    fn edges(&self) -> Option<Result<Pasted, Wrong>> {
        let width = self.row(0).len();
        let is_row = |row: usize| {
            let cells = self.row(row);
            cells.len() == width + 1 && cells[0].1 == Cell::Number(row as u64 - 1)
        };
        let are_edges = self.rows.len() > 1
            && width > 1
            && counts(self.row(0), 0).is_ok()
            && (1..self.rows.len()).all(is_row);
        are_edges.then(|| self.pairs(1, 1))
    }

    // The table of two heaps behind so many rows and columns.
    fn pairs(&self, above: usize, before: usize) -> Result<Pasted, Wrong> {
        let rows = (above..self.rows.len()).map(|row| &self.row(row)[before..]);
        two_heaps(&rows.collect::<Vec<Cells>>())
    }
}

// Without what says nothing: a declaration in front of a list, names with what joins them to a value, and the brackets
// around a heap.
fn simplified(tokens: Vec<Token>) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
    let is_name = |kind: Kind| matches!(kind, Kind::Heap | Kind::Value | Kind::Other);
    for (place, token) in tokens.iter().enumerate() {
        let mut after = tokens[place + 1..].iter().map(|token| token.kind);
        match token.kind {
            Kind::Close(_) => {
                let tail = out.len().saturating_sub(3);
                match out[tail..] {
                    // g(n)
                    [.., name, Token { kind: Kind::Open(_), .. }, of]
                        if is_name(name.kind) && is_name(of.kind) =>
                    {
                        out.truncate(tail + 1);
                        continue;
                    }
                    // g(0) =
                    [.., Token { kind: Kind::Open(_), .. }, Token { kind: Kind::Number(_), .. }]
                        if after.next() == Some(Kind::Joins) =>
                    {
                        out.remove(out.len() - 2);
                        continue;
                    }
                    _ => {}
                }
            }
            Kind::Joins => {
                let last = out.last().map_or(Kind::End, |last| last.kind);
                let is_declared = matches!(
                    after.find(|kind| *kind != Kind::End),
                    Some(Kind::Open(Bracket::Square | Bracket::Curly))
                );
                let is_heap = matches!(last, Kind::Number(_));
                if is_declared {
                    // int g[9] = {
                    let line = out
                        .iter()
                        .rposition(|token| token.kind == Kind::End)
                        .map_or(0, |end| end + 1);
                    let is_size = line < out.len() && is_name(out[line].kind);
                    if is_size {
                        let names: Vec<Token> = out[line..]
                            .iter()
                            .filter(|token| is_name(token.kind))
                            .copied()
                            .collect();
                        out.truncate(line);
                        out.extend(names);
                        continue;
                    }
                }
                if !is_heap {
                    continue;
                }
            }
            _ => {}
        }
        out.push(*token);
    }
    out
}

// Whether all numbers stand in pairs in round brackets.
fn are_pairs(tokens: &[Token]) -> bool {
    let round = Bracket::Round;
    let mut kinds = tokens.iter().map(|token| token.kind).filter(|kind| match kind {
        Kind::Open(bracket) | Kind::Close(bracket) => *bracket == round,
        Kind::Number(_) | Kind::Won(_) | Kind::Joins => true,
        _ => false,
    });
    let mut count = 0;
    while let Some(kind) = kinds.next() {
        let numbers = [kinds.next(), kinds.next()];
        let are_numbers = numbers.iter().all(|kind| matches!(kind, Some(Kind::Number(_))));
        if kind != Kind::Open(round) || !are_numbers || kinds.next() != Some(Kind::Close(round)) {
            return false;
        }
        count += 1;
    }
    count > 0
}

// The first heap of a table, 0 or 1.
fn first_of(heaps: Cells) -> Result<u64, Wrong> {
    match heaps[0] {
        (_, Cell::Number(first)) if first < 2 => Ok(first),
        (at, Cell::Number(first)) => Err(wrong(at, Misread::First(first))),
        (at, _) => Err(wrong(at, Misread::Mixed)),
    }
}

// Checks that these are heaps one after the other.
fn counts(heaps: Cells, first: u64) -> Result<(), Wrong> {
    let other = (first..).zip(heaps).find(|(heap, (_, cell))| *cell != Cell::Number(*heap));
    match other {
        None => Ok(()),
        Some((expected, &(at, Cell::Number(found) | Cell::Heap(found)))) => {
            Err(wrong(at, Misread::Heap { expected, found }))
        }
        Some((_, &(at, Cell::Won(_)))) => Err(wrong(at, Misread::Mixed)),
    }
}

// The values or winners of two heaps.
fn two_heaps(rows: &[Cells]) -> Result<Pasted, Wrong> {
    let are_winners = matches!(rows[0][0].1, Cell::Won(_));
    let value = |&(at, cell): &(usize, Cell)| match cell {
        cell if are_winners != matches!(cell, Cell::Won(_)) => Err(wrong(at, Misread::Mixed)),
        Cell::Heap(value) | Cell::Number(value) => u32::try_from(value)
            .map_err(|_| wrong(at, not_a_number(u32::MAX.into(), Some(&value.to_string())))),
        Cell::Won(is_won) => Ok(is_won.into()),
    };
    let rows = rows.iter().map(|row| row.iter().map(value).collect());
    let table = Table::Pairs { rows: rows.collect::<Result<_, _>>()?, are_winners };
    Ok(Pasted { table, from_one: None })
}

// The values or winners of the heaps from `first` on; without a first heap the list says it, if it has winners.
fn listed(cells: Cells, first: Option<u64>) -> Result<Pasted, Wrong> {
    let are_winners = matches!(cells[0].1, Cell::Won(_));
    let from_one = match (first, cells[0].1) {
        (Some(1), _) => Some(FromOne::Index),
        (None, Cell::Won(true)) => Some(FromOne::Won),
        _ => None,
    };
    let mut values = Vec::with_capacity(cells.len() + 1);
    values.extend(from_one.map(|_| 0));
    for &(at, cell) in cells {
        let value = match cell {
            Cell::Won(is_won) if are_winners => is_won.into(),
            Cell::Number(number) if !are_winners => number,
            _ => return Err(wrong(at, Misread::Mixed)),
        };
        if values.len() == MOST_VALUES {
            return Err(wrong(at, too_many(&value.to_string())));
        }
        values.push(value);
    }
    let table = if are_winners { Table::Winners(values) } else { Table::Values(values) };
    Ok(Pasted { table, from_one })
}

fn shortened(text: &str) -> String {
    let shown: String = text.chars().take(40).collect();
    let more = if shown.len() < text.len() { "..." } else { "" };
    shown + more
}
