//! Requests of every kind for the law finder, made by its grammar, some with a few bytes changed: no panic, a fault is one
//! line, a proved period holds for four times as many heaps, and who wins a sum is as the values of the definition say.
#![no_main]

use grundy_checks::definition::Game;
use grundy_checks::grammar::Grammar;
use grundy_engine::pattern::{Answer, Found, Requests};
use grundy_fuzz::Bytes;
use libfuzzer_sys::fuzz_target;

fn request(grammar: &mut Grammar<Bytes>) -> String {
    let numbers = |grammar: &mut Grammar<Bytes>, most, bound| {
        grammar.list(most, " ", |grammar: &mut Grammar<Bytes>| grammar.below(bound).to_string())
    };
    let rule = match grammar.below(12) {
        0 => return format!("values {}", numbers(grammar, 40, 5)),
        1 => grammar.family(),
        2 => grammar.pairs(),
        3 => grammar.memory(),
        _ => grammar.heaps(),
    };
    // The hard rules get smaller heaps.
    let is_hard = rule.contains("misere") || rule.contains("pairs");
    let most = grammar.below(if is_hard { 24 } else { 100 });
    match grammar.below(8) {
        0 => format!("table {rule} to {most}"),
        1 => format!("plot {rule} to {most}"),
        2 => format!("antisg {rule} to {}", most % 24),
        3 | 4 => format!("moves {rule} : {}", numbers(grammar, 4, 40)),
        _ => format!("law {rule} to {most}"),
    }
}

fn answer(request: &str) -> Option<Answer> {
    match Requests::default().answer(request) {
        Ok(answer) => answer,
        Err(wrong) => {
            let what = wrong.what.to_string();
            assert!(!what.is_empty() && !what.contains('\n'), "{request:?}: {what:?}");
            assert!(wrong.column >= 1, "{request:?}");
            None
        }
    }
}

fn check(said: &Answer) {
    let mut game = Game::new(&said.rule);
    let proved = said.law().filter(|law| law.known.is_proved()).and_then(|law| law.linear());
    if let Some(law) = proved {
        let most = (4 * said.to).max((law.preperiod + 2 * law.period) as u64);
        let values = game.values(most.min(game.reach()).min(250));
        let mut all = law.preperiod..values.len().saturating_sub(law.period);
        assert!(all.all(|n| values[n + law.period] == values[n] + law.saltus), "{said}");
    }
    if let (Found::Moves { heaps, moves, .. }, false) = (&said.found, said.rule.contains("misere"))
    {
        let values = game.values(40);
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        assert_eq!(moves.is_won, sum != 0, "{said}");
    }
}

fuzz_target!(|data: &[u8]| {
    let [changes, data @ ..] = data else {
        return;
    };
    let changes = usize::from((changes % 8).saturating_sub(4));
    let (data, last) = data.split_at(data.len().saturating_sub(2 * changes));
    let request = request(&mut Grammar(Bytes(data.iter())));
    let mut text = request.clone().into_bytes();
    for change in last.chunks_exact(2) {
        let at = usize::from(change[0]) % text.len();
        // No digit is changed: a larger number may take seconds.
        if !change[1].is_ascii_digit() && change[1] < 128 && !text[at].is_ascii_digit() {
            text[at] = change[1];
        }
    }
    let text = String::from_utf8(text).unwrap();
    if text.contains('\n') || text.trim_start().starts_with(['#', ';']) {
        return;
    }
    if let Some(said) = answer(&text) {
        assert!(!said.to_string().is_empty());
        if text == request && said.family().is_none() {
            check(&said);
        }
    }
});
