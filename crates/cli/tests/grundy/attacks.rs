//! Solutions that try to get what they must not have, with each means by which this system can confine them.

use super::try_it::session;
use grundy_checks::run::{feed, text};
use grundy_problems::suite::path;
use std::fs;
use std::net::TcpListener;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const ATTACKS: &str = include_str!("attacks.c");

/// What a system without walls lets through, whoever the user is.
const GOT: [&str; 14] = [
    "the command by its path",
    "a copy of the command",
    "the command by its name",
    "expected answers",
    "a file of the user's",
    "a new file at home",
    "a temporary file",
    "a signal to the parent",
    "the limits of the parent",
    "the rights of a file of the user's",
    "memory that outlives it",
    "the network",
    "a socket of the user's",
    "the environment of the judge",
];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The means that this system has; the others are reported.
fn means() -> Vec<&'static str> {
    static ALL: OnceLock<Vec<&str>> = OnceLock::new();
    ALL.get_or_init(found).clone()
}

fn found() -> Vec<&'static str> {
    let mut all = vec!["landlock", "bwrap", "none"];
    all.retain(|means| {
        let mut judge = session("hdu1846", "means", &["RUN=true", "--json", "--stage=sample"]);
        let said = text(&feed(judge.env("GRUNDY_CONFINE", means), b"").stdout);
        let by = means.replace("none", "nothing");
        let is_there = said.contains(&format!("\"confined_by\":\"{by}\""));
        if !is_there {
            println!("SKIPPED: this system has no {means}");
        }
        is_there
    });
    all
}

/// The output of a solution in C on the sample, its verdict, and the last line.
fn judged(name: &str, source: &str, means: &str) -> (String, String) {
    let home = folder("attacked home");
    let file = home.join(format!("{name}.c"));
    fs::write(&file, source).unwrap();
    let words = [&file.display().to_string()[..], "--json", "--stage=sample"];
    let judge = session("hdu1846", &format!("attack-{name}"), &words);
    // It is started with an open file, as by a careless shell.
    let mut shell = Command::new("sh");
    shell.args(["-c", "exec 9< /dev/null; exec \"$0\" \"$@\""]).arg(judge.get_program());
    let judge = shell.args(judge.get_args());
    judge.env("GRUNDY_CONFINE", means).env("HOME", &home).env("SECRET", "1");
    // Nothing is left of a session but what it keeps.
    let temporary = folder(&format!("temporary-{name}"));
    judge.env("TMPDIR", &temporary);
    let said = text(&feed(judge, b"").stdout);
    assert_eq!(fs::read_dir(temporary).unwrap().count(), 0, "{name}, {means}");
    let lines = said.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let lines: Vec<_> = lines.collect();
    let found = lines.iter().find_map(|line| line["counterexample"]["found"].as_str());
    let last = lines.last().unwrap();
    let verdict = format!("{}: {}", last["verdict"].as_str().unwrap(), last["reason"]);
    (found.unwrap_or_default().to_string(), verdict)
}

