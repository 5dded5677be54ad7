//! The languages, and a sentence in both.

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

/// A sentence in a language, from its English and its Chinese.
///
/// ```
/// use grundy_lang::{told, Lang};
///
/// let cases = 3;
/// let sentence = |lang| told!(lang, "{cases} cases", "{cases} 组");
/// assert_eq!((sentence(Lang::En), sentence(Lang::Zh)), ("3 cases".to_string(), "3 组".to_string()));
/// ```
#[macro_export]
macro_rules! told {
    ($lang:expr, $english:literal, $chinese:literal $(,)?) => {
        match $lang {
            $crate::Lang::En => format!($english),
            $crate::Lang::Zh => format!($chinese),
        }
    };
}
