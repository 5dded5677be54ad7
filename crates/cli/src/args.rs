//! The arguments of the command, with their help.

use crate::catalogue::JUDGES;
use crate::completions;
use crate::of_system::of_system;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ColorChoice, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use grundy_catalogue::{judges, lists};
use grundy_judge::stage::Stage;
use grundy_lang::{told, Lang, Told};
use grundy_packages::limits::LONGEST;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Programs for the impartial games of contests, a judge for your own solution, and a law finder
#[derive(Parser)]
#[command(name = "grundy", version, infer_subcommands = true, max_term_width = 100)]
pub struct Grundy {
    /// The language of messages; without it, that of the system
    #[arg(long, global = true, help_heading = GLOBAL, value_parser = langs())]
    pub lang: Option<Lang>,
    /// Colours: on a terminal (auto), always or never
    #[arg(long, global = true, help_heading = GLOBAL, value_name = "WHEN", default_value = "auto")]
    pub color: ColorChoice,
    #[command(subcommand)]
    pub command: Command,
}

/// Two examples below the help of a command.
macro_rules! examples {
    ($one:literal, $other:literal) => {
        concat!("Examples:\n  grundy ", $one, "\n  grundy ", $other)
    };
}

/// The script asks the command that wrote it, so a shell reads it anew each time.
const SHELLS: &str = "\
Examples:
  echo 'source <(grundy completions bash)' >> ~/.bashrc
  echo 'source <(grundy completions zsh)' >> ~/.zshrc
  echo 'grundy completions fish | source' >> ~/.config/fish/config.fish";

const GLOBAL: &str = "Global options";

/// The language of messages and the colours: those that the arguments ask for, even if something else in them is wrong.
pub fn lang_and_colour() -> (Lang, ColorChoice) {
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .take_while(|word| word != "--")
        .collect();
    let value = |option: &str| {
        (0..words.len()).rev().find_map(|at| match words[at].strip_prefix(option)? {
            "" => words.get(at + 1).map(String::as_str),
            value => value.strip_prefix('='),
        })
    };
    let lang = match value("--lang") {
        Some("zh") => Lang::Zh,
        Some("en") => Lang::En,
        _ => of_system(),
    };
    let colour = value("--color").and_then(|value| ColorChoice::from_str(value, false).ok());
    (lang, colour.unwrap_or_default())
}

fn langs() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(["en", "zh"]).map(|name| match &name[..] {
        "zh" => Lang::Zh,
        _ => Lang::En,
    })
}

fn lists() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(lists::all().into_iter().map(|list| list.name))
}

fn languages() -> impl TypedValueParser<Value = judges::Language> {
    PossibleValuesParser::new(judges::Language::ALL.map(|language| language.word())).map(|word| {
        let mut all = judges::Language::ALL.into_iter();
        all.find(|language| language.word().eq_ignore_ascii_case(&word)).expect("a possible value")
    })
}

fn stages() -> impl TypedValueParser<Value = Stage> {
    PossibleValuesParser::new(Stage::ALL.map(|stage| stage.to_string())).map(|name| {
        let is_it = |stage: &Stage| stage.to_string() == name;
        Stage::ALL.into_iter().find(is_it).expect("one of the possible values")
    })
}

