//! Why a position is won or lost: every sentence against a search of the whole game.
//!
//! | file | what it does |
//! |---|---|
//! | `games` | games by their definition, searched by plain recursion |
//! | `sentences` | whether what a sentence says is so |
//! | `positions` | random positions of every kind of game, and those that meet the rare conditions |

mod games;
mod positions;
mod sentences;
