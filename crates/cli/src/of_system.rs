//! The language of this system's user.

use grundy_lang::Lang;
use std::env;

/// The variables that name the language of messages; the first that is set counts.
const NAMES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of messages: by the environment, or by what the user of Windows has chosen.
pub fn of_system() -> Lang {
    of(NAMES.map(|name| env::var(name).ok()), of_windows())
}

fn of(names: [Option<String>; 3], of_windows: Option<u16>) -> Lang {
    let mut names = names.into_iter().flatten().filter(|name| !name.is_empty());
    let is_chinese = match names.next() {
        Some(name) => name.starts_with("zh"),
        // Ten bits are the language, the others say where it is spoken.
        None => of_windows.is_some_and(|id| id & 0x3ff == CHINESE),
    };
    if is_chinese {
        Lang::Zh
    } else {
        Lang::En
    }
}

/// The language's number on Windows.
const CHINESE: u16 = 4;

#[cfg(windows)]
#[allow(unsafe_code)] // a system call that the standard library does not have
fn of_windows() -> Option<u16> {
    // SAFETY: it only returns a number.
    Some(unsafe { windows_sys::Win32::Globalization::GetUserDefaultUILanguage() })
}

#[cfg(not(windows))]
fn of_windows() -> Option<u16> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_that_is_set_counts_and_windows_last() {
        let set = |names: [&str; 3]| names.map(|name| Some(name.to_string()));
        for (names, windows, lang) in [
            (set(["", "", "zh_CN.UTF-8"]), None, Lang::Zh),
            (set(["C", "", "zh_CN.UTF-8"]), None, Lang::En),
            (set(["", "zh", "en"]), None, Lang::Zh),
            // China, Taiwan, Germany.
            ([None, None, None], Some(0x0804), Lang::Zh),
            ([None, None, None], Some(0x0404), Lang::Zh),
            ([None, None, None], Some(0x0407), Lang::En),
            ([None, None, None], None, Lang::En),
            (set(["", "", "en_US.UTF-8"]), Some(0x0804), Lang::En),
        ] {
            assert_eq!(of(names.clone(), windows), lang, "{names:?} {windows:?}");
        }
    }
}