#[test]
fn a_solution_gets_nothing_but_its_input() {
    let home = folder("attacked home");
    let grundy = Path::new(env!("CARGO_BIN_EXE_grundy"));
    let copy = home.join("elsewhere");
    fs::copy(grundy, &copy).unwrap();
    fs::write(home.join("secret"), "secret").unwrap();
    let _ = fs::remove_file(home.join("new"));
    let temporary = std::env::temp_dir().join(format!("secret-{}", std::process::id()));
    fs::write(&temporary, "secret").unwrap();
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let socket = std::env::temp_dir().join(format!("socket-{}", std::process::id()));
    let _ = fs::remove_file(&socket);
    let _other_server = UnixListener::bind(&socket).unwrap();
    let port = PathBuf::from(server.local_addr().unwrap().port().to_string());
    let paths = [
        ("TEMPORARY", temporary.clone()),
        ("SOCKET", socket.clone()),
        ("PORT", port),
        ("GRUNDY", grundy.to_path_buf()),
        ("COPY", copy),
        ("FOLDER", grundy.parent().unwrap().to_path_buf()),
        ("EXPECTED", path("testdata/hdu1846/sample.out")),
        ("HOME", home.clone()),
    ];
    let source = paths.iter().fold(ATTACKS.to_string(), |source, (name, path)| {
        source.replace(name, &path.display().to_string())
    });
    for means in means() {
        let (found, verdict) = judged("everything", &source, means);
        let found: Vec<&str> = found.lines().collect();
        if means == "none" {
            assert!(GOT.iter().all(|what| found.contains(what)), "{found:?}");
        } else {
            assert_eq!(found, ["end"], "{means}: {verdict}");
        }
        assert!(verdict.starts_with("WA"), "{means}: {verdict}");
        assert_eq!(home.join("new").exists(), means == "none");
        let _ = fs::remove_file(home.join("new"));
    }
    for file in [temporary, socket] {
        fs::remove_file(file).unwrap();
    }
}

/// A compiler could put into a program what the program itself cannot see.
#[test]
fn a_compiler_reads_nothing_of_the_users() {
    let expected = path("testdata/hdu1846/sample.out");
    let include = format!("const char answer[] =\n#include \"{}\"\n;", expected.display());
    let grundy = format!("asm(\".incbin \\\"{}\\\"\");", env!("CARGO_BIN_EXE_grundy"));
    for means in means().into_iter().filter(|means| *means != "none") {
        for (name, source) in [("include", &include), ("incbin", &grundy)] {
            let (_, verdict) = judged(name, &format!("{source}\nint main() {{}}\n"), means);
            assert!(verdict.starts_with("CE: "), "{means}: {verdict}");
            let words = ["No such file", "Permission denied", "file not found", "t open"];
            assert!(words.iter().any(|word| verdict.contains(word)), "{means}: {verdict}");
        }
    }
}

/// Whether a process of this name is running.
fn runs(name: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let mut names = processes.filter_map(|it| fs::read_to_string(it.path().join("comm")).ok());
    names.any(|comm| comm.trim_end() == name)
}

/// A process that has left its parent and its group works for the solution, which waits for it.
#[test]
fn what_a_solution_leaves_behind_counts_and_ends() {
    assert_nothing_is_left(&["time", "memory", "in-memory", "adopted", "deep"]);
}

#[test]
#[ignore = "takes two minutes"]
fn what_a_solution_leaves_behind_counts_and_ends_in_every_way() {
    let all = ["time", "memory", "neither", "forgotten", "in-memory", "adopted", "asleep", "deep"];
    assert_nothing_is_left(&all);
}

