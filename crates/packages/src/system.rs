//! The systems of judges.

/// The system of the judge for which a package is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum System {
    Kattis,
    DomJudge,
    Dmoj,
    Hydro,
}

impl System {
    pub const ALL: [System; 4] = [System::Kattis, System::DomJudge, System::Dmoj, System::Hydro];
}