#[derive(Subcommand)]
pub enum Command {
    /// List problems: by words of their name (English or Chinese), game, judge or number
    #[command(after_help = examples!("list wythoff", "list --judge cses"))]
    #[command(alias = "search")]
    List(List),
    /// Show a problem: limits, rule, input, output, sample, theory
    #[command(after_help = examples!("show P2252", "show \"POJ 1067\""))]
    Show {
        #[command(flatten)]
        problem: ProblemInWords,
        /// Print it as JSON (docs/answer.schema.json)
        #[arg(long)]
        json: bool,
    },
    /// Run the program of a problem, on a file or on standard input
    #[command(after_help = examples!("run poj1067 heaps.txt", "run P2252 heaps.txt"))]
    Run {
        #[command(flatten)]
        problem: Problem,
        /// The input file, instead of standard input
        #[arg(value_hint = ValueHint::FilePath)]
        file: Option<PathBuf>,
        /// Read several inputs, with a zero byte after each, and print one after each of the outputs
        #[arg(long, hide = true)]
        each: bool,
    },
    /// Print the file to paste: one file in Rust, or in C++ for a judge that takes no Rust
    #[command(after_help = examples!("submit poj1067", "submit P2252 -o paste.rs"))]
    Submit {
        #[command(flatten)]
        problem: ProblemInWords,
        /// The language, instead of the one that the judge of the number takes
        #[arg(short, long, ignore_case = true, value_parser = languages())]
        language: Option<judges::Language>,
        #[command(flatten)]
        to: To,
    },
    /// Judge your own solution, and show a small input on which it fails
    #[command(alias = "judge", alias = "test")]
    Try(Box<Try>),
    /// Print an input of a problem, within its judge's ranges
    #[command(after_help = examples!("input poj1067 --size small --seed 7", "input hdu1846 --seed random --cases 1"))]
    #[command(alias = "gen", alias = "generate")]
    Input {
        #[command(flatten)]
        problem: ProblemInWords,
        /// The size of the input
        #[arg(long, value_enum, ignore_case = true, default_value_t = Size::Random)]
        size: Size,
        /// A seed: another number gives another input; `random` chooses one and prints it on standard error
        #[arg(long, default_value = "1", value_parser = seed, allow_negative_numbers = true)]
        seed: Seed,
        /// The number of cases; without it, 10 small ones, 1000 random ones, or all, if the judge gives so many
        #[arg(long, value_name = "N", value_parser = number, allow_negative_numbers = true)]
        cases: Option<u64>,
        #[command(flatten)]
        to: To,
    },
    /// Write the samples of a problem as files: sample-1.in, sample-1.out, ...
    #[command(after_help = examples!("samples poj1067 test", "samples abc368_f tests"))]
    Samples {
        #[command(flatten)]
        problem: Problem,
        /// The folder to write into: `test` for online-judge-tools, `tests` for atcoder-cli
        #[arg(value_hint = ValueHint::DirPath)]
        dir: PathBuf,
        /// Replace other files of these names
        #[arg(long)]
        force: bool,
    },
    /// Answer a small input by playing the whole game
    #[command(after_help = examples!("reference poj1067 heaps.txt", "reference P2252 heaps.txt"))]
    Reference {
        #[command(flatten)]
        problem: Problem,
        /// The input file, instead of standard input
        #[arg(value_hint = ValueHint::FilePath)]
        file: Option<PathBuf>,
        /// Play in this process, which may end in any way
        #[arg(long, hide = true)]
        alone: bool,
    },
    /// Find the law of a game
    #[command(after_help = RULES)]
    Law(Law),
    /// Find the winning moves
    #[command(after_help = examples!("moves \"take 1 3 4\" 5 6 9", "moves \"misere take any\" 1 2 3"))]
    Moves {
        /// The rule, in quotes; or `-`: lines from standard input
        #[arg(required_unless_present = "rule", value_name = "RULE")]
        given: Option<String>,
        /// The heaps
        #[arg(allow_negative_numbers = true)]
        heaps: Vec<String>,
        #[command(flatten)]
        file: RuleFile,
        /// List all winning moves, not only the first 20
        #[arg(long, conflicts_with = "json")]
        all: bool,
        #[command(flatten)]
        shown: Json,
    },
    /// Print the values of a game, then their law
    #[command(after_help = examples!("table \"take 1 3\" --to 12", "table \"split unequal\""))]
    Table {
        #[command(flatten)]
        rule: Rule,
        /// The largest heap; without it, 100, or 30 for two heaps
        #[arg(long, value_name = "HEAP", value_parser = number, allow_negative_numbers = true)]
        to: Option<u64>,
        #[command(flatten)]
        shown: Json,
    },
    /// Draw the values of a game: an SVG picture
    #[command(after_help = examples!("plot \"take 1 3 4\" -o game.svg", "plot \"split unequal\" --to 300 -o picture.svg"))]
    Plot {
        #[command(flatten)]
        rule: Rule,
        /// The largest heap; without it, 100, or 30 for two heaps
        #[arg(long, value_name = "HEAP", value_parser = number, allow_negative_numbers = true)]
        to: Option<u64>,
        #[command(flatten)]
        file: To,
    },
    /// Find the law of a game with two heaps
    #[command(after_help = examples!("pairs wythoff", "pairs \"take any from one\" --to 20"))]
    Pairs {
        #[command(flatten)]
        rule: Rule,
        /// The larger heap of the largest pair; without it, 30
        #[arg(long, value_name = "HEAP", value_parser = number, allow_negative_numbers = true)]
        to: Option<u64>,
        #[command(flatten)]
        shown: Json,
        #[command(flatten)]
        code: Code,
    },
    /// Find the law of values that you have
    #[command(after_help = examples!("values 0 1 2 0 1 2 0 1 2", "values table.txt"))]
    Values(Values),
    /// Find games by their values, lost heaps or period
    #[command(after_help = examples!("find values 0 0 1 1 2 0 3 1 1 0", "find kayles"))]
    Find(Find),
    /// Ask whether the Anti-SG rule is right for a game under misere play
    #[command(after_help = examples!("antisg \"take 1 3\"", "antisg kayles --to 30"))]
    Antisg {
        #[command(flatten)]
        rule: Rule,
        /// The largest heap; without it, 20
        #[arg(long, value_name = "HEAP", value_parser = number, allow_negative_numbers = true)]
        to: Option<u64>,
        #[command(flatten)]
        shown: Json,
    },
    /// Find the misere quotient of an octal game
    #[command(after_help = examples!("misere 0.75", "misere kayles"))]
    Misere {
        /// The code or name of the game, after the word `certificate` for a certificate; or `-`: lines from standard input
        #[arg(required = true, value_name = "CODE", allow_negative_numbers = true)]
        words: Vec<String>,
        #[command(flatten)]
        shown: Json,
    },
    /// Print the values of rows of an octal game
    #[command(after_help = examples!("octal 0.77 1 3", "octal kayles 100"))]
    Octal {
        /// The code or name of the game, and the lengths of rows; or `-`: lines from standard input
        #[arg(required = true, value_names = ["CODE", "ROW"], allow_negative_numbers = true)]
        words: Vec<String>,
        #[command(flatten)]
        shown: Json,
    },
    /// Find and prove the period of an octal game
    #[command(after_help = examples!("period 0.77", "period 0.07 --to 1000"))]
    Period {
        /// The codes or names of games; or `-`: lines from standard input
        #[arg(required = true, value_name = "CODE", allow_negative_numbers = true)]
        words: Vec<String>,
        /// The largest heap; without it, 100000, or fewer where more would take too long
        #[arg(long, value_name = "HEAP", value_parser = number, allow_negative_numbers = true)]
        to: Option<u64>,
        #[command(flatten)]
        shown: Json,
    },
    /// Write what a teacher uploads to a judge: statement, cases, validator, solution
    #[command(after_help = examples!("package hdu1846 --format dmoj", "package poj1067 --format fps -o packages --lang zh"))]
    Package {
        #[command(flatten)]
        problem: ProblemInWords,
        /// The judge for which the package is made
        #[arg(long, value_enum, ignore_case = true)]
        format: Format,
        #[command(flatten)]
        changed: Changed,
        /// The folder to write into
        #[arg(short, long, default_value = ".", value_hint = ValueHint::DirPath)]
        output: PathBuf,
        /// Replace a package that grundy wrote; other files stay
        #[arg(long)]
        force: bool,
    },
    /// Print a script that completes commands in a shell
    #[command(after_help = SHELLS)]
    Completions {
        /// The shell
        #[arg(ignore_case = true)]
        shell: Shell,
    },
    /// Print the manual page
    #[command(hide = true)]
    Man,
}

