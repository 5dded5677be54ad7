//! Pattern: the law finder.

use grundy::io::Fault;
use grundy_engine::pattern::answers;
use grundy_engine::requests::{self, Lines};

const ABOUT: &str = "\
Pattern finds the law of a game with heaps. From a rule it finds the values, their period with its proof, a function in
three languages, and the winning moves with their reasons. From a table of values it finds their law.

In a request, `#` begins a comment, and commas and brackets of any kind count as blanks:
    values 0 1 0 1 2 3 2 ...    the law of these values, the first being that of the empty heap, or of another table (below)
    law RULE to N               the law of the values of the heaps 0 to N
    law RULE for NAME in A..B, ... to N    the same for a family, a rule with parameters, and formulas that fit all of it
    table RULE to N             the values themselves, then their law
    moves RULE : H1 H2 ...      who wins the sum of these heaps, and each winning move
    moves RULE : H after N      the same for a game that remembers the last move, which took N, or a number of kind N
    antisg RULE to N            is the Anti-SG rule right under misere play for sums of these heaps, or of all heaps?
    plot RULE to N              a picture as SVG; it must be the only request of the input
Without `to N` the heaps go up to 100, or to 30 for two heaps. Names of games work, too: nim, wythoff, euclid, kayles,
dawson's kayles, dawson's chess, treblecross, grundy's game, lasker's nim, fibonacci nim, mock turtles, queen, knight.
A rule in people's words, English or Chinese, is read by a table of phrases: `remove 1 or 2 stones`, `at most half of the
heap`, `每次取 1、3 或 4 个`. Below the heading of an answer stands how it was understood, and that sentence is read, too.
What has two readings is refused with both, and what is not understood with the nearest rule that is.
RULE  = [misere] GAME | pairs take MOVE [or MOVE]... (with law, table, plot and moves: two heaps)
      | take SET [or SET]... never the same [kind] twice | take up to N times the last (with law, table and moves)
GAME  = take SET [but SET] [or SET [but SET]]... [or SPLIT | with split] | SPLIT
      | divide | divide by N... | turn up to N coins | turn a run | octal CODE
SPLIT = split | split unequal | split equal | split [equal] into N | ... into N..M | ... into N..
SET   = PART...
PART  = any | odd | even | half | up to half | up to 1/N | up to sqrt | up to N | a divisor | a coprime | squares | primes | fibonacci
      | powers of N | multiples of N | the heap | N | N..M | N..
MOVE  = SET from one | SET from the first | SET from the second | SET from both | the same from both
      | SET from one, SET from the other | any from both less than N apart | multiples of the other from one
      | (X, Y)...
A table of values is read as people paste it: lists as in code, `0: 0` or `g(0) = 0`, two columns or two rows of which
the first counts the heaps, winners (`W L`, `P N`, `true false`), the lost pairs `(1,2) (3,5)` of two heaps, or their
values: `[[0, 1], [1, 0]]`. What is read is shown; what may be read in two ways is refused with both. The command and
the page take several lines.
A split takes nothing and leaves two heaps, or N heaps, none of them empty; after taking, a move `with split` may also
split the rest of the heap in two. Half is half of an even heap; the limits of up to half, up to 1/N and up to sqrt are
rounded down. A divisor may be the heap itself, and a coprime has only the divisor 1 in common with the heap. To divide
is to replace the number by a proper divisor; to divide by N is to replace it by the quotient, rounded down. Coins lie
in a row from 1 on: the rightmost coin that is turned must show heads; a coin n that shows heads is the heap n.
`Never the same kind twice`: a player may not take a number of the set that the opponent has just used.
`Up to N times the last`: the first move takes anything but the whole heap. With two heaps, `SET from both` takes the
same number from both. A step (X, Y), like that of a chess piece, takes X from the first heap and Y from the second; a
negative number is added instead; its brackets are not left out. Under misere play, 1 for won and 0 for lost are shown instead of values, and also what
is known of the misere quotient, which tells who wins sums.

A law is one of these: a theorem about the rule; the least period that takes at most half of the values; a rule by
halves, from 32 values on; or the places of the zeros, from 8 zeros on. It is `proved` or `observed`. If larger heaps
may prove a law in next to no time, they are computed, too. If it is not proved, four times as many heaps are computed,
as far as that takes little time, and a law that they refute is not shown. Given values must show three full periods. A
line that may mean two things, such as `law take 1 to 3`, is refused with both to copy. The law of two heaps is that of all pairs, or of the lost
pairs. After the law comes a function for it in Rust, C++ and Python.

Game:    pattern
Judged:  nowhere
Input:   until the end, a request a line, such as `law take 1 3 4 to 100`.
Output:  for each request its name and its answer, with an empty line between two answers.
Range:   N up to 1000000, if the values take at most some 10 s. Heaps likewise, or up to
         18446744073709551615 if a period or a formula is proved; of more than 100000000 moves in
         all, one that wins is named. Under misere play Nim, small sums, and sums whose misere
         quotient is found. A wrong request is reported with its line, and the next request is
         answered.
Cost:    O(N) for a law; for the values O(N) to O(N^2), by the rule.

Sample input:
law take 1 3 4 to 100
moves take 1 3 4 : 5 6 9
values 0 1 2 0 1 2 0 1 2   # somebody else's
Sample output:
take 1 3 4, heaps 0 to 100
rule: take 1, 3 or 4
period 7 from 0: g(n + 7) = g(n)
proved for all n: no move takes more than 4, so from 4 on a value depends on at most the last 4 before it; and that many in a row repeat
Rust:
    // The Grundy value of a heap of n. Rule: take 1, 3 or 4. take 1 3 4: proved for all n.
    fn grundy(n: u64) -> u64 {
        const T: [u64; 7] = [0, 1, 0, 1, 2, 3, 2];
        T[(n % 7) as usize]
    }
C++:
    // The Grundy value of a heap of n. Rule: take 1, 3 or 4. take 1 3 4: proved for all n.
    unsigned long long grundy(unsigned long long n) {
        static const unsigned long long T[] = {0, 1, 0, 1, 2, 3, 2};
        return T[n % 7];
    }
Python:
    # The Grundy value of a heap of n. Rule: take 1, 3 or 4. take 1 3 4: proved for all n.
    def grundy(n):
        T = (0, 1, 0, 1, 2, 3, 2)
        return T[n % 7]

take 1 3 4, heaps 5 6 9
rule: take 1, 3 or 4
heap 1 (5): value 3
heap 2 (6): value 2
heap 3 (9): value 0
3 ^ 2 ^ 0 = 1: the first player wins, by each of 3 moves
take 1 of heap 1 (5): leaves 4, value 2; 2 ^ 2 ^ 0 = 0
take 1 of heap 2 (6): leaves 5, value 3; 3 ^ 3 ^ 0 = 0
take 1 of heap 3 (9): leaves 8, value 1; 1 ^ 3 ^ 2 = 0

values of 9 heaps
values of heaps 0 to 8: 0 1 2 0 1 2 0 1 2
period 3 from 0: g(n + 3) = g(n)
observed: it holds for all 9 values, in which the period is seen 3 times, not proved; 3 more values would test it
Rust:
    // The Grundy value of a heap of n. Given values: it holds for 9 values, not proved.
    fn grundy(n: u64) -> u64 {
        const T: [u64; 3] = [0, 1, 2];
        T[(n % 3) as usize]
    }
C++:
    // The Grundy value of a heap of n. Given values: it holds for 9 values, not proved.
    unsigned long long grundy(unsigned long long n) {
        static const unsigned long long T[] = {0, 1, 2};
        return T[n % 3];
    }
Python:
    # The Grundy value of a heap of n. Given values: it holds for 9 values, not proved.
    def grundy(n):
        T = (0, 1, 2)
        return T[n % 3]
";

fn solve(lines: &mut Lines) -> Result<(), Fault> {
    answers(lines)
}

fn main() {
    requests::run("pattern", ABOUT, solve);
}
