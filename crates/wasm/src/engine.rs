//! The requests that are no program's: as data, with sentences.

use grundy_lang::Lang;

/// The name that answers requests of `pattern` as data, with sentences in English; `answers-zh` has them in Chinese.
#[cfg(feature = "laws")]
const ANSWERS: &str = "answers";

/// The name that answers what is typed without a request in front of it, which may have several lines: a table of values,
/// a position, or a rule, whose law is asked for.
#[cfg(feature = "laws")]
const TYPED: &str = "typed";

/// The name that answers which games have the values of a table.
#[cfg(feature = "laws")]
const GAMES: &str = "games";

/// The name that answers positions of a played game; `play-zh` does so in Chinese.
#[cfg(feature = "play")]
const PLAY: &str = "play";

/// The name that explains them: why each is won or lost, which may take longer than to play it.
#[cfg(feature = "play")]
const WHY: &str = "why";

/// The status, the output and the faults of such a request, or none.
pub fn answer(name: &str, input: &[u8]) -> Option<(u32, Vec<u8>, Vec<u8>)> {
    let lang = if name.ends_with("-zh") { Lang::Zh } else { Lang::En };
    let input = String::from_utf8_lossy(input);
    match name.trim_end_matches("-zh") {
        #[cfg(feature = "laws")]
        name @ (ANSWERS | TYPED) => Some(crate::laws::answers(&input, lang, name == TYPED)),
        #[cfg(feature = "laws")]
        GAMES => Some(crate::laws::with_values(&input, lang)),
        #[cfg(feature = "play")]
        name @ (PLAY | WHY) => Some(crate::play::play(&input, lang, name == WHY)),
        _ => None,
    }
}
