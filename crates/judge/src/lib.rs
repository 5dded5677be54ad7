//! Someone's solution, judged: compiled, confined, run, its verdict, the smallest counterexample; folders that are ours.
//!
//! | file | what it has |
//! |---|---|
//! | `language` | how a file is compiled and run, by its extension |
//! | `frame` | the code around a solution whose judge calls a method |
//! | `processes` | the processes of a solution, which end when it or the judge ends; outside Unix: `elsewhere` |
//! | `calls` | the system calls that a confined program is refused |
//! | `confine` | what a solution may see, and how that is enforced |
//! | `run` | one run under limits: processor time, memory, how it ended |
//! | `difference` | where two outputs differ |
//! | `verdict` | a judge's verdict on an output |
//! | `attempt` | one solution on one input, and the right answers |
//! | `strategy` | many cases in one input, or each case alone |
//! | `counterexample` | the failing input, made as small as possible |
//! | `stage` | a stage and its report |
//! | `session` | all stages of one solution |
//! | `owned` | what this command writes for people, and only that, it replaces and removes |

pub mod attempt;
#[cfg(target_os = "linux")]
mod calls;
pub mod confine;
pub mod counterexample;
pub mod difference;
mod frame;
pub mod language;
pub mod owned;
#[cfg_attr(not(unix), path = "elsewhere.rs")]
pub mod processes;
pub mod run;
pub mod session;
pub mod stage;
mod strategy;
pub mod verdict;
