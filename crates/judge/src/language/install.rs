//! How a language is installed on each system.

use grundy_lang::{told, Lang, Told};

/// How a language is installed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Install {
    /// A package of Debian and of Ubuntu.
    pub apt: &'static str,
    /// A command on macOS.
    pub mac: &'static str,
    /// A package of winget.
    pub winget: &'static str,
}

impl Told for Install {
    fn told(&self, lang: Lang) -> String {
        let Install { apt, mac, winget } = self;
        if cfg!(windows) {
            told!(
                lang,
                "`winget install {winget}`, then a new window",
                "`winget install {winget}`，再开一个新窗口"
            )
        } else if cfg!(target_os = "macos") {
            told!(lang, "`{mac}`", "`{mac}`")
        } else {
            told!(
                lang,
                "`apt install {apt}` on Debian and Ubuntu",
                "Debian、Ubuntu 上用 `apt install {apt}`"
            )
        }
    }
}
