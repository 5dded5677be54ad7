//! The languages, and a sentence in both.

use std::fmt::Display;

/// A language of people. What programs print, and the code, is the same in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese.
    Zh,
}

/// A message that is shown to people.
pub trait Told {
    /// The message in a language.
    fn told(&self, lang: Lang) -> String;
}

/// A number of things in English.
///
/// ```
/// assert_eq!([0, 1, 2].map(|count| grundy_lang::counted(count, "heap")), ["0 heaps", "1 heap", "2 heaps"]);
/// ```
pub fn counted(count: impl Display, thing: &str) -> String {
    let count = count.to_string();
    let s = if count == "1" { "" } else { "s" };
    format!("{count} {thing}{s}")
}

/// A sentence in a language, from its English and its Chinese.
///
/// ```
/// use grundy_lang::{told, Lang};
///
/// let cases = 3;
/// let sentence = |lang| told!(lang, "{cases} cases", "{cases} 组");
/// assert_eq!((sentence(Lang::En), sentence(Lang::Zh)), ("3 cases".to_string(), "3 组".to_string()));
/// ```
///
/// Or a table of sentences, one for each variant. Parts that are told in a language themselves are named behind them.
///
/// ```
/// use grundy_lang::{told, Lang, Told};
///
/// enum Stage { Small, Kept(Box<Stage>) }
///
/// impl Told for Stage {
///     fn told(&self, lang: Lang) -> String {
///         told!(lang, match self {
///             Stage::Small => "small", "小数据";
///             Stage::Kept(stage) => "{stage}, kept", "保留的{stage}", stage = stage.told(lang);
///         })
///     }
/// }
///
/// let kept = Stage::Kept(Box::new(Stage::Small));
/// assert_eq!((kept.told(Lang::En), kept.told(Lang::Zh)), ("small, kept".to_string(), "保留的小数据".to_string()));
/// ```
#[macro_export]
macro_rules! told {
    ($lang:expr, $english:literal, $chinese:literal $(, $name:ident = $part:expr)* $(,)?) => {
        match $lang {
            $crate::Lang::En => format!($english $(, $name = $part)*),
            $crate::Lang::Zh => format!($chinese $(, $name = $part)*),
        }
    };
    ($lang:expr, match $value:ident {
        $($variant:pat $(if $condition:expr)? =>
            $english:literal, $chinese:literal $(, $name:ident = $part:expr)*;)*
    }) => {
        match $value {
            $($variant $(if $condition)? => $crate::told!($lang, $english, $chinese $(, $name = $part)*),)*
        }
    };
}
