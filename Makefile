# The two commands of the README are `make run` and `make test`; the rest is for working on Sandtable.

.PHONY: run test web web-test browser pictures lint fuzz bench bench-rules bench-bots bench-store bench-server bench-web soak nightly

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

# The pages in a real browser against the real server: whole games by clicks, two browsers, broken connections. The
# server is built as for its tests, so that after them nothing is left to build.
browser: web
	cargo build --profile test -p sandtable
	cd web && CHROMIUM="$$(../tools/chromium)" npm run --silent browser

# Pictures of every board at three widths, light and dark, into web/shots; the README's into docs/pictures.
pictures: web
	cargo build --profile test -p sandtable
	cd web && CHROMIUM="$$(../tools/chromium)" npm run --silent pictures

# Everything that must hold: style, all tests (with a throw-away PostgreSQL), the pages in a browser, and a short run of
# the fuzzers.
test: lint web-test web
	tools/postgres run -- cargo test --workspace
	SANDTABLE_TEST_ON=postgres tools/postgres run -- cargo test -p server --test it
	cd web && CHROMIUM="$$(../tools/chromium)" npm run --silent browser
	tools/fuzz 20

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

# SECONDS per fuzz target; longer than in `make test`.
fuzz:
	tools/fuzz $(or $(SECONDS),300)

# Figures, each as a ratio to a peer or limit measured in the same run.
bench: bench-rules bench-bots bench-store bench-server bench-web

bench-rules:
	cargo run --release --quiet -p bench -- rules

bench-bots:
	cargo run --release --quiet -p bench -- bots

bench-store:
	cargo run --release --quiet -p bench -- store

# Beside boardgame.io, which npm installs into a temporary folder; about two minutes.
bench-server:
	cargo run --release --quiet -p bench -- server

# Size of the pages, from click to painted board, frames while the large map moves.
bench-web: web
	cargo build --release --quiet -p sandtable
	cd web && CHROMIUM="$$(../tools/chromium)" npm run --silent bench

# Killed 200 times on each database, in the store and through the server: nothing acknowledged is lost. 100,000 hostile
# messages for each game, longer twin games, and every address of the API with generated requests.
soak:
	cargo test --release -p store --test crash -- --kills 200
	cargo test --release -p sandtable --test crash -- --kills 200
	SANDTABLE_HOSTILE=100000 cargo test --release -p server --test it -- --nocapture hostile
	SANDTABLE_TWINS=20 cargo test --release -p server --test it -- --nocapture twins
	tools/schemathesis

# What takes too long for every day: ten million random actions.
nightly:
	cargo test --release -p clash -- --ignored ten_million
