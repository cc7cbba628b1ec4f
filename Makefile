# The commands of the project. `make` alone lists them; each installs what it needs first, into this folder.

PORT ?= 8000
BIN := $(CURDIR)/node_modules/.bin
# npm's wasm-opt and the project's own wasm-bindgen come before any others.
export PATH := $(BIN):$(CURDIR)/.tools/bin:$(PATH)

# All bindings, and the small part of them that the page starts with.
WASM := www/pkg/joli_echiquier_bg.wasm www/core/joli_echiquier_bg.wasm
WASM_PACK := wasm-pack build --mode no-install --release --target web
SOURCES := Cargo.toml Cargo.lock .cargo/config.toml $(shell find src -type f)

.PHONY: help build serve test check bench format dist clean picture tools browsers

help: ## list the commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

build: $(WASM) ## compile the solver to WebAssembly, into www/pkg and www/core

serve: build ## build and serve the page on this machine (PORT=8000)
	@node scripts/serve.js $(PORT)

test: dist browsers ## run all tests (ENGINES=chromium,firefox,webkit)
	cargo test --locked
	node --test tests/*/*.test.js

check: build ## check formatting, lints, documentation and types
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --no-default-features -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps
	prettier --check .
	eslint .
	tsc

bench: build browsers ## measure the methods, the puzzles, and counting: natively, then in Chromium, which remakes the table in the README
	node benches/methods.js
	node benches/puzzles.js
	cargo bench --locked
	cargo build --locked --release --example count
	cargo build --locked --release --target wasm32-unknown-unknown --package rivals
	node benches/browser/run.js
	node benches/browser/visit.js

format: tools ## format all files
	cargo fmt
	prettier --write .

picture: build browsers ## remake the picture of the page in the README
	node scripts/picture.js

dist: build ## build what is handed out: a site, one HTML file, one script, the package
	node scripts/dist/build.js

clean: ## remove all that was built; the tools stay
	rm -rf target dist www/pkg www/core

tools:
	@scripts/tools.sh

browsers: tools
	@scripts/browsers.sh

www/pkg/%.wasm: $(SOURCES) | tools
	$(WASM_PACK) --out-dir www/pkg -- --locked

www/core/%.wasm: $(SOURCES) | tools
	$(WASM_PACK) --out-dir www/core -- --locked --no-default-features