/// Where a text goes.
#[derive(Args)]
pub struct To {
    /// Write to this file, not to standard output
    #[arg(short, long, value_hint = ValueHint::FilePath)]
    pub output: Option<PathBuf>,
    /// Replace the file, even if grundy did not write it
    #[arg(long, requires = "output")]
    pub force: bool,
}

#[derive(Args)]
pub struct Problem {
    /// As people name it: 1067, poj1067, "POJ 1067", P2252, "Euclid's game"
    #[arg(value_name = "PROBLEM", add = completions::problems())]
    pub name: String,
}

#[derive(Args)]
pub struct ProblemInWords {
    /// As people name it: 1067, poj1067, POJ 1067, P2252, Euclid's game
    #[arg(required = true, value_name = "PROBLEM", add = completions::problems())]
    pub words: Vec<String>,
}

impl From<ProblemInWords> for Problem {
    fn from(ProblemInWords { words }: ProblemInWords) -> Problem {
        Problem { name: words.join(" ") }
    }
}

#[derive(Args)]
pub struct Changed {
    /// The time limit in seconds, in place of its judge's
    #[arg(long, value_name = "SECONDS", value_parser = time_limit, allow_negative_numbers = true)]
    pub time: Option<f64>,
    /// The memory limit in MB, in place of its judge's
    #[arg(long, value_name = "MB", value_parser = megabytes, allow_negative_numbers = true)]
    pub memory: Option<u64>,
    /// The title, in place of the problem's name
    #[arg(long, value_name = "TITLE", value_parser = title)]
    pub name: Option<String>,
}

