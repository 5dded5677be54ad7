//! The system calls that a confined program is refused, because Landlock has no word on them: a filter for the kernel
//! (seccomp), for programs of 64 and of 32 bits.
//!
//! Checked: each call by the tests here, and solutions that try them by `crates/cli/tests/grundy/attacks.rs`.

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

/// How far a jump over these steps goes.
fn behind(steps: &[sock_filter]) -> u8 {
    u8::try_from(steps.len()).expect("few steps")
}

/// The steps that find a call among these, sorted by their numbers, and do what is said there; other calls are allowed.
///
/// The kernel tries a new filter on every call there is, so looking at one after the other would cost a fifth of a short run.
fn found(calls: &[(u32, Vec<sock_filter>)]) -> Vec<sock_filter> {
    let allowed = step(RETURN, libc::SECCOMP_RET_ALLOW, 0, 0);
    match calls {
        [] => vec![allowed],
        [(call, then)] => [&[step(IS, *call, 0, behind(then))], &then[..], &[allowed]].concat(),
        _ => {
            let (low, high) = calls.split_at(calls.len() / 2);
            let is_high = step(FROM, high[0].0, behind(&found(low)), 0);
            [vec![is_high], found(low), found(high)].concat()
        }
    }
}

/// The filter; a compiler may change the rights of files. Empty on machines whose calls are not known here.
pub fn filter(is_compiler: bool) -> Vec<sock_filter> {
    let mut steps = Vec::new();
    for machine in &MACHINES {
        let rights = if is_compiler { &[] } else { machine.rights };
        let refused = [machine.sockets, machine.reaching, rights].concat();
        let mut calls: Vec<(u32, Vec<sock_filter>)> =
            refused.into_iter().map(|call| (call, vec![fails_with(libc::EACCES)])).collect();
        calls.extend(machine.scheduling.iter().map(|&call| (call, vec![fails_with(0)])));
        calls.push((NEWER_CLONE, vec![fails_with(libc::ENOSYS)]));
        let argument = step(LOAD, FIRST_ARGUMENT, 0, 0);
        let allowed = step(RETURN, libc::SECCOMP_RET_ALLOW, 0, 0);
        // A process of its parent's parent would be nobody's.
        let parents = step(HAS, libc::CLONE_PARENT as u32, 0, 1);
        calls.push((machine.clone, vec![argument, parents, fails_with(libc::EPERM), allowed]));
        // 0 is the process itself.
        calls.push((
            machine.limits,
            vec![argument, step(IS, 0, 1, 0), fails_with(libc::EPERM), allowed],
        ));
        calls.sort_by_key(|call| call.0);
        let mut own =
            vec![step(LOAD, NUMBER, 0, 0), step(FROM, OTHERS, 0, 1), fails_with(libc::ENOSYS)];
        own.extend(found(&calls));
        steps.extend([step(LOAD, MACHINE, 0, 0), step(IS, machine.name, 0, behind(&own))]);
        steps.extend(own);
    }
    if !steps.is_empty() {
        steps.push(fails_with(libc::EACCES));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the kernel does with a call.
    fn done(steps: &[sock_filter], machine: u32, call: u32, argument: u32) -> u32 {
        let (mut at, mut held) = (0, 0);
        loop {
            let step = steps[at];
            let is = match u32::from(step.code) {
                LOAD => {
                    held = match step.k {
                        NUMBER => call,
                        MACHINE => machine,
                        _ => argument,
                    };
                    false
                }
                IS => held == step.k,
                FROM => held >= step.k,
                HAS => held & step.k > 0,
                _ => return step.k,
            };
            at += 1 + usize::from(if is { step.jt } else { step.jf });
        }
    }

    #[test]
    fn each_call_is_found() {
        let errno = |error: i32| libc::SECCOMP_RET_ERRNO | error as u32;
        for is_compiler in [false, true] {
            let steps = filter(is_compiler);
            for machine in &MACHINES {
                for call in (0..1000).chain(OTHERS..OTHERS + 1000) {
                    let has = |calls: &[u32]| calls.contains(&call);
                    let is_refused = has(machine.sockets)
                        || has(machine.reaching)
                        || has(machine.rights) && !is_compiler;
                    // An argument that is another process, and has CLONE_PARENT.
                    for argument in [0, libc::CLONE_PARENT as u32] {
                        let expected = match call {
                            OTHERS.. | NEWER_CLONE => errno(libc::ENOSYS),
                            _ if is_refused => errno(libc::EACCES),
                            _ if has(machine.scheduling) => errno(0),
                            _ if argument > 0 && has(&[machine.clone, machine.limits]) => {
                                errno(libc::EPERM)
                            }
                            _ => libc::SECCOMP_RET_ALLOW,
                        };
                        assert_eq!(done(&steps, machine.name, call, argument), expected, "{call}");
                    }
                }
            }
            assert_eq!(steps.is_empty(), MACHINES.is_empty());
            if !steps.is_empty() {
                assert_eq!(done(&steps, 7, 0, 0), errno(libc::EACCES)); // no machine
            }
        }
    }
}
