//! The names of all files of the checkout: Windows must take them too.

use grundy_catalogue::root;
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// What is made or fetched, and is nobody's checkout.
const OTHERS: [&str; 3] = [".git", "target", "node_modules"];

/// All files and folders in `folder`, by their paths from the root with `/`.
fn add(folder: &Path, before: &str, all: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if OTHERS.contains(&&name[..]) {
            continue;
        }
        let path = format!("{before}{name}");
        if entry.file_type().unwrap().is_dir() {
            add(&entry.path(), &format!("{path}/"), all);
        }
        all.push(path);
    }
}

/// Why Windows refuses a path.
fn refused(path: &str) -> Option<&'static str> {
    let is_device = |stem: &str| {
        let stem = stem.to_lowercase();
        let port = stem.strip_prefix("com").or(stem.strip_prefix("lpt"));
        matches!(&stem[..], "con" | "prn" | "aux" | "nul")
            || port.is_some_and(|port| port.len() == 1 && port.as_bytes()[0].is_ascii_digit())
    };
    path.split('/').find_map(|name| {
        let stem = name.split('.').next().unwrap_or_default().trim_end();
        if is_device(stem) {
            Some("it is a device")
        } else if name.contains(|c: char| c < ' ' || "<>:\"|?*\\".contains(c)) {
            Some("it has a character that no name may have")
        } else if name.ends_with([' ', '.']) {
            Some("it ends with a blank or a point")
        } else {
            None
        }
    })
}

#[test]
fn windows_takes_the_name_of_every_file() {
    let mut all = Vec::new();
    add(&root(), "", &mut all);
    assert!(all.len() > 1000, "{} files", all.len());
    let mut alike: HashMap<String, &str> = HashMap::new();
    for path in &all {
        assert_eq!(refused(path), None, "{path}");
        let other = alike.insert(path.to_lowercase(), path);
        assert_eq!(other, None, "{path} differs in capitals alone");
    }
}

#[test]
fn names_that_windows_refuses_are_found() {
    for path in ["a/nul.in", "AUX", "com1.txt", "lpt9", "con .b", "a?", "a/b:c", "a./b", "a "] {
        assert_ne!(refused(path), None, "{path}");
    }
    for path in ["nul-byte.in", "com.txt", "com10", "console", "a/.b", "a b.c"] {
        assert_eq!(refused(path), None, "{path}");
    }
}
