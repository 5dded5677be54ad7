//! VS AtCoder: white stones become blue ones.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles of w white and b blue stones: a move takes a white stone and adds as many blue stones as there
were white ones, or takes 1 to b / 2 blue ones, rounded down; whoever cannot move loses.

The program tabulates the values for all w and b that play can reach. With w unchanged, the options
have b - floor(b / 2) to b - 1 blue stones, as in restricted Nim; taking a white stone adds one
more option.

Game:    its own
Judged:  AtCoder typical90_ae; 2 s, 1024 MB (not confirmed); N up to 10^5, w and b up to 50, no empty pile
Sample:  ours.
Input:   one case: N, then N numbers w, then N numbers b.
Output:  `First` or `Second`, whoever wins.
Range:   any N, w and b up to 100.
Cost:    O(1) for each of up to 350000 values, and O(1) a pile; 1 MB, and 16 bytes a pile.

Sample input:
2
1 0
2 3
Sample output:
First
";

const MOST: u64 = 100;

// The values of w white stones by the number of blue ones; `fewer` has those of w - 1, up to w more blue ones.
fn row(w: usize, blue: usize, fewer: &[u16]) -> Vec<u16> {
    let mut row: Vec<u16> = Vec::new();
    // The last position of each value, counted from 1.
    let mut last = vec![0; blue + 2];
    // The least value that taking blue stones does not reach.
    let mut least = 0;
    for b in 0..=blue {
        let first = b - b / 2;
        if b % 2 == 1 {
            // One option is out of reach now; it may be the last with its value.
            let lost = usize::from(row[first - 1]);
            if last[lost] == first {
                least = least.min(lost);
            }
        }
        while last[least] > first {
            least += 1;
        }
        let white = fewer.get(b + w).map(|&value| usize::from(value));
        let is_free = |value: &usize| last[*value] <= first && Some(*value) != white;
        let value = (least..).find(is_free).unwrap_or(least);
        last[value] = b + 1;
        row.push(value as u16);
    }
    row
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let whites = io.read_list(n, 0, MOST)?;
    let blues = io.read_list(n, 0, MOST)?;
    let most = |of: &[u64]| of.iter().copied().max().unwrap_or(0) as usize;
    let (white, blue) = (most(&whites), most(&blues));
    let mut rows: Vec<Vec<u16>> = Vec::new();
    for w in 0..=white {
        // The blue stones that white stones above w may add.
        let blue = blue + (white * (white + 1) - w * (w + 1)) / 2;
        let next = row(w, blue, rows.last().map_or(&[], |row| row));
        rows.push(next);
    }
    let mut sum = 0;
    for (&w, &b) in whites.iter().zip(&blues) {
        sum ^= rows[w as usize][b as usize];
    }
    io.write_line(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    io::run("typical90-031", ABOUT, solve);
}
