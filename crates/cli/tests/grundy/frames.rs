//! Solutions in LeetCode's form, a class with a method or a function, in the frames of five languages.

use grundy_checks::found::each;
use grundy_checks::run::{feed, text};
use std::fs;
use std::path::Path;
use std::process::Command;

/// What is said of a solution.
fn judged(program: &str, name: &str, stage: &str, file: &str, source: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("frame-{program}-{name}"));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(file), source).unwrap();
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    judge.args(["try", program, file, "--keep", "judged", "--stage", stage]).current_dir(&folder);
    let output = feed(&mut judge, b"");
    text(&output.stdout) + &text(&output.stderr)
}

/// What none of these may be taken for: `main` in other words and in comments, a method in a comment, a line that is
/// printed for debugging; and what LeetCode has: imports, a newer standard, a macro, deep recursion, results by their truth.
#[test]
fn a_solution_gets_the_frame_of_its_judge() {
    const GRAPH: &str = "// int main() catmousegame\n#define int long long\nclass Solution {\npublic:\n    int remain(int n) { return n - 6; }\n    int domain(int n) { return remain(n); }\n    int catMouseGame(vector<vector<int>>& graph) {\n        cout << popcount(7u); printf(\"x\");\n        return graph[2] == vector<int>{0, 4, 5} ? domain(graph.size()) : 9;\n    }\n};\n";
    const DEQUE: &str = "package a.b;\n/* public class Wrong { void main( */\nfinal public\nclass Solution {\n    Deque<Integer> deque = new ArrayDeque<>();\n    public boolean stoneGameIX(int[] stones) {\n        int[] c = new int[3];\n        for (int s : stones) { c[s % 3]++; deque.add(s); }\n        System.out.println(deque.stream().collect(Collectors.toList()));\n        return c[0] % 2 > 0 ? Math.abs(c[1] - c[2]) > 2 : c[1] > 0 && c[2] > 0;\n    }\n}\n";
    const SQUARES: &str = "# input() winnersquaregame\nclass Solution:\n    def winnerSquareGame(self, n: int) -> bool:\n        def depth(n):\n            return n and 1 + depth(n - 1)\n        left = deque([depth(20000) - 20000 + (0 if cache else 1)])\n        print(left)\n        for m in range(1, n + 1):\n            left.append(any(not left[m - k * k] for k in range(1, isqrt(m) + 1)))\n        return left.pop()\n\nif __name__ == '__main__':\n    print('a test of mine', Solution().winnerSquareGame(1))\n";
    const TRUTH: &str =
        "class Solution(object):\n    def canWinNim(self, n):\n        return n % 4\n";
    const WRONG: &str = "class Solution:\n    def canWinNim(self, n):\n        return n % 4 == 0\n";
    const FUNCTION: &str = "/**\n * @param {number[]} stones, input() of main()\n */\nvar stoneGameIX = function(stones) {\n    const depth = n => n ? 1 + depth(n - 1) : 0;\n    console.log(depth(20000));\n    const c = [0, 0, 0];\n    for (const s of stones) c[s % 3]++;\n    return c[0] % 2 ? Math.abs(c[1] - c[2]) > 2 : c[1] && c[2];\n};\n";
    const STRUCT: &str = "pub struct Solution;\n// fn main()\nimpl Solution {\n    pub fn can_win(s: String) -> bool {\n        let b = s.as_bytes();\n        (1..b.len()).any(|i| b[i - 1] == b'+' && b[i] == b'+' && !Solution::can_win(s[..i - 1].to_string() + \"--\" + &s[i + 1..]))\n    }\n}\n";
    const NAME: &str = "class Solution {\npublic:\n    string losingPlayer(int x, int y) { return min(x, y / 4) % 2 ? \"Alice\" : \"Bob\"; }\n};\n";
    each(
        &[
            ("leetcode3222", "name", "a.cpp", NAME, "AC"),
            ("leetcode913", "graph", "a.cpp", GRAPH, "AC"),
            ("leetcode2029", "deque", "a.java", DEQUE, "AC"),
            ("leetcode1510", "squares", "a.py", SQUARES, "AC"),
            ("leetcode292", "truth", "a.py", TRUTH, "AC"),
            ("leetcode292", "wrong", "a.py", WRONG, "WA"),
            ("leetcode2029", "function", "a.js", FUNCTION, "AC"),
            ("leetcode294", "struct", "a.rs", STRUCT, "AC"),
        ],
        |&(program, name, file, source, expected)| {
            let said = judged(program, name, "sample", file, source);
            if said.contains("which is not installed here") {
                println!("skipped: {said}");
                return;
            }
            let verdict = said.lines().last().unwrap_or_default().split(':').next();
            assert_eq!(verdict, Some(expected), "{name}: {said}");
        },
    );
}

/// So that a right solution has all of the judge's time, also for a hundred thousand arguments.
#[test]
fn a_frame_reads_the_largest_input_quickly() {
    const JAVASCRIPT: &str = "var stoneGameIX = s => { const c = [0, 0, 0]; for (const x of s) c[x % 3]++; return c[0] % 2 ? Math.abs(c[1] - c[2]) > 2 : c[1] && c[2]; };";
    const PYTHON: &str = "class Solution:\n    def stoneGameIX(self, s):\n        c = [sum(x % 3 == r for x in s) for r in range(3)]\n        return abs(c[1] - c[2]) > 2 if c[0] % 2 else c[1] and c[2]\n";
    each(&[("a.js", JAVASCRIPT), ("a.py", PYTHON)], |&(file, source)| {
        let said = judged("leetcode2029", file, "largest", file, source);
        if said.contains("which is not installed here") {
            println!("skipped: {said}");
            return;
        }
        assert_eq!(said.lines().last(), Some("AC"), "{file}: {said}");
    });
}

/// The way out is in the sentence.
#[test]
fn a_language_without_a_frame_is_refused() {
    const C: &str = "bool canWinNim(int n) { return n % 4; }\n";
    for file in ["a.c", "a.go", "a.ts", "a.kt", "a.cs"] {
        let said = judged("leetcode292", "none", "sample", file, C);
        assert_eq!(
            said,
            format!("error: {file}: its judge calls a method, which is done here in C++, Java, JavaScript, Python and Rust: write a program that reads the arguments and prints the result; `-- COMMAND` runs it in any language\n")
        );
    }
}