#[derive(Args)]
pub struct List {
    /// Words of the name, game, judge or number; all must match
    pub words: Vec<String>,
    /// Only problems from this judge
    #[arg(long, value_parser = PossibleValuesParser::new(JUDGES), ignore_case = true, hide_possible_values = true)]
    pub judge: Option<String>,
    /// Only problems of this game
    #[arg(long, add = completions::games())]
    pub game: Option<String>,
    /// The games of a public list, such as oi-wiki, in its order, also those without a program
    #[arg(long, value_name = "LIST", value_parser = lists(), ignore_case = true)]
    #[arg(conflicts_with_all = ["words", "judge", "game"])]
    pub of: Option<String>,
    /// Print the problems as JSON, one object per line (docs/answer.schema.json)
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(
    disable_help_subcommand = true,
    subcommand_negates_reqs = true,
    after_help = "\
Examples:
  grundy find values 0 0 1 1 2 0 3 1 1 0
  grundy find lost 0 2 5 7 10 12 15
  grundy find kayles"
)]
pub struct Find {
    #[command(subcommand)]
    pub asked: Option<Asked>,
    /// A game by its code, name or rule, or values
    #[arg(required = true)]
    pub words: Vec<String>,
    /// Look for a period among the subtraction sets of 1 to 16, too
    #[arg(long, global = true)]
    pub sets: bool,
    /// Show all results
    #[arg(long, global = true)]
    pub all: bool,
    /// Print all results as one object of JSON, with their number
    #[arg(long, global = true)]
    pub json: bool,
}

