# The two commands of the README are `make run` and `make test`; the rest is for working on Sandtable.

.PHONY: run test web web-test lint fuzz bench bench-rules bench-bots bench-store soak nightly

# Builds pages and binary, and serves on the embedded database (in data/), printing the address.
run: web
	cargo run --release --quiet -p sandtable -- serve --data data

# The pages for browsers, into web/dist.
web: web/node_modules
	cd web && npm run build

# Not `npm ci`: it insists on the packages of all platforms, which not every registry has.
web/node_modules: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund && touch node_modules

web-test: web/node_modules
	cd web && npm run check && npm test

# Everything that must hold: style, all tests (with a throw-away PostgreSQL), and a short run of the fuzzers.
test: lint web-test
	tools/postgres run -- cargo test --workspace
	tools/fuzz 20

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

# SECONDS per fuzz target; longer than in `make test`.
fuzz:
	tools/fuzz $(or $(SECONDS),300)

# Figures, each as a ratio to a peer or limit measured in the same run.
bench: bench-rules bench-bots bench-store

bench-rules:
	cargo run --release --quiet -p bench -- rules

bench-bots:
	cargo run --release --quiet -p bench -- bots

bench-store:
	cargo run --release --quiet -p bench -- store

# Killed 200 times on each database: nothing acknowledged is lost.
soak:
	cargo test --release -p store --test crash -- --kills 200

# What takes too long for every day: ten million random actions.
nightly:
	cargo test --release -p clash -- --ignored ten_million
