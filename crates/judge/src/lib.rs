//! Someone's solution, judged: compiled, confined, run, its verdict, the smallest counterexample; folders that are ours.
//!
//! | file | what it has |
//! |---|---|
//! | `language` | how a file is compiled and run, by its extension |
//! | `frame` | the code around a solution whose judge calls a method |
//! | `tokens` | the words and signs of a source, without its comments and texts |
//! | `path` | where a tool stands |
//! | `shell` | words quoted for a shell |
//! | `processes` | the processes of a solution, which end when it or the judge ends; on Windows: `windows`, `job` |
//! | `figures` | what a run took, in the units of each system |
//! | `inside` | what a process does to itself before it becomes a stranger's program |
//! | `calls` | the system calls that a confined program is refused |
//! | `confine` | what a solution may see, and how that is enforced |
//! | `limits` | what a run may take, and how it ended |
//! | `run` | one run under limits: its output, its processor time, its memory |
//! | `checker` | whether an output is accepted, by what the problem and its judges accept |
//! | `difference` | where two outputs differ |
//! | `verdict` | a judge's verdict on an output, and its reason |
//! | `error` | what cannot be judged or written, and why |
//! | `attempt` | one solution on one input, and the right answers |
//! | `strategy` | many cases in one input, or each case alone |
//! | `counterexample` | the failing input, made as small as possible |
//! | `note` | remarks on a counterexample |
//! | `marked` | a text in UTF-16 with its mark, read as UTF-8 |
//! | `stage`, `report` | the stages of a session, and the report of one |
//! | `most` | the most that its runs took |
//! | `session` | all stages of one solution |
//! | `removal` | removing what sessions and solutions leave |
//! | `owned` | what this command writes for people, and only that, it replaces and removes |

#![allow(missing_docs)] // of what its name says

pub mod attempt;
#[cfg(target_os = "linux")]
mod calls;
pub mod checker;
pub mod confine;
pub mod counterexample;
pub mod difference;
pub mod error;
mod figures;
mod frame;
pub mod inside;
#[cfg(windows)]
mod job;
pub mod language;
pub mod limits;
pub mod marked;
pub mod most;
pub mod note;
pub mod owned;
pub mod path;
#[cfg(unix)]
pub mod processes;
mod removal;
pub mod report;
pub mod run;
pub mod session;
pub mod shell;
pub mod stage;
mod strategy;
mod tokens;
pub mod verdict;
#[cfg(windows)]
pub mod windows;

#[cfg(windows)]
pub use windows as processes;
