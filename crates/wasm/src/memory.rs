//! Memory for bytes, and `ask`: what the page calls.

use crate::answer::answer;
use std::cell::Cell;
use std::{panic, ptr, str};

/// Memory for `length` bytes, which the caller fills.
#[no_mangle]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    let bytes: Box<[u8]> = vec![0; length].into_boxed_slice();
    Box::into_raw(bytes).cast()
}

/// Frees what `allocate` or `ask` gave.
///
/// # Safety
///
/// `bytes` must have this length, and must not have been freed.
#[no_mangle]
pub unsafe extern "C" fn free(bytes: *mut u8, length: usize) {
    drop(Box::from_raw(ptr::slice_from_raw_parts_mut(bytes, length)));
}

/// Runs a program on an input, and frees both arguments. The answer is five numbers of 32 bits: the status with which the
/// program would end, then the address and length of its output, and the same for its faults. The caller frees output
/// and faults. The status is 2 if there is no such program.
///
/// # Safety
///
/// Both arguments must be from `allocate`.
#[no_mangle]
pub unsafe extern "C" fn ask(
    name: *mut u8,
    name_length: usize,
    input: *mut u8,
    input_length: usize,
) -> *const u32 {
    let name = Box::from_raw(ptr::slice_from_raw_parts_mut(name, name_length));
    let input = Box::from_raw(ptr::slice_from_raw_parts_mut(input, input_length));
    report_panics();
    let (status, output, faults) = answer(str::from_utf8(&name).unwrap_or(""), input.into());
    ANSWER.with(|answer| {
        let (output, faults) = (handed_over(output), handed_over(faults));
        answer.set([status, output.0, output.1, faults.0, faults.1]);
        answer.as_ptr().cast::<u32>() as *const u32
    })
}

/// The address and length of the last panic's message, as two numbers: for use after a trap, which ends the call.
#[no_mangle]
pub extern "C" fn panicked() -> *const u32 {
    PANIC.with(|panic| panic.as_ptr().cast::<u32>() as *const u32)
}

thread_local! {
    static ANSWER: Cell<[u32; 5]> = const { Cell::new([0; 5]) };
    static PANIC: Cell<[u32; 2]> = const { Cell::new([0; 2]) };
}

fn report_panics() {
    panic::set_hook(Box::new(|panic| {
        let (place, length) = handed_over(panic.to_string().into_bytes());
        PANIC.with(|panic| panic.set([place, length]));
    }));
}

fn handed_over(bytes: Vec<u8>) -> (u32, u32) {
    let bytes = bytes.into_boxed_slice();
    let length = bytes.len();
    (Box::into_raw(bytes).cast::<u8>() as u32, length as u32)
}
