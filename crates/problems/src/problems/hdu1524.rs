//! A Chess Game: tokens on an acyclic graph, many positions.

use crate::problem::*;
use crate::references::graph::Graph;

pub fn problem() -> Problem {
    let n = n(1000).within(0, 4_294_967_280).small(8);
    let format = Format {
        cases: Cases::ToEndOrZero,
        ..to_end(parts![n, Part::Successors("n", 0), Part::Own(&Positions)])
    };
    Problem::new(format, reference)
}

/// Positions of tokens, one per line: the number of tokens, at most 10 at the judge, and their nodes. A 0 ends them.
struct Positions;

impl Own for Positions {
    fn name(&self) -> &'static str {
        "tokens"
    }

    fn has_nodes(&self) -> bool {
        true
    }

    fn row(&self) -> String {
        "(\"own\", tokens, \"n\", 10)".to_string()
    }

    fn check(&self) -> &'static str {
        include_str!("hdu1524.py")
    }

    fn limits(&self) -> Vec<Limit> {
        let node = ["`node`: 0 to `n` - 1", "`node`：0 到 `n` - 1"];
        vec![Limit::Count("tokens".to_string(), None, Span::of(1, 10)), Limit::Own(node)]
    }

    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread> {
        let last = case.number("n") - 1;
        let mut positions = Vec::new();
        loop {
            let most = match reader.bounds {
                Bounds::Program => u64::MAX,
                Bounds::Judge => 10,
            };
            let tokens = reader.number(0, most, true)?;
            if tokens == 0 {
                return Ok(Value::List(positions));
            }
            let node = number("node", 0, last).within(0, last);
            positions.push(reader.list(tokens, &Entries::of(parts![node]), case)?);
        }
    }

    fn print(&self, value: &Value, text: &mut Text) {
        text.counted_rows(value.list());
        text.put(0);
        text.end_line();
    }

    fn make(&self, made: &mut Made) -> Value {
        let positions = match made.size {
            Size::UpTo(size) => made.choose.between(0, size),
            Size::Small | Size::Mixed(_) => made.choose.between(0, 4),
            Size::Largest(_) => 1000,
        };
        let (tokens, last) = (number("tokens", 1, 10).small(3), made.case.number("n") - 1);
        let counts: Vec<u64> = (0..positions).map(|_| made.number(&tokens, 1, true)).collect();
        let node = number("node", 0, u64::MAX).within(0, last);
        let mut position = |count: u64| {
            let nodes = (0..count).map(|_| Value::Number(made.number(&node, 0, false)));
            Value::List(nodes.collect())
        };
        Value::List(counts.into_iter().map(&mut position).collect())
    }

    fn smaller(&self, value: &Value) -> Vec<Value> {
        let tokens = list_of(number("tokens", 1, 10), parts![number("node", 0, u64::MAX)]);
        smaller_list(&[tokens], value, true, false)
    }
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let mut graph = Graph::new(case.lists("graph"), 0);
    let lists = case.lists("tokens");
    lists.iter().map(|tokens| choose(graph.is_won(tokens), "WIN", "LOSE")).collect()
}
