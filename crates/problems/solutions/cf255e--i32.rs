// expect: RE
// The heaps do not fit into an i32.
// kind: int
use std::io::{self, BufRead};

fn sg(x: i32) -> usize {
    match x {
        0..=3 => 0,
        4..=15 => 1,
        16..=81 => 2,
        82..=6723 => 0,
        6724..=50625 => 3,
        _ => 1,
    }
}

fn main() {
    let stdin = io::stdin();
    let mut lines = stdin.lock().lines().map(|line| line.unwrap());
    let _n: usize = lines.next().unwrap().trim().parse().unwrap();
    let heaps = lines.next().unwrap();
    let ans = heaps.split_whitespace().fold(0, |ans, a| ans ^ sg(a.parse::<i32>().unwrap()));
    println!("{}", if ans > 0 { "Furlo" } else { "Rublo" });
}
