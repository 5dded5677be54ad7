//! The claim: what the lines of a certificate say. Only their form is verified here.

use anyhow::{bail, ensure, Context, Result};
use std::collections::HashMap;
use std::iter::Peekable;
use std::str::Split;

/// What a certificate says.
#[derive(Clone, Debug)]
pub struct Claim {
    pub code: String,
    /// Whether each state is lost.
    pub lost: Vec<bool>,
    /// The length of the period, and the heap from which it holds.
    pub period: Option<(usize, usize)>,
    /// The state of each heap from 0.
    pub states: Vec<usize>,
    /// For each state that a heap has: where it takes each state.
    pub actions: HashMap<usize, Vec<usize>>,
}

impl Claim {
    /// The state of a heap.
    pub fn state(&self, heap: usize) -> usize {
        match self.period {
            Some((length, start)) if heap >= start => self.states[start + (heap - start) % length],
            _ => self.states[heap],
        }
    }

    /// Whether a sum is lost for the player to move.
    pub fn is_lost(&self, heaps: &[usize]) -> bool {
        let heaps = heaps.iter().filter(|&&heap| heap > 0);
        let state = heaps.fold(0, |x, &heap| self.actions[&self.state(heap)][x]);
        self.lost[state]
    }
}

/// What a certificate says, or the first line that does not belong in a certificate.
pub fn parse(text: &str) -> Result<Claim> {
    let text = text.strip_suffix('\n').context("no newline at the end")?;
    let mut lines: Lines = text.split('\n').peekable();
    let code = named(&mut lines, "code")?.to_string();
    let order = number(named(&mut lines, "order")?)?;
    let outcomes = named(&mut lines, "outcomes")?.chars().map(outcome);
    let lost: Vec<bool> = outcomes.collect::<Result<_>>()?;
    ensure!(order > 0 && lost.len() == order, "as many outcomes as the order says");
    let is_periodic = lines.peek().is_some_and(|line| line.starts_with("period "));
    let (period, heaps) = if is_periodic {
        let period = named(&mut lines, "period")?.split_once(" from ");
        let (length, start) = period.context("expected period P from S")?;
        (Some((number(length)?, number(start)?)), None)
    } else {
        (None, Some(number(named(&mut lines, "heaps")?)?))
    };
    let state = |word: &str| match number(word)? {
        state if state < order => Ok(state),
        _ => bail!("no state: {word}"),
    };
    let mut states = vec![0];
    while let Some(line) = lines.next_if(|line| line.starts_with("heap ")) {
        let prefix = format!("heap {}: ", states.len());
        let word = line.strip_prefix(&prefix);
        states.push(state(word.with_context(|| format!("expected {prefix}"))?)?);
    }
    let is_count = |heaps| heaps == states.len() - 1;
    ensure!(heaps.is_none_or(is_count), "as many heaps as it says");
    let mut of_heaps = states[1..].to_vec();
    of_heaps.sort_unstable();
    of_heaps.dedup();
    let mut actions = HashMap::new();
    for state_of_heap in of_heaps {
        let prefix = format!("action {state_of_heap}: ");
        let line = lines.next().and_then(|line| line.strip_prefix(&prefix));
        let line = line.with_context(|| format!("expected {prefix}"))?;
        let action: Vec<usize> = line.split(' ').map(state).collect::<Result<_>>()?;
        ensure!(action.len() == order, "{prefix} as many states as the order says");
        actions.insert(state_of_heap, action);
    }
    if let Some(line) = lines.next() {
        bail!("expected the end, found {line:?}");
    }
    Ok(Claim { code, lost, period, states, actions })
}

type Lines<'a> = Peekable<Split<'a, char>>;

/// What follows the name on the next line.
fn named<'a>(lines: &mut Lines<'a>, name: &str) -> Result<&'a str> {
    let line = lines.next().with_context(|| format!("no line {name}"))?;
    let rest = line.strip_prefix(name);
    let rest = rest.and_then(|rest| rest.strip_prefix(' '));
    rest.with_context(|| format!("expected {name}, found {line:?}"))
}

fn outcome(letter: char) -> Result<bool> {
    match letter {
        'P' => Ok(true),
        'N' => Ok(false),
        _ => bail!("no outcome: {letter:?}"),
    }
}

fn number(word: &str) -> Result<usize> {
    let number: usize = word.parse().ok().with_context(|| format!("no number: {word:?}"))?;
    let is_plain = number.to_string() == word && number < 1 << 30;
    ensure!(is_plain, "not as numbers are written: {word:?}");
    Ok(number)
}
