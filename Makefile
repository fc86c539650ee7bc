# Two commands: `make play` runs the program, `make test` runs every check. Both start from Python >= 3.11 and make.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
GAME ?= tianjiu

.PHONY: play test lint types units bench strength transcripts clean

play: $(VENV)/.installed
	@$(BIN)/paiguan compile
	@$(BIN)/paiguan demo $(GAME)

test: lint types units

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev
	$(BIN)/mypy

units: $(VENV)/.installed-dev
	$(BIN)/paiguan compile
	$(BIN)/pytest -n 2

# Golden transcripts: write them anew after a change that is meant, and read the diff.
transcripts: $(VENV)/.installed-dev
	$(BIN)/python -m tests.transcripts

# Ours and OpenSpiel's, in one run on one core; OpenSpiel lives in an environment of its own.
bench: $(VENV)/.installed bench/.venv/.installed
	$(BIN)/paiguan compile
	$(BIN)/python -m bench $(ARGS)

# Who beats whom: hours on two cores; ARGS="tianjiu --most 40" for less.
strength: $(VENV)/.installed
	$(BIN)/python -m bench.strength $(ARGS)

bench/.venv/.installed: bench/requirements.lock
	$(PYTHON) -m venv bench/.venv
	bench/.venv/bin/pip install -q --require-hashes -r bench/requirements.lock
	touch $@

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Paiguan needs Python 3.11 or newer." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }

$(VENV)/.installed: requirements.lock pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.installed-dev: requirements-dev.lock $(VENV)/.installed
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@

clean:
	rm -rf $(VENV) bench/.venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
