//! The kernel allocates nothing, and needs nothing but `core`.

use grundy::kernel::{fill, mex};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::path::Path;
use std::process::Command;

struct Counting;

// For each thread: the test's own program allocates in another one.
thread_local!(static ALLOCATIONS: Cell<usize> = const { Cell::new(0) });

// SAFETY: every call is passed on to the system's allocator.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        System.dealloc(pointer, layout);
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn the_kernel_allocates_nothing_and_compiles_without_std() {
    let mut table = vec![0; 10_000];
    let before = ALLOCATIONS.with(Cell::get);
    fill(&mut table, 0, |n, done, seen| {
        done[n / 2..].iter().take(50).for_each(|&value| seen.insert(value));
    });
    assert_eq!(mex((0..50).chain(60..70)), 50);
    assert_eq!(ALLOCATIONS.with(Cell::get), before);
    let held = vec![table];
    assert!(ALLOCATIONS.with(Cell::get) > before, "the counter counts");
    drop(held);

    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let alone = folder.join("kernel-alone.rs");
    let kernel = std::fs::read_to_string(root.join("src/kernel.rs")).unwrap();
    let (docs, code) = kernel.split_at(kernel.find("\n\n").unwrap());
    std::fs::write(&alone, format!("{}\n#![no_std]{}", docs, code)).unwrap();
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let output = Command::new(rustc)
        .args(["--edition=2018", "--crate-type=lib", "--emit=metadata", "-Dwarnings", "--out-dir"])
        .arg(folder)
        .arg(&alone)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}", errors);
}
