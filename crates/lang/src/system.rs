//! The errors of the system.

use crate::{told, Lang};
use std::io::{Error, ErrorKind};

/// An error of the system in words: a frequent one without its number, a rare one as the system says it.
pub fn system(error: &Error, lang: Lang) -> String {
    match error.kind() {
        ErrorKind::NotFound => told!(lang, "No such file or directory", "没有这个文件或目录"),
        ErrorKind::PermissionDenied => told!(lang, "Permission denied", "没有权限"),
        ErrorKind::IsADirectory => told!(lang, "Is a directory", "这是目录"),
        ErrorKind::NotADirectory => told!(lang, "Not a directory", "这不是目录"),
        ErrorKind::AlreadyExists => told!(lang, "File exists", "已经存在"),
        ErrorKind::StorageFull => told!(lang, "No space left on device", "磁盘已满"),
        ErrorKind::ReadOnlyFilesystem => told!(lang, "Read-only file system", "磁盘只读"),
        ErrorKind::BrokenPipe => told!(lang, "Broken pipe", "没有程序在读"),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frequent_error_has_no_number() {
        let missing = std::fs::read("/no-such-folder/no-such-file").unwrap_err();
        assert_eq!(system(&missing, Lang::En), "No such file or directory");
        assert_eq!(system(&missing, Lang::Zh), "没有这个文件或目录");
    }
}
