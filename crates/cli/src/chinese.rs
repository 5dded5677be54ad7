//! The help, and what is wrong with the arguments, in Chinese.

use crate::args::{Grundy, OutOfRange};
use crate::fault::of_program;
use crate::output::{bold, error_in, green};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use grundy_lang::{Lang, Told};
use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

/// Each line of the help with its Chinese.
const HELP: &str = include_str!("help.zh.txt");

fn translated(line: &str) -> String {
    let pairs = HELP.lines().filter_map(|pair| pair.split_once(" = "));
    let chinese = pairs.into_iter().find(|pair| pair.0 == line).map(|pair| pair.1);
    chinese.unwrap_or(line).to_string()
}

/// The arguments with their help in the language of the reader.
pub fn command(lang: Lang) -> Command {
    let mut command = Grundy::command();
    if lang == Lang::En {
        return command;
    }
    command.build();
    whole(command)
}

fn whole(command: Command) -> Command {
    let lines = |text: String| text.lines().map(translated).collect::<Vec<_>>().join("\n");
    let text = |of: Option<&clap::builder::StyledStr>| of.map(|text| lines(text.to_string()));
    let (about, after) = (text(command.get_about()), text(command.get_after_help()));
    let names: Vec<String> =
        command.get_subcommands().map(|command| command.get_name().to_string()).collect();
    let mut command = command
        .subcommand_help_heading("命令")
        .subcommand_value_name("命令")
        .help_template("{about-with-newline}\n用法：{usage}\n\n{all-args}{after-help}")
        .mut_args(argument);
    if let Some(about) = about {
        command = command.about(about.clone()).long_about(about);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, whole))
}

fn argument(arg: Arg) -> Arg {
    let mut help = arg.get_help().map_or(String::new(), |help| translated(&help.to_string()));
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
    let takes = arg.get_action().takes_values();
    if takes && !values.is_empty() && !arg.is_hide_possible_values_set() {
        help += &format!("（可选：{}）", values.join("、"));
    }
    let is_default_shown = takes && !arg.is_hide_default_value_set();
    if let ([default], true) = (arg.get_default_values(), is_default_shown) {
        help += &format!("（默认 {}）", default.to_string_lossy());
    }
    let heading = match arg.get_help_heading() {
        Some(heading) => translated(heading),
        None if arg.is_positional() => "参数".to_string(),
        None => "选项".to_string(),
    };
    let names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| translated(name)).collect();
    let arg = if takes && !names.is_empty() { arg.value_names(names) } else { arg };
    // Without an index the arguments of a heading would be sorted by name.
    let arg = match arg.get_index() {
        Some(place) => arg.display_order(place),
        None => arg,
    };
    arg.help(help.clone())
        .long_help(help)
        .help_heading(heading)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// Prints the help, or what is wrong with the arguments, and gives the status.
pub fn exit(error: &clap::Error) -> ExitCode {
    let text = match error.kind() {
        ErrorKind::DisplayVersion => error.render().ansi().to_string(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            with_wide_signs(&error.render().ansi().to_string())
        }
        _ => wrong_use(error),
    };
    if error.use_stderr() {
        anstream::eprintln!("{}", text.trim_end());
        return ExitCode::from(2);
    }
    // If nobody reads the help, there is nobody to tell.
    let _ = writeln!(anstream::stdout(), "{}", text.trim_end());
    ExitCode::SUCCESS
}

/// Words of clap's that no setting changes.
fn with_wide_signs(text: &str) -> String {
    let signs =
        [("[OPTIONS]", "[选项]"), ("命令:", "命令："), ("选项:", "选项："), ("参数:", "参数：")];
    signs.into_iter().fold(text.to_string(), |text, (narrow, wide)| text.replace(narrow, wide))
}

/// What is wrong with the arguments, as clap says it in English: the fault, tips, the usage.
fn wrong_use(error: &clap::Error) -> String {
    let all = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let of = |kind| all(kind).join("、");
    let (arg, value) = (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue));
    let valid = match all(ContextKind::ValidValue) {
        values if values.is_empty() => String::new(),
        values => format!("\n  [可选：{}]", values.join("、")),
    };
    let what = match error.kind() {
        ErrorKind::UnknownArgument if arg.starts_with('-') => format!("没有选项 '{arg}'"),
        ErrorKind::UnknownArgument => format!("多了参数 '{arg}'"),
        ErrorKind::InvalidSubcommand => {
            format!("没有命令 '{}'", of(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => "缺少命令".to_string(),
        ErrorKind::MissingRequiredArgument => {
            format!("缺少参数：\n  {}", all(ContextKind::InvalidArg).join("\n  "))
        }
        ErrorKind::ArgumentConflict => match of(ContextKind::PriorArg) {
            prior if prior == arg => format!("'{arg}' 只能写一次"),
            prior => format!("'{arg}' 与 '{prior}' 不能同时使用"),
        },
        ErrorKind::InvalidValue if value.is_empty() => format!("'{arg}' 缺少值{valid}"),
        ErrorKind::InvalidValue => format!("'{arg}' 的值 '{value}' 不对{valid}"),
        ErrorKind::ValueValidation => {
            let cause = error.source().map_or(String::new(), |cause| {
                let known = cause.downcast_ref::<OutOfRange>();
                known.map_or_else(|| cause.to_string(), |wrong| wrong.told(Lang::Zh))
            });
            format!("'{arg}' 的值 '{value}' 不对：{cause}")
        }
        ErrorKind::InvalidUtf8 => "有的参数不是 UTF-8".to_string(),
        _ => "参数不对".to_string(),
    };
    let mut text = format!("{}{what}\n", error_in(Lang::Zh));
    for (kind, name) in [
        (ContextKind::SuggestedSubcommand, "命令"),
        (ContextKind::SuggestedArg, "选项"),
        (ContextKind::SuggestedValue, "值"),
    ] {
        let similar: Vec<String> = all(kind).iter().map(|word| format!("'{word}'")).collect();
        if !similar.is_empty() {
            text += &format!("\n  {}有相近的{name}：{}\n", green("提示："), similar.join("、"));
        }
    }
    if let Some(ContextValue::StyledStrs(tips)) = error.get(ContextKind::Suggested) {
        for tip in tips {
            // Clap's own, or one of ours.
            let tip = of_program(&tip.to_string(), Lang::Zh);
            text += &format!("\n  {}{tip}\n", green("提示："));
        }
    }
    if let Some(usage) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim().trim_start_matches("Usage:").trim();
        text += &format!("\n{}{}\n", bold("用法："), with_wide_signs(usage));
    }
    text + "\n更多说明见 '--help'。\n"
}
