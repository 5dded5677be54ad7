//! The frame for a judge that calls a method: code that reads standard input, calls the solution, and prints the result.
//!
//! A frame has what LeetCode puts around a solution: its imports, a deep stack, and standard output apart from the result,
//! so that a line printed for debugging does no harm (but for Rust).
//!
//! Checked: `crates/cli/tests/grundy/frames.rs`, with right and wrong solutions as LeetCode has them.

use crate::error::Error;
use crate::tokens::tokens;
use grundy_catalogue::method::{Method, Type};

/// A solution of a problem with a method.
struct Bare<'a> {
    method: &'a Method,
    source: &'a str,
    /// Without comments and texts.
    tokens: Vec<(usize, &'a str)>,
}

/// A solution with its frame, or `None` if it is a whole program already.
///
/// # Errors
///
/// If it is not, and no frame is known for its language.
pub fn framed(
    method: &Method,
    file: &str,
    ending: &str,
    source: &str,
) -> Result<Option<String>, Error> {
    let bare = Bare { method, source, tokens: tokens(source, ending) };
    let frame = match ending {
        "cpp" | "cc" | "cxx" if !bare.has_main() => Bare::cpp,
        "java" if !bare.has_main() => Bare::java,
        "rs" if !bare.has_main() => Bare::rust,
        "py" if !bare.reads(&["stdin", "input"]) => Bare::python,
        "js" if !bare.reads(&["stdin", "readline", "readFileSync"]) => Bare::javascript,
        "cpp" | "cc" | "cxx" | "java" | "rs" | "py" | "js" => return Ok(None),
        _ if bare.has_main() => return Ok(None),
        _ => return Err(Error::NoFrame { file: file.to_string() }),
    };
    Ok(Some(frame(&bare)))
}

