//! The errors of the system.

use crate::{told, Lang};
use std::io::{Error, ErrorKind};

/// An error of the system in words, without its number; a rare one in the system's own.
pub fn system(error: &Error, lang: Lang) -> String {
    match error.kind() {
        ErrorKind::NotFound => told!(lang, "no such file or folder", "没有这个文件或目录"),
        ErrorKind::PermissionDenied => told!(lang, "permission denied", "没有权限"),
        ErrorKind::IsADirectory => told!(lang, "it is a folder", "这是目录"),
        ErrorKind::NotADirectory => told!(lang, "it is not a folder", "这不是目录"),
        ErrorKind::AlreadyExists => told!(lang, "it is there already", "已经存在"),
        ErrorKind::StorageFull => told!(lang, "no space is left on the disk", "磁盘已满"),
        ErrorKind::ReadOnlyFilesystem => told!(lang, "the disk is read-only", "磁盘只读"),
        ErrorKind::BrokenPipe => told!(lang, "nobody reads it", "没有程序在读"),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frequent_error_has_no_number() {
        let missing = std::fs::read("/no such folder/no such file").unwrap_err();
        assert_eq!(system(&missing, Lang::En), "no such file or folder");
        assert_eq!(system(&missing, Lang::Zh), "没有这个文件或目录");
    }
}