/// Each of these kinds gets its verdict and leaves no process. Of a few kinds, only Landlock has all.
fn assert_nothing_is_left(kinds: &[&str]) {
    let name = format!("left{}", std::process::id());
    let daemon = |does: &str| {
        format!(
            "#include <sys/prctl.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\
             #include <time.h>\n#include <unistd.h>\n\
             int main() {{
                 int ends[2];
                 char letter;
                 pipe(ends);
                 if (fork() == 0) {{
                     setsid();
                     if (fork() > 0) _exit(0);
                     prctl(PR_SET_NAME, \"{name}\");
                     char *block = malloc(300 << 20);
                     {does}
                     write(ends[1], block, 1);
                     sleep(100);
                 }}
                 read(ends[0], &letter, 1);
                 puts(\"first\\nsecond\");
             }}"
        )
    };
    let time = daemon("while (clock() < 1.5 * CLOCKS_PER_SEC) {}");
    let memory = daemon("memset(block, 1, 300 << 20); usleep(200000);");
    let neither = daemon("");
    let main = |does: &str| {
        format!(
            "#define _GNU_SOURCE\n#include <sched.h>\n#include <signal.h>\n#include <stdio.h>\n\
             #include <stdlib.h>\n#include <string.h>\n#include <sys/mman.h>\n#include <sys/prctl.h>\n\
             #include <sys/stat.h>\n#include <sys/syscall.h>\n#include <time.h>\n#include <unistd.h>\n\
             int main() {{ prctl(PR_SET_NAME, \"{name}\"); {does} puts(\"first\\nsecond\"); }}"
        )
    };
    // Children for which nobody waits: the system forgets their time.
    let forgotten = main(
        "signal(SIGCHLD, SIG_IGN);
         for (int i = 0; i < 20; i++) {
             int ends[2];
             char letter;
             pipe(ends);
             if (fork() == 0) {
                 while (clock() < CLOCKS_PER_SEC / 10) {}
                 write(ends[1], &letter, 1);
                 _exit(0);
             }
             read(ends[0], &letter, 1);
         }",
    );
    let in_memory = main(
        "int file = memfd_create(\"x\", 0);
         static char block[1 << 20];
         for (int i = 0; i < 200; i++) write(file, block, sizeof block);
         usleep(200000);",
    );
    // A process that is no child of the solution but of its parent.
    let adopted = main(
        "if (syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0) == 0) { setsid(); sleep(100); _exit(0); }",
    );
    // It looks as if it waited for the disk.
    let asleep = main("if (vfork() == 0) { sleep(100); _exit(0); }");
    // A folder that cannot be emptied by paths, and that its owner may not write to.
    let deep = main(
        "for (int i = 0; i < 3000; i++) { mkdir(\"folder\", 0700); chdir(\"folder\"); }
         symlink(\"/\", \"link\"); chmod(\".\", 0);",
    );
    for means in means() {
        for (kind, source, expected) in [
            ("time", &time, "TLE"),
            ("memory", &memory, "MLE"),
            ("neither", &neither, "AC"),
            ("forgotten", &forgotten, "TLE"),
            ("in-memory", &in_memory, "MLE"),
            ("adopted", &adopted, "AC"),
            ("asleep", &asleep, "TLE"),
            ("deep", &deep, "WA"),
        ] {
            let is_quick = ["memory", "neither"].contains(&kind);
            let is_for_walls = ["adopted", "asleep", "forgotten"].contains(&kind);
            let is_elsewhere = is_quick || kinds.len() == 8 && !is_for_walls;
            if !kinds.contains(&kind) || means != "landlock" && !is_elsewhere {
                continue;
            }
            let (_, verdict) = judged(&format!("left-{kind}"), source, means);
            assert!(verdict.starts_with(expected), "{means}, {kind}: {verdict}");
            assert!(!runs(&name), "{means}, {kind}: it is left");
        }
    }
}

#[test]
fn many_processes_and_large_files_end_with_a_solution() {
    let name = format!("many{}", std::process::id());
    let many = |count: usize, then: &str| {
        format!(
            "#include <sys/prctl.h>\n#include <unistd.h>\n\
             int main() {{
                 prctl(PR_SET_NAME, \"{name}\");
                 for (int i = 0; i < {count}; i++) if (fork() == 0) {{ setsid(); sleep(100); _exit(0); }}
                 {then}
             }}"
        )
    };
    let large = "#include <stdio.h>\n#include <string.h>\n\
         int main() {
             static char block[1 << 20];
             for (int i = 0; ; i++) {
                 char name[9];
                 sprintf(name, \"%d\", i);
                 FILE *file = fopen(name, \"w\");
                 for (int j = 0; file && j < 100; j++) fwrite(block, 1, sizeof block, file);
                 if (file) fclose(file);
             }
         }";
    for means in means() {
        let (_, verdict) = judged("many", &many(300, ""), means);
        assert!(verdict.starts_with("WA"), "{means}: {verdict}");
        assert!(!runs(&name), "{means}: some are left");
        let (_, verdict) = judged("too-many", &many(900, "sleep(100);"), means);
        let is_stopped = verdict.contains("it started more than 512 processes");
        assert!(is_stopped || means != "none", "{means}: {verdict}");
        assert!(!runs(&name), "{means}: some of too many are left");
        let (_, verdict) = judged("large", large, means);
        assert!(["WA", "TLE", "MLE", "RE"].iter().any(|it| verdict.starts_with(it)), "{verdict}");
    }
}

/// The command itself, in a folder that a command after `--` may read, is not even there by another name.
#[test]
fn a_command_cannot_ask_for_answers() {
    let grundy = Path::new(env!("CARGO_BIN_EXE_grundy"));
    let inside = folder("with a copy");
    fs::copy(grundy, inside.join("other")).unwrap();
    for means in means().into_iter().filter(|means| *means != "none") {
        let name = format!("ask-{means}");
        let ask = ["RUN=exec ./grundy run hdu1846", "--json", "--stage=sample"];
        let mut judge = session("hdu1846", &name, &ask);
        judge.current_dir(grundy.parent().unwrap()).env("GRUNDY_CONFINE", means);
        let said = text(&feed(&mut judge, b"").stdout);
        assert!(said.ends_with("\"verdict\":\"RE\"}\n"), "{means}: {said}");
        if means == "landlock" {
            // A copy may be read, since the user may have put it there, but it does not answer.
            let ask = ["RUN=exec ./other run hdu1846", "--json", "--stage=sample"];
            let mut judge = session("hdu1846", &name, &ask);
            let said = text(&feed(judge.current_dir(&inside), b"").stdout);
            assert!(said.ends_with("\"verdict\":\"RE\"}\n"), "{said}");
        }
    }
}

/// A solution takes back what it prints, so that a judge that waits for it would wait forever.
#[test]
#[ignore = "takes half a minute"]
fn a_solution_that_reads_its_own_output_does_not_stop_the_judge() {
    let source = "import os, time\ntry:\n    r = os.open('/proc/self/fd/1', os.O_RDONLY)\nexcept OSError:\n    \
                  r = 0\nfor i in range(3):\n    if os.fork() == 0:\n        while True:\n            os.read(r, 1)\n\
                  e = time.time() + 1\nwhile time.time() < e:\n    os.write(1, b'x')\n    time.sleep(.0002)\ntime.sleep(1000)\n";
    let file = folder("attacked home").join("taken.py");
    fs::write(&file, source).unwrap();
    let words = [&file.display().to_string()[..], "--stage=sample"];
    let output = feed(&mut session("hdu1846", "attack-taken", &words), b"");
    let said = text(&output.stdout) + &text(&output.stderr);
    let is_skipped = said.contains("which is not installed here");
    assert!(is_skipped || said.contains("TLE: ") || said.contains("WA: "), "{said}");
}

/// What it prints is shown, and does nothing to the terminal.
#[test]
fn no_control_sequence_of_a_solution_reaches_the_terminal() {
    let source = "#include <stdio.h>\nint main() {
        puts(\"\\33[2J\\33[HAC\\33[8m\");
        fputs(\"\\33]0;title\\7\\302\\233x\\342\\200\\256y\\r\", stderr);
        return 1;
    }";
    let file = folder("attacked home").join("escape\u{1b}[2J.c");
    fs::write(&file, source).unwrap();
    for stage in ["--stage=sample", "--all"] {
        let words = [&file.display().to_string()[..], stage, "--seconds=1"];
        let said = text(&feed(&mut session("hdu1846", "attack-escape", &words), b"").stdout);
        let is_order = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!said.contains(is_order), "{said:?}");
        assert!(said.contains("\\u{1b}[2J") && said.contains("RE: "), "{said}");
    }
    let broken = folder("attacked home").join("broken.c");
    fs::write(&broken, "#error \u{1b}[2J\n").unwrap();
    let words = [&broken.display().to_string()[..]];
    let said = text(&feed(&mut session("hdu1846", "attack-broken", &words), b"").stdout);
    assert!(!said.contains('\u{1b}') && said.contains("CE: "), "{said:?}");
}
