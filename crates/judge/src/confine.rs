//! What a stranger's program may see: the system's libraries, its runtime, its folder and its input.
//!
//! Landlock confines it where the kernel has it (it needs no rights of its own), or `bwrap` where that is installed:
//! files by a list of what is seen; sockets by a filter of system calls; signals and the memory of other processes by
//! Landlock's scopes or by a space of process numbers of its own. What a system cannot confine is reported
//! ([`Means::open`]).
//!
//! Checked: `crates/cli/tests/grundy/attacks.rs`, by solutions that try to get what they must not see, with each means.

use crate::inside::{filter, Inside, Rules, Step};
use crate::path::in_path;
use crate::processes::landlock_version;
use grundy_lang::{told, Lang, Told};
use std::collections::{BTreeSet, HashMap};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::{env, fs, io};

/// A way to confine a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Means {
    /// By Landlock, and in a user namespace of its own if `has_users`: no rights of the administrator, and a limit on
    /// the number of processes.
    Landlock {
        has_users: bool,
    },
    Bwrap,
    Nothing,
}

/// From this version on Landlock confines signals.
const WITH_SIGNALS: i32 = 6;

impl Means {
    /// The means of this system, the best first; the last confines nothing. Tests choose one by an environment variable.
    pub fn all() -> Vec<Means> {
        let landlock = [Means::Landlock { has_users: true }, Means::Landlock { has_users: false }];
        let version = landlock_version();
        let has_bwrap = in_path("bwrap").is_some();
        let mut all = match env::var("GRUNDY_CONFINE").as_deref() {
            Ok("landlock") if version > 0 => landlock.to_vec(),
            Ok("bwrap") if has_bwrap => vec![Means::Bwrap],
            Ok("landlock" | "bwrap" | "none") => Vec::new(),
            _ if version >= WITH_SIGNALS => landlock.to_vec(),
            _ if has_bwrap => vec![Means::Bwrap],
            _ if version > 0 => landlock.to_vec(),
            _ => Vec::new(),
        };
        all.push(Means::Nothing);
        all
    }

    pub fn name(self) -> &'static str {
        match self {
            Means::Landlock { .. } => "landlock",
            Means::Bwrap => "bwrap",
            Means::Nothing => "nothing",
        }
    }

    /// What it leaves open.
    pub fn open(self) -> &'static [Open] {
        match self {
            Means::Landlock { .. } if landlock_version() < WITH_SIGNALS => &[Open::Signals],
            Means::Landlock { .. } | Means::Bwrap => &[],
            Means::Nothing => &[Open::Files, Open::Network, Open::Signals],
        }
    }
}

/// What a means may leave open.
#[derive(Clone, Copy, Debug)]
pub enum Open {
    Files,
    Network,
    Signals,
}

impl Told for Open {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Open::Files => "files", "文件";
            Open::Network => "network", "网络";
            Open::Signals => "signals", "信号";
        })
    }
}

/// Where the libraries of a system are, and what a runtime asks about the machine.
const SYSTEM: [&str; 43] = [
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/libx32",
    "/usr/libexec",
    "/usr/share",
    "/usr/local/lib",
    "/usr/local/lib64",
    "/usr/local/share",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.preload",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/alternatives",
    "/etc/localtime",
    "/etc/locale.alias",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/group",
    "/etc/ssl/openssl.cnf",
    "/etc/pki/tls/openssl.cnf",
    "/etc/crypto-policies",
    "/proc/cpuinfo",
    "/proc/filesystems",
    "/proc/loadavg",
    "/proc/meminfo",
    "/proc/stat",
    "/proc/sys",
    "/proc/version",
    "/sys/devices/system",
    "/sys/fs/cgroup",
    "/sys/kernel/mm",
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
];

/// Where the tools of a system are.
const TOOLS: [&str; 4] = ["/usr", "/bin", "/sbin", "/proc"];

/// The devices to which anybody may write.
#[cfg(target_os = "linux")]
const SINKS: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/full"];

