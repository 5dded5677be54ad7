//! FPS, read back as its importers do.
//!
//! | file | what it has |
//! |---|---|
//! | `hydro.py`, `hustoj.py`, `qduoj.py` | readers, each written after an importer; the last one also after HOJ's |
//! | `read_back` | what they read, compared with the package |
//! | `solutions` | the solution in C++ and the checker |

mod read_back;
mod solutions;