impl Bare<'_> {
    /// Whether these tokens follow each other.
    fn has(&self, tokens: &[&str]) -> bool {
        self.place(tokens).is_some()
    }

    /// The index of the first of these tokens, where they follow each other.
    fn place(&self, tokens: &[&str]) -> Option<usize> {
        let is_it =
            |some: &[(usize, &str)]| some.iter().zip(tokens).all(|(one, other)| one.1 == *other);
        self.tokens.windows(tokens.len()).position(is_it)
    }

    /// Whether it defines a function `main`: its name comes after a word, such as `int`, `void` or `fn`.
    fn has_main(&self) -> bool {
        self.tokens.windows(3).any(|some| {
            let [before, name, after] = [some[0].1, some[1].1, some[2].1];
            let is_word = before.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
            is_word && before != "return" && name.eq_ignore_ascii_case("main") && after == "("
        })
    }

    /// Whether it names one of these, by which a script reads standard input; `input` only where it is called.
    fn reads(&self, names: &[&str]) -> bool {
        names.iter().any(|&name| match name {
            "input" => self.has(&[name, "("]),
            _ => self.has(&[name]),
        }) || self.has(&["open", "(", "0"])
    }

    /// The solution's own name for `can_win_nim`: `canWinNim`, or with other capitals.
    fn name(&self) -> String {
        let mut parts = self.method.name.split('_');
        let mut camel = parts.next().unwrap_or_default().to_string();
        for part in parts {
            camel += &part[..1].to_uppercase();
            camel += &part[1..];
        }
        let mut words = self.tokens.iter().map(|token| token.1);
        if words.clone().any(|word| word == camel) {
            return camel;
        }
        words.find(|word| word.eq_ignore_ascii_case(&camel)).unwrap_or(&camel).to_string()
    }

    /// The arguments, separated by commas: what `written` makes of each.
    fn arguments(&self, written: impl Fn(&str, &Type) -> String) -> String {
        let all = self.method.arguments.iter().map(|(name, kind)| written(name, kind));
        all.collect::<Vec<_>>().join(", ")
    }

    /// The macros of the source hold in `main` too, so the readers stand before it.
    fn cpp(&self) -> String {
        fn of(kind: &Type) -> String {
            match kind {
                Type::Int => "int".to_string(),
                Type::Bool => "bool".to_string(),
                Type::Text => "string".to_string(),
                Type::List(inner) => format!("vector<{}>", of(inner)),
            }
        }
        let read =
            |(name, kind): &(&str, Type)| format!("    {} {name}; read_({name});\n", of(kind));
        let reads: String = self.method.arguments.iter().map(read).collect();
        let (name, names) = (self.name(), self.arguments(|name, _| name.to_string()));
        format!(
            "#include <bits/stdc++.h>
#include <unistd.h>
using namespace std;
template <class T> void read_(T& one) {{ cin >> one; }}
template <class T> void read_(vector<T>& all) {{
    size_t count;
    cin >> count;
    all.resize(count);
    for (auto& one : all) read_(one);
}}
#line 1
{}
signed main() {{
{reads}    auto file_ = dup(1);
    dup2(2, 1);
    ostringstream text_;
    text_ << boolalpha << Solution().{name}({names}) << '\\n';
    return write(file_, text_.str().data(), text_.str().size()) < 0;
}}
",
            self.source
        )
    }

    /// Only `Main` may be public; LeetCode has no packages.
    fn java(&self) -> String {
        let mut source = self.source.to_string();
        let mut blank =
            |from: usize, to: usize| source.replace_range(from..to, &" ".repeat(to - from));
        if let Some(class) = self.place(&["class", "Solution"]) {
            let before = self.tokens[..class]
                .iter()
                .rev()
                .take_while(|token| token.1 != "}" && token.1 != ";");
            if let Some(&(at, word)) = before.into_iter().find(|token| token.1 == "public") {
                blank(at, at + word.len());
            }
        }
        let end = self.tokens.iter().find(|token| token.1 == ";");
        if let (Some((from, "package")), Some((to, _))) = (self.tokens.first(), end) {
            blank(*from, to + 1);
        }
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
                        "{one}[] {name} = new {base}[Integer.parseInt(in.nextToken())]{rest};\n\
                         for (int {at} = 0; {at} < {name}.length; {at}++) {{\n{}{name}[{at}] = {each};\n}}\n",
                        read(&each, inner, depth + 1)
                    )
                }
                Type::Text => format!("String {name} = in.nextToken();\n"),
                other => format!("{} {name} = Integer.parseInt(in.nextToken());\n", of(other)),
            }
        }
        let reads: String =
            self.method.arguments.iter().map(|(name, kind)| read(name, kind, 0)).collect();
        let imports: String = [
            "io",
            "math",
            "text",
            "time",
            "util",
            "util.concurrent",
            "util.concurrent.atomic",
            "util.concurrent.locks",
            "util.function",
            "util.regex",
            "util.stream",
        ]
        .map(|package| format!("import java.{package}.*; "))
        .concat();
        let (name, names) = (self.name(), self.arguments(|name, _| name.to_string()));
        format!(
            "{imports}{source}
class Main {{
public static void main(String[] arguments) throws Exception {{
java.util.StringTokenizer in = new java.util.StringTokenizer(new String(System.in.readAllBytes()));
{reads}java.io.PrintStream out = System.out;
System.setOut(System.err);
out.println(new Solution().{name}({names}));
}}
}}
"
        )
    }

    fn rust(&self) -> String {
        let whole = self.method.called(self.source);
        if self.has(&["struct", "Solution"]) {
            whole.replacen("struct Solution;\n", "", 1)
        } else {
            whole
        }
    }

    fn python(&self) -> String {
        fn read(kind: &Type) -> String {
            match kind {
                Type::Text => "next(words_)".to_string(),
                Type::List(inner) => format!("[{} for _ in range(int(next(words_)))]", read(inner)),
                _ => "int(next(words_))".to_string(),
            }
        }
        const STARRED: &str =
            "string re datetime collections heapq bisect copy math random statistics itertools \
                               functools operator io sys json builtins typing";
        let starred: String =
            STARRED.split_whitespace().map(|module| format!("from {module} import *; ")).collect();
        let result = match self.method.result {
            Type::Bool => "'true' if result_ else 'false'",
            _ => "result_",
        };
        format!(
            "{starred}import {}; sys.setrecursionlimit(550000); __name__ = 'solution'
{}
words_, file_, sys.stdout = iter(sys.stdin.read().split()), sys.stdout, sys.stderr
result_ = Solution().{}({})
print({result}, file=file_)
",
            STARRED.replace(' ', ", "),
            self.source,
            self.name(),
            self.arguments(|_, kind| read(kind))
        )
    }

    fn javascript(&self) -> String {
        fn read(kind: &Type) -> String {
            match kind {
                Type::Text => "words_.pop()".to_string(),
                Type::List(inner) => {
                    format!("Array.from({{ length: Number(words_.pop()) }}, () => {})", read(inner))
                }
                _ => "Number(words_.pop())".to_string(),
            }
        }
        let result = match self.method.result {
            Type::Bool => "Boolean(result_)",
            _ => "result_",
        };
        let class = if self.has(&["class", "Solution"]) { "new Solution()." } else { "" };
        format!(
            "{}
const words_ = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean).reverse();
const print_ = console.log;
console.log = console.error;
const result_ = {class}{}({});
print_(String({result}));
",
            self.source,
            self.name(),
            self.arguments(|_, kind| read(kind))
        )
    }
}

