//! The misere quotient of an octal game: for people, or as a certificate.

use grundy::io::Fault;
use grundy_engine::misere::{request, MAX_LINE};
use grundy_engine::requests::{self, Lines};

const ABOUT: &str = "\
Misere-quotient: in the game with an octal code, whoever makes the last move loses. The misere
quotient is a monoid that tells who wins any sum of heaps. Each heap has a state, an element of the
monoid. Multiply the states of the heaps: the sum is lost if the product is one of the lost
elements.

In a request, `#` begins a comment:
    CODE               order and number of lost elements; tame (the quotient T_n of Nim heaps below 2^n) or wild;
                       the period of the heaps' states; generators, relations, lost words
    certificate CODE   all states, so that a checker needs nothing else; docs/misere-certificates.md explains it

Game:    misere
Judged:  nowhere
Input:   until the end, a request a line.
Output:  for each request its answer, with an empty line between two answers.
Range:   codes of up to 4096 digits, with 0, 4 or nothing before the point. Quotients of up to 1500
         elements and 20000 heaps, as far as some two seconds and 100 MB suffice; for a game beyond
         these limits, the answer is proved for the heaps up to the one that it names. A wrong
         request is reported with its line, and the next request is answered.
Cost:    cannot be known in advance; 409 of the solved games of docs/misere.md take 0.1 s together.

Sample input:
0.75
certificate 0.2   # take one of at least two
Sample output:
0.75: order 8, 2 lost, wild, period 2 from 8, proved for all heaps
generators: a = 1, b = 2, c = 5
relations: a^2 = 1, bc = ab, b^3 = b, c^2 = b^2
lost: a, b^2

code 0.2
order 2
outcomes NP
period 2 from 1
heap 1: 0
heap 2: 1
heap 3: 0
heap 4: 1
heap 5: 0
heap 6: 1
action 0: 0 1
action 1: 1 0
";

fn solve(lines: &mut Lines) -> Result<(), Fault> {
    lines.answer(MAX_LINE, |line| {
        Ok(request(line)?.map_or(String::new(), |answer| answer.to_string()))
    })
}

fn main() {
    requests::run("misere-quotient", ABOUT, solve);
}
