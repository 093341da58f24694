# Emporion, from a clone to a game: `make play`. Needs Python 3.11+, make and a C compiler.

PYTHON ?= python3
BIN := .venv/bin
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Whatever changes the installed package.
SOURCES := $(sort $(shell find src -type f -not -name '*.py[co]' -not -name '*.mo')) \
           pyproject.toml hatch_build.py
# What building needs, read from pyproject.toml, its only place.
BUILD_TOOLS = $(BIN)/python -c 'import tomllib; \
    print("\n".join(tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"]))'
# Whether the installed engine is compiled, and what to say where it is not.
COMPILED = ls .venv/lib/python3*/site-packages/emporion__mypyc.* > /dev/null 2>&1
INTERPRETED = without a C compiler and Python's headers the engine stays interpreted; \
    Debian: apt install gcc python3-dev, then make clean

# Tests run on every core.
CORES := -n auto --dist worksteal

.PHONY: help
help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 20

.PHONY: play
play: .venv/package ## play in the browser: starts the server on this machine, and opens the page
	@$(BIN)/emporion serve --open

.PHONY: play-terminal
play-terminal: .venv/package ## play in this terminal
	@$(BIN)/emporion play

# -- checks ---------------------------------------------------------------------------------------

.PHONY: test
test: lint imports types test-interpreted test-compiled ## run every check below

.PHONY: lint
lint: .venv/dev ## style and layout of the code
	@echo "lint"
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/ruff format --check --quiet

.PHONY: imports
imports: .venv/dev ## which part of the package may know which
	@echo "imports"
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache > .venv/imports.log || { cat .venv/imports.log; exit 1; }

.PHONY: types
types: .venv/dev .venv/package ## types, strictly
	@echo "types"
	@$(BIN)/mypy --no-error-summary

.PHONY: script-types
script-types: .venv/made ## types of the page's script; needs npm, so it is not a part of test
	@npm install --silent --no-save --prefix .venv/script typescript@7
	@.venv/script/node_modules/.bin/tsc -p jsconfig.json

.PHONY: test-interpreted
test-interpreted: .venv/dev .venv/package .venv/system ## the tests, on the sources as they are
	@echo "tests, interpreted"
	@if $(COMPILED); then export EMPORION_SAMPLE=1; others="not once"; else others=""; fi; \
	    EMPORION_EXPECT=interpreted PYTHONPATH=src \
	    $(BIN)/pytest $(CORES) --doctest-modules -m "$$others" tests src

.PHONY: test-compiled
test-compiled: .venv/dev .venv/package .venv/system ## the tests, on the compiled engine
	@echo "tests, compiled"
	@if $(COMPILED); then EMPORION_EXPECT=compiled $(BIN)/pytest $(CORES); \
	    else echo "left out: $(INTERPRETED)"; fi

.PHONY: ladder-smoke
ladder-smoke: .venv/dev .venv/package ## that each level beats the one below it where it cannot be chance
	@$(BIN)/pytest tests/arena/test_smoke.py

# -- measuring and making -------------------------------------------------------------------------

.PHONY: bench
bench: .venv/package ## speed of the engine, interpreted and compiled
	@PYTHONPATH=src $(BIN)/python -m bench.engine
	@$(BIN)/python -m bench.engine

.PHONY: bench-peers
bench-peers: .venv-peers/package ## speed beside other engines
	@.venv-peers/bin/python -m bench.peers
	@.venv-peers/bin/python -m bench.environments

.PHONY: load
load: .venv/package ## how many tables the server holds
	@$(BIN)/python -m bench.load
	@$(BIN)/python -m bench.load --bots

.PHONY: strength
strength: .venv/package ## how strong the bots are: hours, resumable; writes docs/strength.md
	@$(BIN)/python -m scripts.strength $(NAMES)

.PHONY: strength-report
strength-report: .venv/package ## write docs/strength.md again from what was measured
	@$(BIN)/python -m scripts.strength --report

.PHONY: golden
golden: .venv/dev .venv/package ## write the golden games again
	@PYTHONPATH=src:. $(BIN)/python -m tests.golden

.PHONY: pictures
pictures: .venv/dev .venv/package .venv/system ## draw the pictures of the documentation again
	@$(BIN)/python -m scripts.pictures
	@$(BIN)/python -m scripts.page_pictures
	@PYTHONPATH=src $(BIN)/python -m scripts.package_map

.PHONY: docs
docs: .venv/dev .venv/package ## build the documentation as a site, notebooks run: build/site
	@NO_MKDOCS_2_WARNING=1 EMPORION_NOTEBOOKS=run $(BIN)/mkdocs build --quiet
	@echo build/site/index.html

.PHONY: research-pages
research-pages: .venv/package ## write the games' pages for researchers again; MEASURE=yes plays the games
	@$(BIN)/python -m scripts.research_pages $(if $(MEASURE),--measure)

.PHONY: wheel
wheel: .venv/build-tools ## build dist/emporion-*.whl
	@echo "building a wheel"
	@rm -rf dist
	@$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

.PHONY: clean
clean: ## remove all that this file makes
	@rm -rf .venv .venv-peers build dist __pycache__ .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} + 2> /dev/null || true
	@find src -name '*.mo' -delete

# -- environments: each stamp is written when its step is done ------------------------------------

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || { \
	    echo "Emporion needs Python 3.11 or newer as '$(PYTHON)'; name another: make PYTHON=python3.12" >&2; exit 1; }
	@echo "making .venv"
	@$(PYTHON) -m venv --clear .venv > /dev/null 2>&1 || { rm -rf .venv; \
	    echo "'$(PYTHON) -m venv' does not work here; Debian: apt install python3-venv" >&2; exit 1; }
	@$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	@touch $@

.venv/build-tools: .venv/made pyproject.toml
	@echo "installing what building needs"
	@$(BIN)/pip install --quiet --requirement <($(BUILD_TOOLS))
	@touch $@

.venv/dev: .venv/build-tools pyproject.toml
	@echo "installing what testing needs"
	@$(BIN)/pip install --quiet --group dev
	@touch $@

# The stamp lists the sources and is as old as the start of the build, so that a file removed, or
# saved while the build ran, makes the next one.
.venv/package: .venv/build-tools $(SOURCES)
	@echo "building and installing emporion"
	@echo '$(SOURCES)' > $@.new
	@$(BIN)/pip install --quiet --no-build-isolation '.[arena,cli,cluster,research,web]'
	@$(COMPILED) || echo "$(INTERPRETED)"
	@mv $@.new $@

ifneq ($(strip $(SOURCES)),$(strip $(shell cat .venv/package 2> /dev/null)))
.PHONY: .venv/package
endif

# What tests need besides Python: a browser and a database server.
.venv/system: .venv/made scripts/system-packages
	@scripts/system-packages
	@touch $@

.venv-peers/made: .venv/made bench/requirements-peers.txt
	@echo "making .venv-peers"
	@$(PYTHON) -m venv --clear .venv-peers
	@.venv-peers/bin/python -m pip install --quiet --requirement bench/requirements-peers.txt
	@touch $@

.venv-peers/package: .venv-peers/made .venv/package
	@$(MAKE) --no-print-directory wheel
	@.venv-peers/bin/python -m pip install --quiet --force-reinstall --no-deps dist/*.whl
	@touch $@