/// The number of lists that a type is nested in.
fn depth_of(kind: &Type) -> usize {
    match kind {
        Type::List(inner) => 1 + depth_of(inner),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::framed;
    use crate::error::Error;
    use grundy_catalogue::method::Method;

    /// Whether a file has a frame: yes, no because it is a whole program, or none because of its language.
    fn frame(ending: &str, source: &str) -> Result<Option<String>, Error> {
        let method = Method::of("can_win_nim(n: i32) -> bool").unwrap();
        framed(&method, "file", ending, source)
    }

    #[test]
    fn what_has_a_main_is_found_in_its_code() {
        for (ending, bare) in [
            (
                "cpp",
                "class Solution { int remain(int n); int domain(int n) { return remain(n); } };",
            ),
            (
                "cpp",
                "// int main() {}\n/* int main() */ class Solution { string s = \"int main(\"; };",
            ),
            ("cpp", "class Solution { int f() { return main() + other.main(); } };"),
            (
                "java",
                "class Solution { String s = \"void main(\"; int remain(int n) { return n; } }",
            ),
            ("rs", "impl Solution { // fn main() {\n}"),
            (
                "py",
                "# input()\nclass Solution:\n    '''input()'''\n    def f(self, input): return 1",
            ),
            ("py", "class Solution: pass\nif __name__ == '__main__':\n    print(Solution())"),
            ("js", "// process.stdin\nvar canWinNim = n => n % 4 > 0;"),
        ] {
            assert!(matches!(frame(ending, bare), Ok(Some(_))), "{bare}");
        }
        for (ending, whole) in [
            ("cpp", "class Solution {}; signed main() {}"),
            ("cc", "int\nmain (void) {}"),
            ("java", "class Solution { public static void main (String[] a) {} }"),
            ("rs", "fn main() {}"),
            ("py", "class Solution: pass\nprint(Solution().canWinNim(int(input())))"),
            ("py", "import sys\nn = int(sys.stdin.readline())"),
            ("py", "n = int(open(0).read())"),
            ("js", "const n = Number(require('fs').readFileSync(0));"),
            ("js", "process.stdin.on('data', n => console.log(n % 4 > 0));"),
            ("c", "int main(void) { return 0; }"),
            ("go", "func main() {}"),
            ("cs", "class A { static void Main() {} }"),
        ] {
            assert!(matches!(frame(ending, whole), Ok(None)), "{whole}");
        }
        for (ending, bare) in [
            ("c", "bool canWinNim(int n) { return n % 4; }"),
            ("go", "func canWinNim(n int) bool { return n%4 != 0 }"),
            ("ts", "function canWinNim(n: number): boolean { return n % 4 > 0 }"),
            ("kt", "class Solution { fun canWinNim(n: Int): Boolean { return n % 4 > 0 } }"),
            ("cs", "public class Solution { public bool CanWinNim(int n) { return n % 4 > 0; } }"),
        ] {
            assert!(matches!(frame(ending, bare), Err(Error::NoFrame { .. })), "{bare}");
        }
    }

    #[test]
    fn a_method_is_called_by_its_own_name() {
        for (source, call) in [
            ("// canwinnim\nclass Solution { bool canWinNim(int n); };", ".canWinNim(n)"),
            ("class Solution { bool canwinnim(int n); bool canWinNim(int n); };", ".canWinNim(n)"),
            ("class Solution { bool CanWinNIM(int n); };", ".CanWinNIM(n)"),
        ] {
            let frame = frame("cpp", source).unwrap().unwrap();
            assert!(frame.contains(call), "{frame}");
        }
    }

    #[test]
    fn a_class_of_java_is_not_public_and_in_no_package() {
        for (source, kept) in [
            ("package a.b;\npublic final\nclass Solution {}", "\n       final\nclass Solution {}"),
            (
                "final  public class Solution { public int f; }",
                "final         class Solution { public int f; }",
            ),
            (
                "class A { public int f; }\nclass Solution {}",
                "class A { public int f; }\nclass Solution {}",
            ),
            (
                "// public class Solution\npublic class Solution {}",
                "// public class Solution\n       class Solution {}",
            ),
        ] {
            let frame = frame("java", source).unwrap().unwrap();
            assert!(frame.contains(kept), "{frame}");
        }
    }
}