/// What a program may see, besides its own folder and its input.
#[derive(Clone, Debug)]
pub struct View {
    /// Files, and folders with all that is in them, to read and to run.
    reads: BTreeSet<PathBuf>,
    /// Folders to write to.
    writes: BTreeSet<PathBuf>,
    /// Whether it sees what the system says of its own process, as virtual machines ask.
    sees_itself: bool,
}

impl View {
    /// The system's libraries, for a program that runs by itself or in its runtime.
    pub fn of_libraries() -> View {
        let mut reads: BTreeSet<PathBuf> = SYSTEM.iter().map(PathBuf::from).collect();
        // The configuration of a runtime, to which links in /usr/lib lead.
        for entry in fs::read_dir("/etc").into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if ["dotnet", "java", "mono", "perl", "php", "python", "ruby"]
                .iter()
                .any(|it| name.starts_with(it))
            {
                reads.insert(entry.path());
            }
        }
        View { reads, writes: BTreeSet::new(), sees_itself: true }
    }

    /// The system's libraries and tools, for a compiler, or for a command of the user's.
    pub fn of_tools() -> View {
        let mut view = View::of_libraries();
        view.reads.extend(TOOLS.iter().map(PathBuf::from));
        view
    }

    /// Without what the system says of its own process.
    pub fn without_itself(self) -> View {
        View { sees_itself: false, ..self }
    }

    /// With a file, or a folder and all that is in it.
    pub fn with(mut self, path: impl Into<PathBuf>) -> View {
        let path = path.into();
        // A link may lead to another place: both are seen.
        self.reads.extend(path.canonicalize());
        self.reads.insert(path);
        self
    }

    /// With a folder to write to.
    pub fn writing(mut self, folder: impl Into<PathBuf>) -> View {
        self.writes.insert(folder.into());
        self
    }

    /// With a tool and its installation: the folder that holds its `bin` or `shims`, unless that is the system's or the
    /// user's whole home.
    pub fn with_tool(mut self, tool: &Path) -> View {
        let real = tool.canonicalize().unwrap_or_else(|_| tool.to_path_buf());
        for file in [tool.to_path_buf(), real] {
            let folder = file.parent();
            let is_bin = folder
                .and_then(Path::file_name)
                .is_some_and(|name| name == "bin" || name == "shims");
            match folder.and_then(Path::parent).filter(|root| is_bin && !is_shared(root)) {
                Some(root) => self = self.with(root),
                None => self = self.with(file),
            }
        }
        self
    }

    /// The files and folders to read, without what is never shown: a folder that holds such a thing is replaced by the
    /// others in it.
    fn shown(&self, hidden: &[PathBuf]) -> Vec<PathBuf> {
        let mut shown = Vec::new();
        let mut left: Vec<PathBuf> =
            self.reads.iter().filter(|path| path.exists()).cloned().collect();
        while let Some(path) = left.pop() {
            if hidden.iter().any(|hidden| path.starts_with(hidden)) {
                continue;
            }
            let real = path.canonicalize().unwrap_or_else(|_| path.clone());
            if hidden.iter().any(|hidden| hidden.starts_with(&real)) {
                let inside = fs::read_dir(&real).into_iter().flatten().flatten();
                left.extend(inside.map(|entry| entry.path()).filter(|path| !path.is_symlink()));
            } else {
                shown.push(path);
            }
        }
        shown
    }
}

/// Whether a folder holds more than one installation.
fn is_shared(root: &Path) -> bool {
    let home = env::var_os("HOME").map(PathBuf::from);
    let homes = home.iter().flat_map(|home| [home.clone(), home.join(".local")]);
    ["/", "/usr", "/usr/local"].iter().map(PathBuf::from).chain(homes).any(|it| it == root)
}

