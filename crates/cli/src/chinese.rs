//! The help, and what is wrong with the arguments, in Chinese.

use crate::args::{Grundy, OutOfRange};
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use grundy_judge::stage::NoStage;
use grundy_lang::{Lang, Told};
use std::error::Error;

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
        .help_template("{about-with-newline}\n用法：{usage}\n\n{all-args}{after-help}")
        .mut_args(argument);
    if let Some(about) = about {
        command = command.about(about.clone()).long_about(about);
    }
    if let Some(after) = after {
        command = command.after_help(format!("\n{after}"));
    }
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, whole))
}

fn argument(arg: Arg) -> Arg {
    let mut help = arg.get_help().map_or(String::new(), |help| translated(&help.to_string()));
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
    let takes = arg.get_action().takes_values();
    if takes && !values.is_empty() {
        help += &format!("（可选：{}）", values.join("、"));
    }
    let is_default_shown = takes && !arg.is_hide_default_value_set();
    if let ([default], true) = (arg.get_default_values(), is_default_shown) {
        help += &format!("（默认 {}）", default.to_string_lossy());
    }
    let heading = if arg.is_positional() { "参数" } else { "选项" };
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

/// What is wrong with the arguments; `None` if this is not an error but the help, or if the language is English.
pub fn wrong_use(error: &clap::Error, lang: Lang) -> Option<String> {
    if lang == Lang::En {
        return None;
    }
    let of = |kind| error.get(kind).map_or(String::new(), |value| value.to_string());
    let (arg, value) = (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue));
    let what = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::UnknownArgument => format!("没有选项 {arg}"),
        ErrorKind::InvalidSubcommand => {
            format!("没有命令 {}", of(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => "缺少命令".to_string(),
        ErrorKind::MissingRequiredArgument => format!("缺少参数 {arg}"),
        ErrorKind::ArgumentConflict => {
            format!("{arg} 与 {} 不能同时使用", of(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("{arg} 后面缺少值"),
        ErrorKind::InvalidValue => {
            format!("{arg} 的值不能是 {value}，可以是 {}", of(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => {
            let cause = error.source().map_or(String::new(), |cause| {
                let number = cause.downcast_ref::<OutOfRange>().map(|wrong| wrong.told(lang));
                let stage = || cause.downcast_ref::<NoStage>().map(|wrong| wrong.told(lang));
                number.or_else(stage).unwrap_or_else(|| cause.to_string())
            });
            format!("{arg} 的值 {value} 不对：{cause}")
        }
        ErrorKind::InvalidUtf8 => "有的参数不是 UTF-8".to_string(),
        _ => "参数不对".to_string(),
    };
    Some(format!("grundy: {what}\n用法见 grundy --help"))
}
