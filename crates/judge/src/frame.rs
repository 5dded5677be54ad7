//! The frame for a judge that calls a method: code that reads standard input, calls the solution, and prints the
//! result.
//!
//! Checked: `crates/cli/tests/grundy/frames.rs`, with right and wrong solutions as LeetCode has them.

use grundy_catalogue::method::{Method, Type};

/// A solution with its frame, or `None` if it is a whole program already or in another language.
pub fn framed(method: &Method, ending: &str, source: &str) -> Option<String> {
    match ending {
        "rs" if source.contains("impl Solution") && !source.contains("fn main") => {
            Some(method.called(source))
        }
        "cpp" | "cc" | "cxx" if is_bare(source, "main(") => Some(cpp(method, source)),
        "java" if is_bare(source, "void main(") => Some(java(method, source)),
        "py" if is_bare(source, "__main__") && !source.contains("input()") => {
            Some(python(method, source))
        }
        _ => None,
    }
}

fn is_bare(source: &str, main: &str) -> bool {
    source.contains("class Solution") && !source.contains(main)
}

/// The solution's own name for `can_win_nim`: `canWinNim`, or with other capitals.
fn name(method: &Method, source: &str) -> String {
    let plain = method.name.replace('_', "");
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut words = source.split(|letter| !is_word(letter));
    words.find(|word| word.eq_ignore_ascii_case(&plain)).unwrap_or(&plain).to_string()
}

fn arguments(method: &Method) -> String {
    method.arguments.iter().map(|argument| argument.0).collect::<Vec<_>>().join(", ")
}

fn cpp(method: &Method, source: &str) -> String {
    fn of(kind: &Type) -> String {
        match kind {
            Type::Int => "int".to_string(),
            Type::Bool => "bool".to_string(),
            Type::Text => "string".to_string(),
            Type::List(inner) => format!("vector<{}>", of(inner)),
        }
    }
    let mut main = String::new();
    for (name, kind) in method.arguments {
        main += &format!("    {} {name};\n    read_(cin, {name});\n", of(kind));
    }
    format!(
        "#include <bits/stdc++.h>
using namespace std;
{source}
template <class T> void read_(istream& in, T& one) {{ in >> one; }}
template <class T> void read_(istream& in, vector<T>& all) {{
    size_t count;
    in >> count;
    all.resize(count);
    for (auto& one : all) read_(in, one);
}}
int main() {{
{main}    cout << boolalpha << Solution().{}({}) << endl;
}}
",
        name(method, source),
        arguments(method)
    )
}

fn java(method: &Method, source: &str) -> String {
    // Only `Main` may be public.
    let source = &source.replace("public class Solution", "class Solution")[..];
    fn of(kind: &Type) -> String {
        match kind {
            Type::Int => "int".to_string(),
            Type::Bool => "boolean".to_string(),
            Type::Text => "String".to_string(),
            Type::List(inner) => of(inner) + "[]",
        }
    }
    /// The code that declares `name` and reads it.
    fn read(name: &str, kind: &Type, depth: usize) -> String {
        match kind {
            Type::List(inner) => {
                let (one, rest) = (of(inner), "[]".repeat(depth_of(inner)));
                let base = one.trim_end_matches("[]");
                let (at, each) = (format!("at{depth}"), format!("each{depth}"));
                format!(
                    "{one}[] {name} = new {base}[in.nextInt()]{rest};\n\
                     for (int {at} = 0; {at} < {name}.length; {at}++) {{\n{}{name}[{at}] = {each};\n}}\n",
                    read(&each, inner, depth + 1)
                )
            }
            Type::Text => format!("String {name} = in.next();\n"),
            other => format!("{} {name} = in.nextInt();\n", of(other)),
        }
    }
    let reads: String = method.arguments.iter().map(|(name, kind)| read(name, kind, 0)).collect();
    format!(
        "{source}
class Main {{
public static void main(String[] arguments) {{
java.util.Scanner in = new java.util.Scanner(System.in);
{reads}System.out.println(new Solution().{}({}));
}}
}}
",
        name(method, source),
        arguments(method)
    )
}

/// The number of lists that a type is nested in.
fn depth_of(kind: &Type) -> usize {
    match kind {
        Type::List(inner) => 1 + depth_of(inner),
        _ => 0,
    }
}

fn python(method: &Method, source: &str) -> String {
    fn read(kind: &Type) -> String {
        match kind {
            Type::Text => "next(words_)".to_string(),
            Type::List(inner) => format!("[{} for _ in range(int(next(words_)))]", read(inner)),
            _ => "int(next(words_))".to_string(),
        }
    }
    let reads: Vec<String> = method.arguments.iter().map(|argument| read(&argument.1)).collect();
    format!(
        "from typing import *
import bisect, collections, functools, heapq, itertools, math, sys
from functools import cache, lru_cache
{source}
words_ = iter(sys.stdin.read().split())
result_ = Solution().{}({})
print(str(result_).lower() if isinstance(result_, bool) else result_)
",
        name(method, source),
        reads.join(", ")
    )
}