/// What `find` looks for.
#[derive(Subcommand)]
pub enum Asked {
    /// Games with a period
    #[command(after_help = examples!("find period 34", "find period 17 --sets"))]
    #[command(alias = "周期")]
    Period {
        /// The length of the period
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// Games with these values
    #[command(after_help = examples!("find values 0 0 1 1 2 0 3 1 1 0", "find values table.txt"))]
    #[command(alias = "值")]
    Values {
        /// The values, perhaps from the heap of 1 on; or a file or `-`: a table of several lines
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// Games with these lost heaps, or lost pairs of two heaps
    #[command(after_help = examples!("find lost 0 2 5 7 10 12 15", "find lost \"(1,2) (3,5) (4,7)\""))]
    #[command(alias = "必败")]
    Lost {
        /// The heaps in their order, such as 0 2 5 7, or pairs, such as "(1,2) (3,5) (4,7)"; or `-`
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// What is known of a game, or the games with its values
    #[command(after_help = examples!("find game lasker", "find game \"take 1 3 4\""))]
    Game {
        /// Its code, name or rule
        #[arg(required = true)]
        words: Vec<String>,
    },
}

#[derive(Args)]
#[command(after_help = "\
Status: 0 accepted, 1 not accepted, 2 could not be judged.

On Linux a solution sees only the system's libraries, its folder and its input. Where that
cannot be enforced, a line says so: then only run code you trust (docs/try.md).

Examples:
  grundy try poj1067 mine.cpp
  grundy try P2252 mine.py --stage sample
  grundy try hdu1846 -- python3 bash.py")]
pub struct Try {
    #[command(flatten)]
    pub problem: Problem,
    /// The solution: cpp, c, py, java, rs, go, js
    #[arg(value_hint = ValueHint::FilePath, conflicts_with = "command")]
    pub file: Option<String>,
    /// A command that runs the solution, instead of a file
    #[arg(last = true, value_hint = ValueHint::CommandWithArguments)]
    pub command: Vec<String>,
    /// Judge as this one of its judges does, not as the one whose number you gave
    #[arg(long, value_parser = PossibleValuesParser::new(JUDGES), ignore_case = true, hide_possible_values = true)]
    pub judge: Option<String>,
    /// Only this stage
    #[arg(long, value_parser = stages())]
    pub stage: Option<Stage>,
    /// Go on after a failure
    #[arg(long)]
    pub all: bool,
    /// Seconds for the small inputs; the random ones get half as many
    #[arg(long, value_parser = seconds, allow_negative_numbers = true)]
    pub seconds: Option<u64>,
    /// A seed: another number gives other random inputs
    #[arg(long, default_value_t = 1, value_parser = number, allow_negative_numbers = true)]
    pub seed: u64,
    /// Multiply the time limit by this, as some judges do for slow languages
    #[arg(long, default_value_t = 1.0, value_parser = factor, allow_negative_numbers = true)]
    pub slower: f64,
    /// Take inputs beyond the judge's ranges, too
    #[arg(long)]
    pub beyond: bool,
    /// Only this input
    #[arg(long, value_hint = ValueHint::FilePath)]
    pub input: Option<String>,
    /// The standard of C or C++, or the edition of Rust: c++20
    #[arg(long, default_value = "", hide_default_value = true)]
    pub std: String,
    /// Further flags of the compiler, quoted as in a shell: "-O3 -g"
    #[arg(long, default_value = "", hide_default_value = true, allow_hyphen_values = true)]
    pub flags: String,
    /// A folder with headers for C and C++, such as the one of atcoder/all
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub include: Vec<PathBuf>,
    /// Leave out ONLINE_JUDGE, which judges define
    #[arg(long)]
    pub local: bool,
    /// Keep the compiled solution and the counterexamples in this folder: new, empty or kept before
    #[arg(long, value_hint = ValueHint::DirPath)]
    pub keep: Option<PathBuf>,
    /// Print the result as JSON, one object per line
    #[arg(long)]
    pub json: bool,
    /// Judge again whenever the file is saved
    #[arg(long, requires = "file", conflicts_with = "command")]
    pub watch: bool,
    /// Show long inputs and outputs
    #[arg(short, long)]
    pub verbose: bool,
}

#[derive(Args)]
pub struct Rule {
    /// The rule; or `-`: lines from standard input
    #[arg(
        required_unless_present = "rule",
        conflicts_with = "rule",
        value_name = "RULE",
        allow_negative_numbers = true
    )]
    pub words: Vec<String>,
    #[command(flatten)]
    pub file: RuleFile,
}

#[derive(Args)]
pub struct RuleFile {
    /// Read the rule, of several lines, from a file, or from standard input: `-`
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub rule: Option<PathBuf>,
}

/// What people type first.
const RULES: &str = "\
Examples:
  grundy law \"take 1 3 4\" --to 200
  grundy law \"take 1 3 4\" --code cpp

Rules:
  take 1 3 4          take 2..5          take 3..           take any but 2 5
  take squares        take powers of 2   take up to half    take a divisor
  split unequal       take any or split  take 1 2 with split
  octal 0.77 (Kayles) divide             turn up to 3 coins
  misere take 1 3 4   pairs take any from one or the same from both
  take L..R for L in 1..4, R in L..8     a family, and the formulas that fit all of it
  n -> n - k for k in 1..n if gcd(n, k) == 1          any other rule, as a formula
  (a, b) -> (a - k, b) for k in 1..a; (a, b - 2)      (docs/formulas.md)
Or in your own words, English or Chinese; the answer says how they were understood:
  remove 1 or 2 stones, whoever takes the last one loses      每次取 1、3 或 4 个

A line of standard input is a rule, or another request: moves take 1 3 4 : 5 6
`grundy show pattern` has the whole grammar.";

#[derive(Args)]
pub struct Law {
    #[command(flatten)]
    pub rule: Rule,
    /// The largest heap; without it, 100, or 30 for two heaps
    #[arg(long, value_name = "HEAP", value_parser = number, allow_negative_numbers = true)]
    pub to: Option<u64>,
    #[command(flatten)]
    pub shown: Json,
    #[command(flatten)]
    pub code: Code,
}

#[derive(Args)]
pub struct Values {
    /// The values, from the heap of 0 on; or a file or `-`: a table of several lines
    #[arg(required = true, value_name = "VALUE", allow_negative_numbers = true)]
    pub words: Vec<String>,
    #[command(flatten)]
    pub shown: Json,
    #[command(flatten)]
    pub code: Code,
}

#[derive(Args)]
pub struct Json {
    /// Print JSON, an object for each answer (docs/answer.schema.json)
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Code {
    /// Print the law as a function in this language, and nothing else
    #[arg(
        long = "code",
        value_name = "LANGUAGE",
        value_enum,
        conflicts_with = "json",
        ignore_case = true
    )]
    pub language: Option<Language>,
    /// Print a whole program around it, which reads heaps and prints who wins
    #[arg(long, requires = "language")]
    pub program: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Language {
    #[value(alias = "rs")]
    Rust,
    #[value(alias = "c++")]
    Cpp,
    #[value(alias = "py")]
    Python,
}

/// A number that an option does not take.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.told(Lang::En))]
pub enum OutOfRange {
    Integer { most: u64 },
    Seed,
    Factor,
    TimeLimit,
    Memory,
    Title,
}

impl Told for OutOfRange {
    fn told(&self, lang: Lang) -> String {
        match self {
            OutOfRange::Integer { most } => {
                told!(lang, "expected an integer from 0 to {most}", "这里要写从 0 到 {most} 的整数")
            }
            OutOfRange::Seed => told!(
                lang,
                "expected an integer from 0 to {most}, or random",
                "这里要写从 0 到 {most} 的整数，或 random",
                most = u64::MAX
            ),
            OutOfRange::TimeLimit => told!(
                lang,
                "expected seconds from {SHORTEST} to {LONGEST}",
                "这里要写从 {SHORTEST} 到 {LONGEST} 的秒数"
            ),
            OutOfRange::Memory => told!(
                lang,
                "expected MB from {least} to {most}",
                "这里要写从 {least} 到 {most} 的 MB 数",
                least = MEMORY.start(),
                most = MEMORY.end()
            ),
            OutOfRange::Title => told!(
                lang,
                "expected a line of at most {LONGEST_TITLE} characters",
                "这里要写一行，不超过 {LONGEST_TITLE} 个字符"
            ),
            OutOfRange::Factor => told!(
                lang,
                "expected a number above 0, up to {SLOWEST}",
                "这里要写大于 0、不超过 {SLOWEST} 的数"
            ),
        }
    }
}

fn number(text: &str) -> Result<u64, OutOfRange> {
    up_to(u64::MAX, text)
}

/// What chooses an input.
#[derive(Clone, Copy)]
pub enum Seed {
    Given(u64),
    Random,
}

fn seed(text: &str) -> Result<Seed, OutOfRange> {
    match text {
        "random" => Ok(Seed::Random),
        _ => number(text).map(Seed::Given).map_err(|_| OutOfRange::Seed),
    }
}

/// The most seconds that may be asked for: a day.
const DAY: u64 = 86_400;

fn seconds(text: &str) -> Result<u64, OutOfRange> {
    up_to(DAY, text)
}

fn up_to(most: u64, text: &str) -> Result<u64, OutOfRange> {
    let number = text.parse().ok().filter(|&number| number <= most);
    number.ok_or(OutOfRange::Integer { most })
}

/// The largest factor of a time limit.
const SLOWEST: f64 = 1000.0;

/// A factor of the time limit; "nan" and "inf" are numbers to Rust.
fn factor(text: &str) -> Result<f64, OutOfRange> {
    let factor = text.parse().ok().filter(|&factor| 0.0 < factor && factor <= SLOWEST);
    factor.ok_or(OutOfRange::Factor)
}

/// The shortest time limit of a package, in seconds; [`LONGEST`] is the longest.
const SHORTEST: f64 = 0.1;

/// A time limit in whole milliseconds.
fn time_limit(text: &str) -> Result<f64, OutOfRange> {
    let seconds = text.parse().ok().filter(|seconds| (SHORTEST..=LONGEST).contains(seconds));
    seconds.map(|seconds: f64| (seconds * 1000.0).round() / 1000.0).ok_or(OutOfRange::TimeLimit)
}

/// The memory limits of a package, in MB.
const MEMORY: RangeInclusive<u64> = 16..=4096;

fn megabytes(text: &str) -> Result<u64, OutOfRange> {
    text.parse().ok().filter(|megabytes| MEMORY.contains(megabytes)).ok_or(OutOfRange::Memory)
}

/// The most characters of a title, which QDUOJ allows.
const LONGEST_TITLE: usize = 128;

fn title(text: &str) -> Result<String, OutOfRange> {
    let title = text.trim();
    let is_good = (1..=LONGEST_TITLE).contains(&title.chars().count())
        && !title.chars().any(char::is_control);
    is_good.then(|| title.to_string()).ok_or(OutOfRange::Title)
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Size {
    Small,
    Random,
    /// Cases on which wrong rules fail
    Hard,
    Largest,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Format {
    Kattis,
    Domjudge,
    Dmoj,
    Hydro,
    /// One XML file for HUSTOJ, QDUOJ, HOJ or Hydro
    Fps,
}
