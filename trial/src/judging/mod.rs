//! A solution in any language, judged as a judge would: `grundy try`.
//!
//! | file | what it has |
//! |---|---|
//! | `language` | how a file is compiled and run, by its ending |
//! | `frame` | what surrounds a solution whose judge calls a method |
//! | `processes` | what a solution starts ends with it, and with the judge; `elsewhere` stands for it where there is no Unix |
//! | `run` | one run under limits: processor time, memory, how it ended |
//! | `verdict` | what a judge says of an output |
//! | `inputs` | what is tried, stage by stage |
//! | `trial` | one solution on one input, and what is right there |
//! | `strategy` | many cases in an input, or each alone |
//! | `counterexample` | the failing input, made as small as it can be |
//! | `stage` | a stage, and what it found |
//! | `session` | all stages of one solution |

pub mod counterexample;
mod frame;
pub mod inputs;
pub mod language;
#[cfg_attr(not(unix), path = "elsewhere.rs")]
pub mod processes;
pub mod run;
pub mod session;
pub mod stage;
mod strategy;
pub mod trial;
pub mod verdict;
