//! The standards of C and C++ that are tried.

/// The standards of a language: the usual one, and those that are tried if a source does not compile with it.
pub struct Standards {
    pub usual: &'static str,
    pub newer: &'static str,
    /// With the files of `older`.
    pub older: &'static [&'static [&'static str]],
}

pub const C: Standards =
    Standards { usual: "gnu11", newer: "gnu2x", older: &[&["gnu11"], &["gnu89"]] };

// In gnu++14 no `data` and `size` are in std; in gnu++98 no `hash` and `next`.
pub const CPP: Standards = Standards {
    usual: "gnu++17",
    newer: "gnu++2b",
    older: &[&["gnu++17"], &["gnu++14"], &["gnu++98", "-fpermissive"]],
};
