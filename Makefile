.DEFAULT_GOAL := help
# The first call compiles it, which takes a minute and is shown.
SUBMIT = cargo run --package grundy-submit --
TYPOS = $(shell command -v typos || echo target/typos/bin/typos)
CATALOGUE = cargo run --quiet --package grundy-catalogue --
.PHONY: help samples run test one new outputs tables submission submissions submit-test try page page-test check bench mutants dist

help:    ## show this list
	@awk -F ': .*## |:  *## ' '/^[a-z-]+:.*## / { printf "%-20s%s\n", $$1, $$2 }' Makefile

samples: build ## run every program on its published sample: a table of verdicts and times
	@tools/samples

run: build ## run one program on standard input: make -s run P=poj1067 < file (if the program exits with 1, make exits with 2)
	@name=$$($(CATALOGUE) find "$(P)") && "target/release/$$name"

# Cargo compiles all programs before the first test, so no test does it again: alone, they and the engine have other features.
test: ## run all tests: of the library, of every program against its reference, of the submissions
	PROGRAMS=$${CARGO_TARGET_DIR:-target}/debug cargo test --workspace

new: ## begin a program: make new P=cf1191d LIKE=acwing891, which has similar input (without LIKE: list models; GAME=nim: another game)
	@$(CATALOGUE) new "$(P)" "$(LIKE)" "$(GAME)"

tables: ## write the tables in docs and in the READMEs, from the headers of the programs
	@$(CATALOGUE) tables

one: ## show what is left to do for a program, and run its tests up to the first failure: make one P=cses1730 (or P=1730, its judge's number)
	@tools/one "$(P)"

outputs: ## write missing expected outputs, using the reference, which plays the game: make outputs P=cses1730
	@cargo run --quiet --package grundy-problems --bin outputs "$(P)"

try: ## judge your own solution: make try P=hdu1846 FILE=mine.cpp (or RUN='command'); `grundy try` does it in any folder
	@[ -x target/debug/grundy ] || echo 'compiling, which takes some minutes the first time' >&2
	@cargo build --quiet --package grundy-cli
	@target/debug/grundy try "$$P" \
	  $(if $(STAGE),--stage="$$STAGE") $(if $(SECONDS),--seconds="$(SECONDS)") $(if $(SEED),--seed="$$SEED") \
	  $(if $(SLOWER),--slower="$$SLOWER") $(if $(STD),--std="$$STD") $(if $(FLAGS),--flags="$$FLAGS") \
	  $(if $(INCLUDE),--include="$$INCLUDE") $(if $(filter-out 0,$(LOCAL)),--local) \
	  $(if $(INPUT),--input="$$INPUT") $(if $(filter-out 0,$(ALL)),--all) $(if $(filter-out 0,$(BEYOND)),--beyond) \
	  $(if $(FILE),"$$FILE") $(if $(RUN),-- sh -c "$$RUN")

submission: ## print one file for a judge, in the language that it takes: make -s submission P=poj1067 (or P=P2252)
	@$(SUBMIT) "$(P)"

submissions: ## write all files for judges to target/submissions
	@$(SUBMIT) --all target/submissions
	@ls target/submissions/*.rs target/submissions/*.cpp

submit-test: ## before you submit: compile one file as a judge does, and judge it: make submit-test P=poj1067
	@file=$$($(SUBMIT) --compile target/submissions "$(P)") && cargo build --quiet --package grundy-cli && \
	  case $$file in *.cpp) target/debug/grundy try "$(P)" "$$file";; *) target/debug/grundy try "$(P)" -- "$(CURDIR)/$$file";; esac

page: ## make one HTML file for any browser, target/page/grundy.html: the law finder and all programs as WebAssembly
	@tools/page build

page-test: ## test the page in Node and in Chromium: the same bytes as the programs, and every part of it used
	@tools/page test

dist: ## make an archive for people without a clone: the command, its completions and manual, the page, all files to paste
	@tools/dist

bench: ## run the criterion benchmarks; reports with plots in target/criterion
	cargo bench --package grundy-benches

mutants: ## find changes of the code that no test notices: in what differs from BASE (the commit before), or make mutants F=src/heaps/nim.rs
	@tools/mutants "$(F)"

check: ## check formatting, clippy, documentation, the page's JavaScript, the published crate and the spelling, with warnings as errors
	cargo fmt --all --check
	@# The name of any file stands for libFuzzer, which is in C++: it is only needed to link.
	CUSTOM_LIBFUZZER_PATH=$(CURDIR)/Makefile cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --package grundy --package grundy-engine
	@if command -v python3 > /dev/null; then tools/imports; else echo "SKIPPED: circles of files, because python3 is missing"; fi
	tools/page types
	@# As it would be published: unpacked away from this workspace.
	rm -f target/package/grundy-*.crate
	cargo package --quiet --allow-dirty --no-verify --package grundy
	folder=$$(mktemp -d) && trap 'rm -r "$$folder"' EXIT && \
	  tar -x -C "$$folder" --strip-components 1 -f target/package/grundy-*.crate && \
	  CARGO_TARGET_DIR=target/alone cargo check --quiet --manifest-path "$$folder/Cargo.toml"
	@[ -x $(TYPOS) ] || python3 -m pip install --quiet --target target/typos typos 2> /dev/null || \
	  echo 'SKIPPED: the spelling, because typos is missing and pip cannot install it'
	[ ! -x $(TYPOS) ] || $(TYPOS) --format brief

.PHONY: build
build:
	@cargo build --release --quiet --bins --package grundy --package grundy-engine
