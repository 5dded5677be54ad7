//! The kernel allocates nothing, and needs nothing but `core`.

use grundy::kernel::{fill, mex};
use std::alloc::{GlobalAlloc, Layout, System};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: all is handed on to the system's allocator.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::SeqCst);
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        System.dealloc(pointer, layout)
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// One test: another one beside it would allocate at the same time.
#[test]
fn the_kernel_allocates_nothing_and_compiles_without_std() {
    let mut table = vec![0; 10_000];
    let before = ALLOCATIONS.load(Ordering::SeqCst);
    fill(&mut table, 0, |n, done, seen| {
        done[n / 2..]
            .iter()
            .take(50)
            .for_each(|&value| seen.insert(value));
    });
    assert_eq!(mex((0..50).chain(60..70)), 50);
    assert_eq!(ALLOCATIONS.load(Ordering::SeqCst), before);
    let held = vec![table];
    assert!(
        ALLOCATIONS.load(Ordering::SeqCst) > before,
        "the counter counts"
    );
    drop(held);

    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let alone = folder.join("kernel-alone.rs");
    let kernel = std::fs::read_to_string(root.join("src/kernel.rs")).unwrap();
    let (docs, code) = kernel.split_at(kernel.find("\n\n").unwrap());
    std::fs::write(&alone, format!("{}\n#![no_std]{}", docs, code)).unwrap();
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let output = Command::new(rustc)
        .args([
            "--edition=2018",
            "--crate-type=lib",
            "--emit=metadata",
            "-Dwarnings",
            "--out-dir",
        ])
        .arg(folder)
        .arg(&alone)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}", errors);
}
