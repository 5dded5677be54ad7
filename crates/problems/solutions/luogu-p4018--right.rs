// expect: AC
// Multiples of 6 are lost; the whole input as one string.
// kind: right
use std::io::{self, Read, Write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let mut it = input.split_ascii_whitespace().map(|x| x.parse::<u32>().unwrap());
    let t = it.next().unwrap() as usize;
    let ans: Vec<&str> =
        it.take(t).map(|n| if n % 6 == 0 { "Roy wins!" } else { "October wins!" }).collect();
    io::stdout().write_all(ans.join("\n").as_bytes())?;
    Ok(())
}
