# Two commands: `make play` runs the program, `make test` runs every check. Both start from Python >= 3.11 and make.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
export PYTHON

WEB := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)

PIP := $(BIN)/pip install -q --disable-pip-version-check --no-compile

.PHONY: play installed web wheel lock test lint types page units installs browser proxy clean
.PHONY: docs docs-serve bench bench-start load worlds strength ratings transcripts screenshots soak faults

# The parlour on http://127.0.0.1:8080. DATABASE_URL=postgresql+asyncpg://… WORKERS=n for several processes.
# Packages and page are installed and built in parallel; the server compiles the rules while people play.
play:
	@$(MAKE) --no-print-directory -j 2 installed web
	@exec $(BIN)/paiguan serve

installed: $(VENV)/.installed

# Checks that need one core each run side by side; the tests after them use both.
test:
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint types page
	@$(MAKE) --no-print-directory units
	@$(MAKE) --no-print-directory installs

web: web/dist/index.html

web/dist/index.html: web/node_modules/.installed $(WEB)
	@echo "page: building"
	@scripts/npm run build --silent -- --logLevel error
	@touch $@
	@echo "page: ready"

web/node_modules/.installed: web/package-lock.json
	@echo "page: installing its build tools into web/node_modules"
	@scripts/npm ci --no-audit --no-fund --silent
	@touch $@

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/hadolint Dockerfile
	$(BIN)/check-jsonschema -q --builtin-schema vendor.compose-spec compose.yaml

types: $(VENV)/.installed-dev
	$(BIN)/mypy

page: web/dist/index.html
	scripts/npm run lint
	scripts/npm run check
	scripts/npm test

# Twice as many processes as two cores: much of the time tests wait for pauses, pages and other processes. `tests/conftest.py` says who begins with what.
units: $(VENV)/.installed-dev web/dist/index.html browser proxy
	$(BIN)/paiguan compile
	$(BIN)/pytest -n 4 --dist worksteal --ignore tests/install

# Test both ways to install: `make play` in a fresh copy, and the wheel in an empty environment.
installs: $(VENV)/.installed-dev web/dist/index.html
	$(BIN)/pytest -n 2 --dist loadgroup tests/install

# Build dist/paiguan-….whl and .tar.gz, with the page inside.
wheel: $(VENV)/.installed web/dist/index.html
	$(BIN)/python -m hatchling build -d dist

# Pin the packages of pyproject.toml in requirements*.lock. ARGS=--upgrade takes the newest versions.
lock:
	@ARGS="$(ARGS)" scripts/lock

# Build the docs as a searchable site in two languages, in build/site. `make docs-serve` shows it while you write; ARGS=zh for Chinese.
docs: .venv-docs/.installed
	@.venv-docs/bin/python scripts/site.py

docs-serve: .venv-docs/.installed
	@.venv-docs/bin/python scripts/site.py serve $(ARGS)

# Install Chromium for the browser tests if it is missing and apt-get may be used: the shell for most, the whole for notifications.
browser:
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || \
		{ apt-get update -q && apt-get install -y -q chromium chromium-headless-shell; } || command -v chromium >/dev/null || \
		echo "chromium is missing: the tests in the browser will be skipped"

# Install nginx for the proxy tests, likewise.
proxy:
	@command -v nginx >/dev/null || { apt-get update -q && apt-get install -y -q nginx-light; } || \
		echo "nginx is missing: the tests behind a proxy will be skipped"

# Write the golden transcripts again after an intended change; then read the diff.
transcripts: $(VENV)/.installed-dev
	$(BIN)/python -m tests.transcripts

# Measure speed beside OpenSpiel, Pgx and PettingZoo's hold'em in one run; the peers have their own environment.
bench: $(VENV)/.installed-dev bench/.venv/.installed
	$(BIN)/paiguan compile
	$(BIN)/python -m bench $(ARGS)

# Time the steps from a fresh clone to a hand.
bench-start: $(VENV)/.installed-dev
	$(BIN)/python -m bench.start $(ARGS)

# Run 500 tables with a socket for every seat on one server and measure latencies.
load: $(VENV)/.installed
	$(BIN)/paiguan compile
	$(BIN)/python -m bench.load $(ARGS)

# Sample a hundred thousand worlds a game and test each; takes some minutes.
worlds: $(VENV)/.installed-dev
	$(BIN)/python -m tests.worlds $(ARGS)

# Take screenshots of every page in both sizes, in Chinese and English, into docs/screenshots.
screenshots: $(VENV)/.installed-dev web/dist/index.html browser
	$(BIN)/paiguan compile
	$(BIN)/python -m tests.browser.screenshots

# Play hand after hand in a real browser under many settings: ARGS="--minutes 60".
soak: $(VENV)/.installed-dev web/dist/index.html browser
	$(BIN)/paiguan compile
	$(BIN)/python -m tests.browser.soak $(ARGS)

# Break servers, disks, databases and clocks while people play, until 500 kills and a million frames; half an hour on two idle cores.
# ARGS="--minutes 10" ends it early; the next run continues from faults.json, ARGS=--fresh starts over.
faults: $(VENV)/.installed-dev
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ apt-get update -q && apt-get install -y -q postgresql; }
	$(BIN)/paiguan compile
	$(BIN)/python -m tests.faults $(ARGS)

# Measure the strength of the bots; takes hours on two cores. ARGS=GAME for one game.
strength: $(VENV)/.installed
	$(BIN)/python -m bench.strength $(ARGS)

# Put the bots on the scale of the players' ratings, from docs/strength.md and a thousand matches a game; about five minutes.
ratings: $(VENV)/.installed
	$(BIN)/python -m bench.ratings $(ARGS)

bench/.venv/.installed: bench/requirements.lock
	$(PYTHON) -m venv bench/.venv
	bench/.venv/bin/pip install -q --require-hashes -r bench/requirements.lock
	touch $@

.venv-docs/.installed: requirements-docs.lock
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/pip install -q --disable-pip-version-check --no-compile --require-hashes -r requirements-docs.lock
	@touch $@

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Paiguan needs Python 3.11 or newer." >&2; exit 2; }
	@echo "packages: making an environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }

$(VENV)/.installed: requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo "packages: installing requirements.lock"
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@
	@echo "packages: ready"

# requirements-dev.lock includes all of requirements.lock.
$(VENV)/.installed-dev: requirements-dev.lock requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo "packages: installing requirements-dev.lock"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $(VENV)/.installed $@

clean:
	rm -rf $(VENV) .venv-web .venv-lock .venv-docs build web/node_modules web/dist dist bench/.venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
