.DEFAULT_GOAL := help
.PHONY: help samples run test submission submissions test-old-compilers bench compare check

help:    ## this list
	@sed -n 's/^\([a-z-]*\): .*## /\1\t/p' Makefile | expand -t 20

samples: build ## every program on its published sample: a table of verdicts and times
	@tools/samples

run: build ## one program on standard input: make -s run P=poj1067 < file
	@target/release/$(P)

test: ## all tests
	cargo test

submission: ## one file for a judge, on standard output: make -s submission P=poj1067
	@tools/submission $(P)

submissions: ## all of them, in target/submissions
	@mkdir -p target/submissions
	@for program in src/bin/*.rs; do \
	    name=$$(basename $$program .rs); \
	    tools/submission $$name > target/submissions/$$name.rs || exit 1; \
	done; ls target/submissions | sed 's/^/target\/submissions\//'

test-old-compilers: ## everything once more with rustc 1.48 and 1.63, as Debian has them
	@tools/old-compilers

bench: ## criterion benchmarks; reports with plots in target/criterion
	cargo bench

compare: ## this project's programs beside rivals on large inputs: medians and ratios
	@tools/compare

check: ## formatting, clippy and documentation, warnings being errors
	cargo fmt --check
	cargo clippy --all-targets -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --lib

.PHONY: build
build:
	@cargo build --release --quiet
