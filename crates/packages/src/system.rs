//! The systems of judges.

/// The system of the judge for which a package is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum System {
    Kattis,
    DomJudge,
    Dmoj,
    Hydro,
    /// HUSTOJ, QDUOJ, HOJ and Hydro.
    Fps,
}

impl System {
    pub const ALL: [System; 5] =
        [System::Kattis, System::DomJudge, System::Dmoj, System::Hydro, System::Fps];
}
