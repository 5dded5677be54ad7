.DEFAULT_GOAL := help
# The first time it is compiled, which takes a minute and is shown.
SUBMIT = cargo run --package grundy-submit --
PACKAGE = cargo run --quiet --release --package grundy-trial --bin package --
CATALOGUE = cargo run --quiet --package grundy-catalogue --
.PHONY: help samples run test new tables one outputs try corpus reference input submission submissions sizes submit-test page page-test package packages verify-packages oj test-old-compilers spread bench compare fuzz limits misere atlas largest mutants check

help:    ## this list
	@awk -F ': .*## |:  *## ' '/^[a-z-]+:.*## / { printf "%-20s%s\n", $$1, $$2 }' Makefile

samples: build ## every program on its published sample: a table of verdicts and times
	@tools/samples

run: build ## one program on standard input: make -s run P=poj1067 < file (if the program fails with status 1, make does with 2)
	@name=$$($(CATALOGUE) find "$(P)") && "target/release/$$name"

test: ## all tests: of the package, of every program against its reference, of the submissions
	cargo test --workspace

new: ## begin a program: make new P=cf1191d LIKE=acwing891, which reads such an input (without LIKE: models; GAME=nim: another game)
	@$(CATALOGUE) new "$(P)" "$(LIKE)" "$(GAME)"

tables: ## the tables in docs, in the READMEs and in src/lib.rs, from the headers of the programs
	@$(CATALOGUE) tables

one: ## what is left to do for a program, and all its tests, up to the first failure: make one P=cses1730 (or P=1730, its judge's number)
	@tools/one "$(P)"

outputs: ## the expected outputs that are missing, by the reference, which plays the game: make outputs P=cses1730
	@cargo run --quiet --package grundy-trial --bin outputs "$(P)"

try: ## your own solution, judged: make try P=hdu1846 FILE=mine.cpp (or RUN='command'; docs/try.md has the rest)
	@tools/try judge

corpus: ## the solutions of trial/tests/solutions, right and wrong, each of which must get its verdict: half an hour, or make corpus P=poj1067
	@name="$(P)"; test -z "$$name" || export ONE=$$($(CATALOGUE) find "$$name"); cargo test --package grundy-trial --test solutions -- --ignored --nocapture

reference: ## the answer of a second program, which plays the whole game, to a small input: make -s reference P=hdu1846 < file
	@tools/try reference

input: ## an input of a program: make -s input P=hdu1846 SIZE=small (or random, hard, largest) SEED=7
	@tools/try input

submission: ## one file for a judge, on standard output: make -s submission P=poj1067 (or P=P2252)
	@$(SUBMIT) "$(P)"

submissions: ## all of them, in target/submissions
	@$(SUBMIT) --all target/submissions
	@ls target/submissions/*.rs

sizes: ## how long each file is, as CSV; the medians and maxima go to docs/submissions.md
	@$(SUBMIT) --sizes target/submissions

submit-test: ## the minute before: one file compiled as a judge does, on its golden cases: make submit-test P=poj1067
	@$(SUBMIT) --test "$(P)" target/submissions

package: build ## what a teacher uploads to a judge: make package P=hdu1846 FORMAT=kattis (or domjudge, dmoj, hydro)
	@name=$$($(CATALOGUE) find "$(P)") && $(SUBMIT) --compile target/submissions "$$name" && $(PACKAGE) "$(FORMAT)" target/submissions "$$name"

packages: build ## the packages of all judged programs: make packages FORMAT=kattis
	@$(SUBMIT) --all target/submissions
	@$(PACKAGE) "$(FORMAT)" target/submissions

verify-packages: ## all packages under verifyproblem of Kattis, and all validators against the formats
	@tools/verify-packages

page: ## one HTML file for any browser, target/page/grundy.html: the law finder and all programs as WebAssembly
	@tools/page build

page-test: ## the page in Node and in Chromium: the same bytes as the programs, and every part of it used
	@tools/page test

oj: ## every submission under online-judge-tools, with its judge's limits
	@tools/oj

test-old-compilers: ## every submission with rustc 1.48 and 1.63, as Debian has them, and all golden cases on their code
	@tools/old-compilers --all

spread: build ## programs spread over processes by GNU parallel and Spark, against one process
	@tools/spread

bench: ## criterion benchmarks; reports with plots in target/criterion
	cargo bench --package grundy-benches

compare: ## this project's programs beside rivals on large inputs: medians and ratios
	@tools/compare

limits: ## every submission on its judge's largest input: times and memory beside the limits, or of one: make limits P=poj1067
	@name="$(P)"; test -z "$$name" || name=$$($(CATALOGUE) find "$$name") && tools/limits $$name

fuzz: ## coverage-guided fuzzing for S seconds: make fuzz T=wythoff S=60 (T: a name of fuzz/fuzz_targets)
	@command -v cargo-fuzz > /dev/null || cargo install cargo-fuzz
	cd fuzz && RUSTC_BOOTSTRAP=1 cargo fuzz run --sanitizer none $(or $(T),reader) -- \
	    -max_total_time=$(or $(S),60) -max_len=512 -timeout=60 -rss_limit_mb=1024

misere: ## the certificates of all solved games of engine/data/misere.csv, by a checker of its own, and all sums up to 26: some minutes
	cargo test --package grundy-engine --lib misere -- --ignored --nocapture
	cargo test --package grundy-engine --test misere_certificates -- --ignored --nocapture

atlas:   ## engine/data/misere.csv and the table of docs/misere.md, anew: misere quotients of 768 games; it takes long
	WRITE=1 cargo test --package grundy-engine --test misere_atlas -- --ignored --nocapture

largest: ## the judges' largest inputs, which are made: every output against its sum in trial/largest.txt
	@tools/largest

mutants: ## changes of the code that no test notices: of what differs from BASE (the commit before), or make mutants F=src/heaps/nim.rs
	@tools/mutants "$(F)"

check: ## formatting, clippy, documentation and the package, warnings being errors
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	cd fuzz && cargo fmt --check && cargo clippy -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --lib --package grundy --package grundy-engine
	tools/package-alone

.PHONY: build
build:
	@cargo build --release --quiet --bins --package grundy --package grundy-engine
