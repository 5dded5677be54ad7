//! Solutions as people have them: each language is compiled and run as judges do it. All print the answers of the sample
//! of `poj1067`, whose judge gives 10000 KB.

use grundy_checks::found::{assert_none, each};
use grundy_checks::run::{feed, text};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder with these files, empty before.
fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("languages").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (file, source) in files {
        fs::create_dir_all(folder.join(file).parent().unwrap()).unwrap();
        fs::write(folder.join(file), source).unwrap();
    }
    folder
}

/// What is said about a solution in a folder.
fn said(folder: &Path, words: &[&str]) -> String {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    judge.args(["try", "poj1067", "--stage", "sample", "--keep", "judged"]).args(words);
    let output = feed(judge.current_dir(folder), b"");
    text(&output.stdout) + &text(&output.stderr)
}

/// A file, its source, more words, and what must be said, line by line in this order; `!` before what must not be.
type Tried<'a> = (&'a str, &'a [u8], &'a [&'a str], &'a [&'a str]);

fn all_said(tried: &[Tried]) {
    let wrong = each(tried, |(file, source, more, expected)| {
        let name = format!("{file}{}", more.join("").replace(['/', ' ', '"'], ""));
        let said = said(&folder(&name, &[(file, source)]), &[&[*file], *more].concat());
        if said.contains("which is not installed here") {
            println!("skipped: {file}: {said}");
            return None;
        }
        let has = |text: &&&str| match text.strip_prefix('!') {
            Some(text) => !said.contains(text),
            None => said.contains(**text),
        };
        let missing = expected.iter().find(|text| !has(text))?;
        Some(format!("{file} {more:?}: {missing:?} is not as expected in:\n{said}"))
    });
    assert_none(wrong.into_iter().flatten().collect());
}

#[test]
fn old_and_new_c_compiles_as_on_judges() {
    let older = "  (compiled as older compilers and those of Windows do it";
    all_said(&[
        // With the mark of UTF-8. Each function that has a format; a header of the author's own, which is not here.
        (
            "windows.cpp",
            b"\xef\xbb\xbf#include <cstdio>\n#ifndef ONLINE_JUDGE\n#include \"debug.h\"\n#endif\nint main() {\n\
              long long a, b, sum = 0; char text[99], more[9];\n\
              while (scanf(\"%I64d%*I64d\", &a) == 1) sum += a;\n\
              sscanf(\"5 6\", \"%I64d %I32d\", &b, (int *)&a);\n\
              sprintf(text, \"%-3I64d|%+05I64d|%I64x%%I64d\", b, b, b); snprintf(more, 3, \"%I64d\", 1234LL);\n\
              fprintf(stdout, \"%s\", \"\");\n\
              fprintf(stderr, \"%lld %s %s\", sum, text, more);\n\
              for (int i = 0; i < 3; i++) printf(\"%I64d\\n\", (long long)(i == 1));\n\
              char right[] = \"5  |+0005|5%I64d\"; for (int i = 0; i < 17; i++) if (text[i] != right[i]) return 2;\n\
              return !(sum == 14 && b == 5 && (int)a == 6 && more[1] == '2' && !more[2]); }\n",
            &[],
            &["-DONLINE_JUDGE @older/i64 -o", "(%I64d is read as on Windows", "sample   AC"],
        ),
        // In C++14 `hash` is a name of std, and `gets` is none.
        (
            "OLD.CPP",
            b"#include <iostream.h>\n#include <vector>\n__int64 hash[9];\nvoid main() {\n    char line[99];\n\
              while (gets(line)) {\n        unsigned __int64 a;\n        memset(hash, 0, sizeof hash);\n\
              sscanf_s(line, \"%I64u\", &a);\n        std::sort(hash, hash);\n        cout << (a == 8) + hash[0] << endl;\n    }\n}\n",
            &[],
            &["-std=gnu++98", older, "sample   AC"],
        ),
        ("void.c", b"#include <stdio.h>\nvoid main(void) { int a; while (scanf(\"%d%*d\", &a) == 1) printf(\"%d\\n\", a == 8); }\n", &[], &["@older/void-main", "sample   AC"]),
        ("words.c", b"#include <stdio.h>\n/* not void main */ int main() { puts(\"0\\n1\\n0\"); return 0; }\n", &[], &["!@older", "sample   AC"]),
        ("arguments.cpp", b"#include <cstdio>\nvoid main(int count, char **words) { char line[9]; int a[] = {0, 1}; auto [zero, one] = a;\n while (gets(line)) printf(\"%d\\n\", line[0] == '8' && count == 1 && words ? one : zero); }\n", &[], &["-std=gnu++17", older, "sample   AC"]),
        // In GBK: the second byte of the letter in the first comment is a backslash.
        ("gbk.cpp", b"#include <cstdio>\nint a = 1; // \xd5\\\nint b = 7; // \xc4\xe3\nint main() { printf(\"0\\n%d\\n0\\n\", b / 7); }\n", &[], &["!older", "sample   AC"]),
        ("new.cpp", b"#include <cstdio>\nint main() { auto say = []<class T>(T x) { printf(\"%d\\n\", x); }; for (int i = 0; i < 3; i++) if consteval {} else { say(int(i == 1)); } }\n", &[], &["-std=gnu++2b", "(it does not compile with gnu++17", "sample   AC"]),
        ("wrong.cpp", b"int main() { returns 0; }\n", &[], &["was not declared in this scope", "CE: wrong.cpp", "!DIR", "!older"]),
        ("local.cpp", b"#include <cstdio>\n#ifndef ONLINE_JUDGE\nint main() { puts(\"0\\n1\\n0\"); }\n#endif\n", &["--local"], &["!ONLINE_JUDGE", "sample   AC"]),
        (
            "quoted.cpp",
            b"#include <cstdio>\nint main() { LONG a = 1; printf(\"%s%lld\\n0\\n\", TEXT, a); }\n",
            &["--flags", r#"-DLONG="long long" '-DTEXT="0\n"'"#],
            &["./quoted.cpp '-DLONG=long long' '-DTEXT=\"0\\n\"'", "sample   AC"],
        ),
        ("quoted.c", b"int main() {}", &["--flags", "'-g"], &["--flags: a quote is not closed: '-g"]),
        ("debug.cpp", b"#include \"debug.h\"\nint main() {}\n", &[], &["debug.h is not among the headers here: --include DIR", "CE: "]),
    ]);
}

#[test]
fn libraries_have_a_way_in() {
    let header =
        b"#include <cstdio>\nnamespace atcoder { inline void answer() { puts(\"0\\n1\\n0\"); } }\n";
    let source = b"#include <atcoder/all>\nint main() { atcoder::answer(); }\n";
    let here = folder("atcoder", &[("a.cpp", source), ("library/atcoder/all", header)]);
    let said_without = said(&here, &["a.cpp"]);
    if said_without.contains("which is not installed here") {
        println!("skipped: {said_without}");
    } else {
        let hint = "atcoder/all is not among the headers here: --include DIR names a folder that has it\nCE";
        assert!(said_without.contains(hint), "{said_without}");
        let said = said(&here, &["a.cpp", "--include", "library"]);
        assert!(said.contains("sample   AC"), "{said}");
    }
    let krate =
        b"#[macro_export] macro_rules! input { ($name:ident) => { let $name = \"0\\n1\\n0\"; } }\n";
    let source = b"use proconio::input;\nfn main() { input!(a); println!(\"{a}\"); }\n";
    let here = folder("proconio", &[("a.rs", source), ("proconio.rs", krate)]);
    let said_without = said(&here, &["a.rs"]);
    if said_without.contains("which is not installed here") {
        println!("skipped: {said_without}");
        return;
    }
    let hint = "proconio is not installed here: compile it yourself, and give a command after `--`";
    assert!(said_without.contains(hint) && said_without.contains("CE: a.rs"), "{said_without}");
    for words in
        ["--crate-type=lib proconio.rs", "--edition=2021 --extern=proconio=libproconio.rlib a.rs"]
    {
        let mut rustc = Command::new("rustc");
        assert!(rustc.args(words.split(' ')).current_dir(&here).status().unwrap().success());
    }
    let said = said(&here, &["--", "./a"]);
    assert!(said.contains("10000 KB\n") && said.contains("sample   AC"), "{said}");
}

#[test]
fn the_line_again_repeats_how_it_was_compiled() {
    // Without any of these words it does not compile, or is right.
    let source =
        b"#include <cstdio>\n#include \"headers.h\"\n#ifdef ONLINE_JUDGE\n#error\n#endif\n\
        static_assert(__cplusplus > 201703L);\n\
        int main() { puts(WORDS); }\n";
    let (file, here) = ("INPUT it's mine.cpp", "my headers");
    let folder = folder("again", &[(file, source), ("my headers/headers.h", b"\n")]);
    let words =
        ["--std=c++20", "--flags=-DWORDS='\"no answer\"' -O1", "--include", here, "--local"];
    let more = ["--judge=luogu", "--slower=2.5", file];
    let said = said(&folder, &[&words[..], &more].concat());
    let again = said.lines().find_map(|line| line.strip_prefix("again: ")).expect(&said);
    let repeated = "grundy try poj1067 --judge luogu --std c++20 \
        --flags='-DWORDS='\\''\"no answer\"'\\'' -O1' --include 'my headers' --local --slower 2.5 \
        --input judged/sample.in 'INPUT it'\\''s mine.cpp'";
    assert_eq!(again, repeated);
    // A shell takes it.
    let path = std::env::var("PATH").unwrap();
    let ours = Path::new(env!("CARGO_BIN_EXE_grundy")).parent().unwrap().display();
    let mut shell = Command::new("sh");
    shell.args(["-c", again]).env("PATH", format!("{ours}:{path}")).current_dir(&folder);
    let repeated = text(&feed(&mut shell, b"").stdout);
    let first = |said: &str| said.lines().take(2).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(first(&repeated), first(&said));
    assert!(first(&said)[1].starts_with("Luogu P2252: 2.5 s"), "{said}");
    let is_same = repeated.contains("WA: input: line 1") && said.contains("WA: sample: line 1");
    assert!(is_same, "{said}\n{repeated}");
}

#[test]
fn scripts_find_what_judges_set() {
    let python = b"import os\nwith open(os.environ['OUTPUT_PATH'], 'w') as f:\n    f.write('0\\n1\\n0\\n')\nassert os.environ.get('ONLINE_JUDGE')\n";
    all_said(&[
        ("a.PY", python, &[], &["sample   AC"]),
        ("a.py", python, &["--local"], &["sample   RE"]),
        ("gbk.py", b"print('\xc4\xe3')", &[], &["gbk.py: it is not in UTF-8: save it as UTF-8"]),
        ("said.py", b"# coding: gbk\nprint('0\\n1\\n0') # \xc4\xe3\n", &[], &["sample   AC"]),
        // What has been thrown away does not count.
        ("garbage.js", b"let n = 0; for (let i = 0; i < 2e6; i++) n += [i, {i}].length;\nconst out = require('fs').createWriteStream(process.env.OUTPUT_PATH); out.end(process.env.ONLINE_JUDGE && n ? '0\\n1\\n0\\n' : '');\n", &[], &["sample   AC"]),
        ("large.js", b"const all = []; for (let i = 0; i < 4e5; i++) all.push({i}); console.log('0\\n1\\n0');\n", &[], &["sample   MLE"]),
        ("nim_test.go", b"package main\nimport (\"fmt\"; \"os\")\nfunc main() { f, _ := os.Create(os.Getenv(\"OUTPUT_PATH\")); if os.Getenv(\"ONLINE_JUDGE\") != \"\" { fmt.Fprintln(f, \"0\\n1\\n0\") } }\n", &[], &["./main.go", "sample   AC"]),
    ]);
}

#[test]
fn the_class_of_java_is_the_one_with_main() {
    all_said(&[
        // The public class in a package among others that have a `main`; it fills its heap, and throws much away.
        (
            "round-1.java",
            b"package contest.round1; // public class Wrong\nimport java.util.*;\nimport java.util.stream.*;\ninterface Game { static void main(String[] a) { System.out.println(2); } }\nfinal\npublic  class Wythoff_1 {\n\
              public static class Main { public static void main(String[] a) { System.out.println(3); } }\n\
              public static void main(String[] a) {\n\
              var all = IntStream.range(0, 50000).mapToObj(i -> \"x\" + i).sorted().collect(Collectors.toList());\n\
              long sum = all.size(); for (int i = 0; i < 3000; i++) sum += new byte[1 << 16].length;\n\
              var map = new TreeMap<String, Integer>(); for (String s : all.subList(0, 20000)) map.merge(s, 1, Integer::sum);\n\
              String judge = System.getProperty(\"ONLINE_JUDGE\");\n\
              System.out.println(String.format(\"%.1f\", sum * 0.1).endsWith(\".0\") && judge != null ? \"0\\n1\\n0\" : sum);\n    }\n}\n",
            &[],
            &["./Wythoff_1.java", "sample   AC"],
        ),
        // In GBK, with the mark of UTF-8 all the same, and without a public class.
        (
            "b.java",
            b"\xef\xbb\xbf/* \xc4\xe3 */ class Pair { public static class Solution { public static void main(String[] a) { System.out.println(2); } } }\nclass Main { public static void main(String... a) throws Exception {\n\
              var out = new java.io.PrintWriter(System.getenv(\"OUTPUT_PATH\")); out.println(\"0\\n1\\n0\"); out.close(); } }\n",
            &[],
            &["sample   AC"],
        ),
        // In another thread, after which Java ends as if all were well.
        (
            "large.java",
            b"class Outer { static class Inner { public static void main(String[] a) { new Thread(() -> {\n\
              int[][] all = new int[30][1 << 18]; System.out.println(all.length < 30 ? \"\" : \"0\\n1\\n0\"); }).start(); } } }\n",
            &[],
            &["sample   MLE"],
        ),
        ("none.java", b"class None { static int main() { return 0; } void main(int a) {} }\n", &[], &["CE: none.java"]),
    ]);
}

/// A stand-in, whose messages are in English only if they are asked for in English.
#[cfg(unix)]
#[test]
fn what_is_missing_is_found_in_any_language() {
    let english = "a.cpp:1:10: fatal error: atcoder/all: No such file or directory";
    let chinese = "a.cpp:1:10: \u{81f4}\u{547d}\u{9519}\u{8bef}";
    let does = format!(
        "#!/bin/sh\ncase $LC_ALL in C) echo '{english}';; *) echo '{chinese}';; esac >&2; exit 1\n"
    );
    let here = folder("chinese", &[("a.cpp", b""), ("bin/g++", does.as_bytes())]);
    let said = with_tools(&here, &["g++"], "a.cpp");
    assert!(
        said.starts_with(chinese) && said.contains("\natcoder/all is not among the headers here"),
        "{said}"
    );
}

/// By a command: under 10000 KB, which each of these runtimes exceeds when it does nothing.
#[test]
fn a_command_gets_the_memory_of_its_language() {
    let files: [(&str, &[u8]); 5] = [
        ("a.rb", b"puts \"0\\n1\\n0\" if ENV['ONLINE_JUDGE']\n"),
        ("a.php", b"<?php if (getenv('ONLINE_JUDGE')) echo \"0\\n1\\n0\\n\";\n"),
        ("a.cs", b"class A { static void Main() { System.Console.WriteLine(\"0\\n1\\n0\"); } }\n"),
        ("Garbage.java", b"class Garbage { public static void main(String[] a) { int n = 0; for (int i = 0; i < 3000; i++) n += new byte[1 << 18].length; System.out.println(n < 0 || System.getProperty(\"ONLINE_JUDGE\") == null ? \"\" : \"0\\n1\\n0\"); } }\n"),
        ("a.py", b"#!/usr/bin/env python3\nprint('0\\n1\\n0')\n"),
    ];
    let here = folder("commands", &files);
    for words in ["mcs a.cs", "javac Garbage.java", "chmod +x a.py"] {
        let mut words = words.split(' ');
        // If it is missing, so is what it makes.
        let _ = Command::new(words.next().unwrap()).args(words).current_dir(&here).output();
    }
    for (tool, words) in [
        ("ruby", "ruby a.rb"),
        ("php", "php a.php"),
        ("mcs", "mono a.exe"),
        ("javac", "java Garbage"),
        ("python3", "./a.py"),
    ] {
        if Command::new(tool).arg("--version").output().is_err() {
            println!("skipped: {tool} is not installed");
            continue;
        }
        let words: Vec<&str> = ["--"].into_iter().chain(words.split(' ')).collect();
        let said = said(&here, &words);
        let has_its_own = said.contains(" MB for the language\n");
        assert!(has_its_own && said.contains("sample   AC"), "{said}");
    }
}

/// What is said about a file with stand-ins for these tools, from a folder `bin` beside it.
#[cfg(unix)]
fn with_tools(folder: &Path, tools: &[&str], file: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    for tool in tools {
        let tool = folder.join("bin").join(tool);
        fs::set_permissions(tool, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    judge.args("try poj1067 --stage sample --keep judged --slower 0.2".split(' ')).arg(file);
    judge.env("PATH", format!("{}:/usr/bin:/bin", folder.join("bin").display()));
    text(&feed(judge.current_dir(folder), b"").stdout)
}

/// Stand-ins: `pypy3` answers at once, `python3` never.
#[cfg(unix)]
#[test]
fn pypy_is_tried_where_python_is_too_slow() {
    let does = |does: &str| format!("#!/bin/sh\ncase $1 in -c) ;; *) {does};; esac\n").into_bytes();
    let (slow, fast) = (does("while :; do :; done"), does("printf '0\\n1\\n0\\n'"));
    let files: [(&str, &[u8]); 3] = [("a.py", b""), ("bin/python3", &slow), ("bin/pypy3", &fast)];
    let here = folder("pypy", &files);
    let said = with_tools(&here, &["python3", "pypy3"], "a.py");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!((lines[0], lines.last()), ("runs python3 a.py", Some(&"AC")), "{said}");
    let at = lines.iter().position(|line| line.starts_with("TLE: sample: ")).unwrap();
    assert_eq!(lines[at + 1], "runs pypy3 a.py", "{said}");
    // The input on which Python was too slow is still there.
    // No time was spent on making it smaller.
    assert!(said.contains("input:\n2 1\n8 4\n4 7\n"), "{said}");
    assert!(lines[at + 2].starts_with("  (too slow for python3: tried with pypy3"), "{said}");
    assert!(here.join("judged/sample.in").exists() && lines.last() == Some(&"AC"), "{said}");
}
