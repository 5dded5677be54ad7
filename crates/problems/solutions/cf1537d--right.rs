// expect: AC
// Lost are odd numbers and odd powers of 2. A scanner of the usual kind.
// kind: right
use std::io::{stdin, stdout, BufRead, BufWriter, Write};
use std::str::FromStr;

struct Scanner<R> {
    reader: R,
    buffer: Vec<String>,
}

impl<R: BufRead> Scanner<R> {
    fn new(reader: R) -> Self {
        Self { reader, buffer: Vec::new() }
    }

    fn next<T: FromStr>(&mut self) -> T {
        loop {
            if let Some(token) = self.buffer.pop() {
                return token.parse().ok().expect("Failed parse");
            }
            let mut input = String::new();
            self.reader.read_line(&mut input).expect("Failed read");
            self.buffer = input.split_whitespace().rev().map(String::from).collect();
        }
    }
}

macro_rules! yn {
    ($x:expr) => {
        if $x { "Alice" } else { "Bob" }
    };
}

fn main() {
    let mut scan = Scanner::new(stdin().lock());
    let mut out = BufWriter::new(stdout());
    let t: usize = scan.next();
    for _ in 0..t {
        let n: u64 = scan.next();
        let lost = n % 2 == 1 || n.is_power_of_two() && n.trailing_zeros() % 2 == 1;
        writeln!(out, "{}", yn!(!lost)).unwrap();
    }
}
