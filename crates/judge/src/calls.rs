//! The system calls that a confined program is refused, because Landlock has no word on them: a filter for the kernel
//! (seccomp), for programs of 64 and of 32 bits.
//!
//! Checked: `crates/cli/tests/grundy/attacks.rs`.

use libc::sock_filter;

/// A kind of machine, with the numbers of the calls on it.
struct Machine {
    name: u32,
    /// Calls that make sockets, and those that could do anything otherwise.
    sockets: &'static [u32],
    /// Calls that set how a thread is scheduled, maybe another's. They do nothing, without an error: Mono ends with one.
    scheduling: &'static [u32],
    /// Calls that change another process, the files of others, or what outlives the process.
    reaching: &'static [u32],
    /// Calls that change the rights of a file, which a compiler needs.
    rights: &'static [u32],
    /// The call for limits, which is refused for other processes.
    limits: u32,
    /// The two calls that start a process. The newer one cannot be looked into, so it is said not to exist.
    clone: u32,
}

const NEWER_CLONE: u32 = 435;
/// io_uring, which carries out other calls.
const RINGS: u32 = 425;

#[cfg(target_arch = "x86_64")]
const MACHINES: [Machine; 2] = [
    Machine {
        name: 0xc000_003e,
        sockets: &[41, RINGS],
        // sched_setparam, sched_setscheduler.
        scheduling: &[142, 144],
        // setpriority, sched_setaffinity, sched_setattr, ioprio_set; shmget, semget, msgget, mq_open; unshare, setns.
        reaching: &[141, 203, 314, 251, 29, 64, 68, 240, 272, 308],
        // chmod, chown, utime and extended attributes, in all forms.
        rights: &[
            90, 91, 92, 93, 94, 132, 188, 189, 190, 197, 198, 199, 235, 260, 261, 268, 280, 452,
            463, 466,
        ],
        limits: 302,
        clone: 56,
    },
    Machine {
        name: 0x4000_0003,
        sockets: &[102, 359, RINGS],
        scheduling: &[154, 156],
        reaching: &[97, 241, 351, 289, 117, 395, 393, 399, 277, 310, 346],
        rights: &[
            15, 16, 30, 94, 95, 182, 198, 207, 212, 226, 227, 228, 235, 236, 237, 271, 298, 299,
            306, 320, 412, 452, 463, 466,
        ],
        limits: 340,
        clone: 120,
    },
];

#[cfg(target_arch = "aarch64")]
const MACHINES: [Machine; 2] = [
    Machine {
        name: 0xc000_00b7,
        sockets: &[198, RINGS],
        scheduling: &[118, 119],
        reaching: &[140, 122, 274, 30, 194, 190, 186, 180, 97, 268],
        rights: &[5, 6, 7, 14, 15, 16, 52, 53, 54, 55, 88, 452, 463, 466],
        limits: 261,
        clone: 220,
    },
    Machine {
        name: 0x4000_0028,
        sockets: &[102, 281, RINGS],
        scheduling: &[154, 156],
        reaching: &[97, 241, 380, 314, 307, 299, 303, 274, 337, 375],
        rights: &[
            15, 16, 94, 95, 182, 198, 207, 212, 226, 227, 228, 235, 236, 237, 269, 325, 326, 333,
            348, 412, 452, 463, 466,
        ],
        limits: 369,
        clone: 120,
    },
];

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const MACHINES: [Machine; 0] = [];

const LOAD: u32 = libc::BPF_LD | libc::BPF_W | libc::BPF_ABS;
const IS: u32 = libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K;
const FROM: u32 = libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K;
const HAS: u32 = libc::BPF_JMP | libc::BPF_JSET | libc::BPF_K;
const RETURN: u32 = libc::BPF_RET | libc::BPF_K;

/// What a filter reads: the number of the call, the machine, and the low half of the first argument.
const NUMBER: u32 = 0;
const MACHINE: u32 = 4;
const FIRST_ARGUMENT: u32 = 16;

/// From here on, the numbers of a third way to call (x32).
const OTHERS: u32 = 0x4000_0000;

fn step(code: u32, k: u32, jt: u8, jf: u8) -> sock_filter {
    sock_filter { code: code as u16, jt, jf, k }
}

fn fails_with(error: i32) -> sock_filter {
    step(RETURN, libc::SECCOMP_RET_ERRNO | error as u32, 0, 0)
}

/// The filter; a compiler may change the rights of files. Empty on machines whose calls are not known here.
pub fn filter(is_compiler: bool) -> Vec<sock_filter> {
    let mut steps = Vec::new();
    for machine in &MACHINES {
        let mut own =
            vec![step(LOAD, NUMBER, 0, 0), step(FROM, OTHERS, 0, 1), fails_with(libc::ENOSYS)];
        let rights = if is_compiler { &[] } else { machine.rights };
        for call in [machine.sockets, machine.reaching, rights].concat() {
            own.extend([step(IS, call, 0, 1), fails_with(libc::EACCES)]);
        }
        for &call in machine.scheduling {
            own.extend([step(IS, call, 0, 1), fails_with(0)]);
        }
        own.extend([step(IS, NEWER_CLONE, 0, 1), fails_with(libc::ENOSYS)]);
        // A process of its parent's parent would be nobody's.
        let argument = step(LOAD, FIRST_ARGUMENT, 0, 0);
        let parents = step(HAS, libc::CLONE_PARENT as u32, 0, 1);
        own.extend([step(IS, machine.clone, 0, 4), argument, parents, fails_with(libc::EPERM)]);
        own.push(step(RETURN, libc::SECCOMP_RET_ALLOW, 0, 0));
        // 0 is the process itself.
        own.extend([step(IS, machine.limits, 0, 3), argument, step(IS, 0, 1, 0)]);
        own.push(fails_with(libc::EPERM));
        own.push(step(RETURN, libc::SECCOMP_RET_ALLOW, 0, 0));
        steps.extend([step(LOAD, MACHINE, 0, 0), step(IS, machine.name, 0, own.len() as u8)]);
        steps.extend(own);
    }
    if !steps.is_empty() {
        steps.push(fails_with(libc::EACCES));
    }
    steps
}
