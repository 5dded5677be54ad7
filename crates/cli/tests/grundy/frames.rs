//! Solutions in LeetCode's form, a class with a method, in the frames of three languages.

use grundy_checks::run::{feed, text};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The last line of the verdict, or `None` if the language is not installed.
fn verdict(program: &str, file: &str, source: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("frame-{program}-{file}"));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(file), source).unwrap();
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    judge
        .args(["try", program, file, "--keep", "judged", "--stage", "sample"])
        .current_dir(&folder);
    let output = feed(&mut judge, b"");
    let said = text(&output.stdout) + &text(&output.stderr);
    if said.contains("which is not installed here") {
        println!("skipped: {said}");
        return None;
    }
    Some(said.lines().last().unwrap_or_default().split(':').next().unwrap_or_default().to_string())
}

#[test]
fn a_class_gets_the_frame_of_its_judge() {
    for (program, file, source, expected) in [
        ("leetcode292", "a.py", "class Solution:\n    def canWinNim(self, n: int) -> bool:\n        return n % 4 > 0\n", "AC"),
        ("leetcode292", "a.java", "public class Solution {\n    public boolean canWinNim(int n) { return n % 4 > 0; }\n}\n", "AC"),
        ("leetcode2029", "a.cpp", "class Solution {\npublic:\n    bool stoneGameIX(vector<int>& stones) {\n        int c[3] = {};\n        for (int s : stones) c[s % 3]++;\n        return c[0] % 2 ? abs(c[1] - c[2]) > 2 : c[1] && c[2];\n    }\n};\n", "AC"),
        ("leetcode2029", "a.py", "class Solution:\n    def stoneGameIX(self, stones: List[int]) -> bool:\n        c = Counter = collections.Counter(s % 3 for s in stones)\n        return abs(c[1] - c[2]) > 2 if c[0] % 2 else min(c[1], c[2]) > 0\n", "AC"),
        ("leetcode294", "a.py", "class Solution:\n    @cache\n    def canWin(self, s: str) -> bool:\n        return any(s[i:i + 2] == '++' and not self.canWin(s[:i] + '--' + s[i + 2:]) for i in range(len(s)))\n", "AC"),
        ("leetcode913", "a.cpp", "class Solution {\npublic:\n    int catMouseGame(vector<vector<int>>& graph) { return 9 * graph.size(); }\n};\n", "WA"),
    ] {
        if let Some(found) = verdict(program, file, source) {
            assert_eq!(found, expected, "{program}, {file}");
        }
    }
}
