# Two commands: `make play` runs the program, `make test` runs every check. Both start from Python >= 3.11 and make.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
export PYTHON

WEB := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)

PIP := $(BIN)/pip install -q --disable-pip-version-check --no-compile

.PHONY: play installed web wheel lock test lint types page units installs browser proxy clean
.PHONY: docs docs-serve bench bench-start load worlds strength transcripts screenshots soak faults

# The parlour on http://127.0.0.1:8080. DATABASE_URL=postgresql+asyncpg://… WORKERS=n for several processes.
# Packages and page are made at the same time; the rules are compiled by the server itself, while people play.
play:
	@$(MAKE) --no-print-directory -j 2 installed web
	@exec $(BIN)/paiguan serve

installed: $(VENV)/.installed

test: lint types page units installs

web: web/dist/index.html

web/dist/index.html: web/node_modules/.installed $(WEB)
	@echo "page: building"
	@scripts/npm run build --silent -- --logLevel error
	@touch $@
	@echo "page: ready"

web/node_modules/.installed: web/package-lock.json
	@echo "page: installing what it is built with into web/node_modules"
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

units: $(VENV)/.installed-dev web/dist/index.html browser proxy
	$(BIN)/paiguan compile
	$(BIN)/pytest -n 2 --ignore tests/install

# Both ways in, each in an environment of its own: `make play` in a fresh copy, and the wheel in an empty environment.
installs: $(VENV)/.installed-dev web/dist/index.html
	$(BIN)/pytest -n 2 tests/install

# dist/paiguan-….whl and .tar.gz, with the page in them.
wheel: $(VENV)/.installed web/dist/index.html
	$(BIN)/python -m hatchling build -d dist

# Pin what pyproject.toml asks for: requirements*.lock. ARGS=--upgrade takes the newest versions.
lock:
	@ARGS="$(ARGS)" scripts/lock

# The docs as a searchable site in two languages, in build/site. `make docs-serve` shows it while pages are written, ARGS=zh the Chinese half.
docs: .venv-docs/.installed
	@.venv-docs/bin/python scripts/site.py

docs-serve: .venv-docs/.installed
	@.venv-docs/bin/python scripts/site.py serve $(ARGS)

# Chromium for the tests in a real browser, where it is missing and we may install it.
browser:
	@command -v chromium >/dev/null || { apt-get update -q && apt-get install -y -q chromium; } || \
		echo "chromium is missing: the tests in the browser will be skipped"

# nginx for the tests of a house behind a proxy, likewise.
proxy:
	@command -v nginx >/dev/null || { apt-get update -q && apt-get install -y -q nginx-light; } || \
		echo "nginx is missing: the tests behind a proxy will be skipped"

# Golden transcripts: write them anew after a change that is meant, and read the diff.
transcripts: $(VENV)/.installed-dev
	$(BIN)/python -m tests.transcripts

# Ours beside OpenSpiel, Pgx and PettingZoo's hold'em, in one run; the peers live in an environment of their own.
bench: $(VENV)/.installed-dev bench/.venv/.installed
	$(BIN)/paiguan compile
	$(BIN)/python -m bench $(ARGS)

# From a fresh clone to a hand, stage by stage.
bench-start: $(VENV)/.installed-dev
	$(BIN)/python -m bench.start $(ARGS)

# Five hundred tables of four sockets on one server.
load: $(VENV)/.installed
	$(BIN)/paiguan compile
	$(BIN)/python -m bench.load $(ARGS)

# A hundred thousand imagined worlds a game, each tested; some minutes.
worlds: $(VENV)/.installed-dev
	$(BIN)/python -m tests.worlds $(ARGS)

# Every page at both sizes in Chinese and English, into docs/screenshots.
screenshots: $(VENV)/.installed-dev web/dist/index.html browser
	$(BIN)/paiguan compile
	$(BIN)/python -m tests.browser.screenshots

# Hand after hand in a real browser, whatever the settings, until time is up: ARGS="--minutes 60".
soak: $(VENV)/.installed-dev web/dist/index.html browser
	$(BIN)/paiguan compile
	$(BIN)/python -m tests.browser.soak $(ARGS)

# Everything that can break is broken while people play, until 500 kills and a million frames; half an hour on two idle cores.
# ARGS="--minutes 10" ends it early; run again it goes on from faults.json, ARGS=--fresh begins anew.
faults: $(VENV)/.installed-dev
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ apt-get update -q && apt-get install -y -q postgresql; }
	$(BIN)/paiguan compile
	$(BIN)/python -m tests.faults $(ARGS)

# Who beats whom: hours on two cores; ARGS=tianjiu for one game.
strength: $(VENV)/.installed
	$(BIN)/python -m bench.strength $(ARGS)

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

# The lock of the tests holds all of the server's.
$(VENV)/.installed-dev: requirements-dev.lock requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo "packages: installing requirements-dev.lock"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $(VENV)/.installed $@

clean:
	rm -rf $(VENV) .venv-web .venv-lock .venv-docs build web/node_modules web/dist dist bench/.venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