/// What no program sees, whatever folder it lies in: this command, what looks like a copy of it where commands are
/// installed, and what is kept of other sessions.
fn hidden(kept: &[PathBuf]) -> Vec<PathBuf> {
    static COMMAND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    let of_command = COMMAND.get_or_init(|| {
        let Ok(this) = env::current_exe() else {
            return Vec::new();
        };
        let length = fs::metadata(&this).map_or(0, |file| file.len());
        let path = env::var_os("PATH").unwrap_or_default();
        let folders = env::split_paths(&path).chain(this.parent().map(Path::to_path_buf));
        let folders: BTreeSet<PathBuf> = folders.filter_map(|it| it.canonicalize().ok()).collect();
        let files = folders.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten());
        let files = files.flatten().map(|entry| entry.path());
        let copies = files.filter(|file| {
            file.file_name().is_some_and(|name| name == "grundy")
                || fs::metadata(file).is_ok_and(|file| file.is_file() && file.len() == length)
        });
        copies.chain([this.clone()]).filter_map(|file| file.canonicalize().ok()).collect()
    });
    let kept = kept.iter().filter_map(|folder| folder.canonicalize().ok());
    of_command.iter().cloned().chain(kept).collect()
}

/// The walls around a run.
#[derive(Clone)]
pub struct Walls {
    pub means: Means,
    pub view: View,
    /// Folders in which sessions keep what they found, which are not seen.
    pub kept: Vec<PathBuf>,
    /// Files of the user's in these folders, which are seen if the folders would be.
    pub theirs: Vec<PathBuf>,
    /// Whether it stays in the current folder instead of its own.
    pub stays: bool,
    /// Whether its folder keeps what it writes.
    pub keeps: bool,
    /// The most bytes of a file that is written.
    pub largest_file: u64,
    /// What was made for each folder of a run.
    pub rooms: Rooms,
}

/// Rooms by the folders and the inputs of their runs.
pub type Rooms = Arc<Mutex<HashMap<[PathBuf; 2], Arc<Room>>>>;

/// What is made once for all runs in a folder.
#[derive(Default)]
pub struct Room {
    /// The arguments of `bwrap`.
    bwrap: Vec<OsString>,
    shown: Vec<PathBuf>,
    rules: Option<Arc<Rules>>,
    /// The filter of system calls.
    filter: Vec<Step>,
}

impl Walls {
    /// The command that runs `words` within these walls: it may write to `own`, and read `input`.
    ///
    /// # Errors
    ///
    /// If the walls cannot be made.
    pub fn around(
        &self,
        words: &[String],
        own: &Path,
        input: &Path,
    ) -> io::Result<(Command, Inside)> {
        let room = self.room(own, input)?;
        let mut inside = Inside { largest_file: self.largest_file, ..Inside::default() };
        let mut command = match self.means {
            Means::Bwrap => {
                let mut command = Command::new("bwrap");
                command.args(&room.bwrap).arg("--").args(words);
                command
            }
            Means::Landlock { has_users } => {
                inside.has_users = has_users;
                inside.sees_itself = self.view.sees_itself;
                inside.filter = room.filter.clone();
                inside.rules = match &room.rules {
                    Some(rules) => Some(rules.clone()),
                    // Each run adds a rule of its own.
                    None => Some(Arc::new(rules(&room.shown, &self.writes(own))?)),
                };
                plain(words)
            }
            Means::Nothing => plain(words),
        };
        if !self.stays {
            command.current_dir(own);
        }
        Ok((command, inside))
    }
}

impl Walls {
    fn writes<'a>(&'a self, own: &'a Path) -> Vec<&'a Path> {
        self.view.writes.iter().map(PathBuf::as_path).chain([own]).collect()
    }

    fn room(&self, own: &Path, input: &Path) -> io::Result<Arc<Room>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let key = [own, input].map(Path::to_path_buf);
        if let Some(room) = rooms.get(&key) {
            return Ok(room.clone());
        }
        let hidden = hidden(&self.kept);
        let view = self.view.clone().with(input);
        let writes = self.writes(own);
        let is_seen = |path: &&Path| view.reads.iter().any(|folder| path.starts_with(folder));
        let theirs: Vec<&Path> = self.theirs.iter().map(PathBuf::as_path).filter(is_seen).collect();
        let mut room = Room::default();
        match self.means {
            Means::Bwrap => room.bwrap = bwrap(&view, &writes, &hidden, &theirs),
            Means::Landlock { .. } => {
                room.shown = view.shown(&hidden);
                room.shown.extend(theirs.iter().map(|path| path.to_path_buf()));
                room.filter = filter(self.keeps);
                if !view.sees_itself {
                    room.rules = Some(Arc::new(rules(&room.shown, &writes)?));
                }
            }
            Means::Nothing => {}
        }
        let room = Arc::new(room);
        rooms.insert(key, room.clone());
        Ok(room)
    }
}

