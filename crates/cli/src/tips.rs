//! What people type for a command or an option of another name.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::Error;
use grundy_lang::{told, Lang};

/// The error with a tip of ours, where there is one, in the place of clap's: that a word may follow `--` helps nobody here.
pub fn with_tip(mut error: Error, lang: Lang) -> Error {
    let of = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        _ => String::new(),
    };
    let (word, is_option) = match error.kind() {
        ErrorKind::InvalidSubcommand => (of(ContextKind::InvalidSubcommand), false),
        ErrorKind::UnknownArgument => (of(ContextKind::InvalidArg), true),
        // Without words; an option may be missing, too.
        ErrorKind::MissingRequiredArgument => match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::Strings(all)) if all.iter().all(|one| !one.starts_with('-')) => {
                (String::new(), true)
            }
            _ => return error,
        },
        ErrorKind::InvalidValue if of(ContextKind::InvalidArg).starts_with("--lang") => {
            ("--lang".to_string(), true)
        }
        ErrorKind::InvalidValue if of(ContextKind::InvalidArg).starts_with("--format") => {
            (of(ContextKind::InvalidValue).to_lowercase(), true)
        }
        _ => return error,
    };
    if is_option {
        error.remove(ContextKind::Suggested);
    }
    let usage = error.get(ContextKind::Usage).map_or(String::new(), ToString::to_string);
    let has_bound = HAVE_BOUND.iter().any(|command| usage.contains(&format!("grundy {command} ")));
    let reads_input = READ_INPUT.iter().any(|command| usage.contains(&format!("grundy {command}")));
    let said = if word.is_empty() && reads_input {
        Some(told!(lang, "'-' reads standard input", "'-' 表示从标准输入读"))
    } else if is_option {
        option(&word, has_bound, lang)
    } else {
        command(&word, lang)
    };
    if let Some(said) = said {
        error.remove(ContextKind::SuggestedSubcommand);
        error.remove(ContextKind::SuggestedValue);
        let tip = ContextValue::StyledStrs(vec![StyledStr::from(said)]);
        error.insert(ContextKind::Suggested, tip);
    }
    error
}

/// The commands that read `-`.
const READ_INPUT: [&str; 10] =
    ["law", "moves", "table", "plot", "pairs", "values", "find", "antisg", "misere", "period"];
/// The commands that have `--to`.
const HAVE_BOUND: [&str; 6] = ["law", "table", "plot", "pairs", "antisg", "period"];

fn command(word: &str, lang: Lang) -> Option<String> {
    Some(match word {
        "example" => told!(lang, "'grundy show' prints the sample, too", "'grundy show' 也会打印样例"),
        "code" | "function" | "generate-code" => told!(lang, "'grundy law RULE --code cpp' prints a function", "'grundy law 规则 --code cpp' 打印函数"),
        "program" | "solve" | "solution" => told!(lang, "'grundy law RULE --code cpp --program' prints a program for a rule, 'grundy submit' one for a problem", "'grundy law 规则 --code cpp --program' 打印整个程序，'grundy submit' 打印一道题的程序"),
        "grundy" | "sg" | "mex" | "value" => told!(lang, "'grundy table' prints the values of a game", "'grundy table' 打印一个游戏的 SG 值"),
        "win" | "winner" | "play" | "best" => told!(lang, "'grundy moves' says who wins, and how", "'grundy moves' 说谁赢、怎么走"),
        "version" => told!(lang, "'grundy --version' prints it", "用 'grundy --version' 显示版本"),
        _ => return None,
    })
}

fn option(word: &str, has_bound: bool, lang: Lang) -> Option<String> {
    Some(match word {
        "--misere" | "--misère" => told!(lang, "say it in the rule: 'misere take 1 3 4'", "写在规则里：'misere take 1 3 4'"),
        "-n" | "--max" | "--limit" | "--upto" | "--up-to" | "-t" if has_bound => told!(lang, "the largest heap is '--to'", "最大的堆用 '--to'"),
        "-f" | "--file" | "--input" | "-i" => told!(lang, "a file is read by '- < FILE'", "读文件用 '- < 文件'"),
        "--period" | "--values" | "--lost" => told!(lang, "a question is a word of its own: 'grundy find period 34'", "问题不加横线：'grundy find period 34'"),
        "--sample" | "--input-only" => told!(lang, "'grundy show' prints all", "'grundy show' 会打印全部"),
        "--no-color" | "--no-colour" => told!(lang, "'--color never'", "'--color never'"),
        "hoj" | "hustoj" | "qduoj" => told!(lang, "HOJ, HUSTOJ, QDUOJ: fps", "HOJ、HUSTOJ、QDUOJ 用 fps"),
        "--pairs" => told!(lang, "for two heaps there is 'grundy pairs'", "两堆用 'grundy pairs'"),
        "--lang" => told!(lang, "'--lang' is the language of messages; 'submit --language' prints Rust or C++, 'law --code' also Python", "'--lang' 是界面语言；'submit --language' 打印 Rust 或 C++，'law --code' 还可以打印 Python"),
        _ => return None,
    })
}
