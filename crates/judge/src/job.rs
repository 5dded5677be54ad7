//! A job of Windows: processes, and all that they start, which are counted and ended together.

#![allow(unsafe_code)] // system calls that the standard library does not have

use crate::figures::Figures;
use crate::limits::MOST_PROCESSES;
use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle, RawHandle};
use std::ptr::{null, null_mut};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JobObjectBasicAccountingInformation,
    JobObjectBasicProcessIdList, JobObjectExtendedLimitInformation, QueryInformationJobObject,
    SetInformationJobObject, TerminateJobObject, JOBOBJECTINFOCLASS,
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JOB_OBJECT_LIMIT_ACTIVE_PROCESS, JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION,
    JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, JOB_OBJECT_LIMIT_PROCESS_MEMORY,
};

/// A job. Its processes end when it is dropped, and when this process ends.
pub struct Job(OwnedHandle);

/// The status of a process that is ended with its job.
const ENDED: u32 = 1;

impl Job {
    /// A job without processes, which may have little more of them than a run.
    ///
    /// # Errors
    ///
    /// If the system makes none.
    pub fn new() -> io::Result<Job> {
        // A process that crashes ends at once, without a window or a report.
        let at_once = JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
        Job::limited(JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | at_once, 0)
    }

    /// A job whose processes get no more memory than this. They do not end with it.
    ///
    /// # Errors
    ///
    /// If the system makes none.
    pub fn of_memory(bytes: u64) -> io::Result<Job> {
        Job::limited(JOB_OBJECT_LIMIT_PROCESS_MEMORY, bytes)
    }

    fn limited(flags: u32, bytes: u64) -> io::Result<Job> {
        // SAFETY: without attributes and a name it only makes a new handle, which nobody else closes; the struct
        // outlives the call that reads it.
        unsafe {
            let handle = CreateJobObjectW(null(), null());
            if handle.is_null() {
                return Err(io::Error::last_os_error());
            }
            let job = Job(OwnedHandle::from_raw_handle(handle));
            let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
            limits.BasicLimitInformation.LimitFlags = flags | JOB_OBJECT_LIMIT_ACTIVE_PROCESS;
            // With one more there are too many, which is seen.
            limits.BasicLimitInformation.ActiveProcessLimit = MOST_PROCESSES as u32 + 1;
            limits.ProcessMemoryLimit = bytes as usize;
            done(SetInformationJobObject(
                handle,
                JobObjectExtendedLimitInformation,
                (&raw const limits).cast(),
                size_of_val(&limits) as u32,
            ))?;
            Ok(job)
        }
    }

    /// Takes a process into the job.
    ///
    /// # Errors
    ///
    /// If the system does not let it.
    pub fn take(&self, process: RawHandle) -> io::Result<()> {
        // SAFETY: both are handles.
        done(unsafe { AssignProcessToJobObject(self.0.as_raw_handle(), process) })
    }

    /// Ends its processes.
    pub fn end(&self) {
        // SAFETY: it is a handle.
        unsafe {
            TerminateJobObject(self.0.as_raw_handle(), ENDED);
        }
    }

    /// Fills in a struct of the system's.
    fn ask<T>(&self, what: JOBOBJECTINFOCLASS, answer: &mut T) -> bool {
        let (place, size) = ((&raw mut *answer).cast(), size_of::<T>() as u32);
        // SAFETY: it writes at most so many bytes to the struct, which consists of numbers.
        unsafe {
            QueryInformationJobObject(self.0.as_raw_handle(), what, place, size, null_mut()) != 0
        }
    }

    fn accounts(&self) -> JOBOBJECT_BASIC_ACCOUNTING_INFORMATION {
        let mut accounts = JOBOBJECT_BASIC_ACCOUNTING_INFORMATION::default();
        self.ask(JobObjectBasicAccountingInformation, &mut accounts);
        accounts
    }

    /// What its processes took so far, the ended ones too: the time of all, and the memory of the largest.
    pub fn figures(&self) -> Figures {
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        self.ask(JobObjectExtendedLimitInformation, &mut limits);
        let accounts = self.accounts();
        let times = [accounts.TotalUserTime, accounts.TotalKernelTime];
        Figures::of_windows(times, limits.PeakProcessMemoryUsed)
    }

    pub fn is_empty(&self) -> bool {
        self.accounts().ActiveProcesses == 0
    }

    /// Its running processes.
    pub fn processes(&self) -> Vec<u32> {
        #[repr(C)]
        struct List {
            all: u32,
            count: u32,
            ids: [usize; MOST_PROCESSES + 2],
        }
        let mut list = List { all: 0, count: 0, ids: [0; MOST_PROCESSES + 2] };
        self.ask(JobObjectBasicProcessIdList, &mut list);
        let count = list.ids.len().min(list.count as usize);
        list.ids[..count].iter().map(|&id| id as u32).collect()
    }
}

fn done(returned: i32) -> io::Result<()> {
    if returned == 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(())
    }
}