fn plain(words: &[String]) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

/// The arguments of `bwrap`. What is mounted later lies above, so a folder comes before what is in it.
fn bwrap(view: &View, writes: &[&Path], hidden: &[PathBuf], theirs: &[&Path]) -> Vec<OsString> {
    let mut all: Vec<OsString> = Vec::new();
    let mut add = |words: &[&OsStr]| all.extend(words.iter().map(|word| word.to_os_string()));
    let word = OsStr::new;
    add(&["--unshare-all", "--die-with-parent", "--new-session"].map(word));
    add(&["--proc", "/proc", "--dev", "/dev"].map(word));
    let mut mounted: Vec<&Path> = ["/proc", "/dev"].map(Path::new).into();
    for path in view.reads.iter().filter(|path| path.exists()) {
        if mounted.iter().any(|above| path.starts_with(above)) {
            continue;
        }
        match fs::read_link(path) {
            Ok(target) => add(&[word("--symlink"), target.as_os_str(), path.as_os_str()]),
            Err(_) => {
                add(&[word("--ro-bind"), path.as_os_str(), path.as_os_str()]);
                mounted.push(path);
            }
        }
    }
    for path in writes.iter().filter(|path| path.exists()) {
        add(&[word("--bind"), path.as_os_str(), path.as_os_str()]);
    }
    for path in hidden.iter().filter(|hidden| mounted.iter().any(|it| hidden.starts_with(it))) {
        if path.is_dir() {
            add(&[word("--tmpfs"), path.as_os_str()]);
        } else {
            add(&[word("--ro-bind"), word("/dev/null"), path.as_os_str()]);
        }
    }
    for path in theirs {
        add(&[word("--ro-bind"), path.as_os_str(), path.as_os_str()]);
    }
    all
}

/// Landlock's rules.
#[cfg(target_os = "linux")]
fn rules(shown: &[PathBuf], writes: &[&Path]) -> io::Result<Rules> {
    use landlock::{
        Access, AccessFs, AccessNet, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
        RulesetAttr, RulesetCreatedAttr, Scope, ABI,
    };
    const VERSION: ABI = ABI::V6;
    let failed = |error: landlock::RulesetError| io::Error::other(error);
    let made = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(VERSION))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(VERSION)))
        .and_then(|rules| rules.scope(Scope::from_all(VERSION)))
        .and_then(Ruleset::create);
    let mut rules = made.map_err(failed)?;
    let reading = AccessFs::from_read(VERSION);
    let sinks = SINKS.map(|sink| (Path::new(sink), reading | AccessFs::WriteFile));
    let all = shown.iter().map(|path| (path.as_path(), reading)).chain(sinks);
    // No devices: an administrator could make any.
    let devices = AccessFs::MakeChar | AccessFs::MakeBlock | AccessFs::IoctlDev;
    let writing = writes.iter().map(|path| (*path, AccessFs::from_all(VERSION) & !devices));
    for (path, access) in all.chain(writing) {
        // What is gone by now cannot be seen either.
        if let Ok(file) = PathFd::new(path) {
            rules = rules.add_rule(PathBeneath::new(file, access)).map_err(failed)?;
        }
    }
    let rules: Option<Rules> = rules.into();
    rules.ok_or_else(|| io::Error::other("no Landlock"))
}

#[cfg(not(target_os = "linux"))]
fn rules(_: &[PathBuf], _: &[&Path]) -> io::Result<Rules> {
    Err(io::Error::other("no Landlock"))
}
