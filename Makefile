.DEFAULT_GOAL := help
.PHONY: help samples run test bench check

help:    ## this list
	@sed -n 's/^\([a-z-]*\): .*## /\1\t/p' Makefile | expand -t 20

samples: build ## every program on its published sample: a table of verdicts and times
	@tools/samples

run: build ## one program on standard input: make -s run P=poj1067 < file
	@target/release/$(P)

test: ## all tests
	cargo test

bench: ## criterion benchmarks; reports with plots in target/criterion
	cargo bench

check: ## formatting, clippy and documentation, warnings being errors
	cargo fmt --check
	cargo clippy --all-targets -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --lib

.PHONY: build
build:
	@cargo build --release --quiet
