# Python 3.11+ and make are all that is assumed; every target sets up what it needs in .venv first.

VENV := .venv
BIN := $(VENV)/bin
PYTHONS ?= python3.13 python3.12 python3.11 python3
# One stamp for each set of packages: `make play` needs the core only, everything else needs all extras.
CORE := $(VENV)/core.installed
FULL := $(VENV)/full.installed
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

# `make play` plays this; with SYSTEM alone, the scenario that is best to begin with.
SYSTEM ?= phasesix
FIRST_phasesix := schlaegerei
FIRST_factions := nebelhafen
FIRST_heldencodex := duel
FIRST_darkspace := duell
FIRST_realms := standard
SCENARIO ?= $(FIRST_$(SYSTEM))
SEEDS ?= 10
WORKERS ?= auto
# Tests are not to be changed by what somebody has set for playing, nor by another project's Python settings.
PYTEST := unset REGELWERK_HOME REGELWERK_LANG REGELWERK_PATIENCE PYTEST_ADDOPTS; $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
export NO_MKDOCS_2_WARNING := 1
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE PYTHONWARNINGS

.PHONY: help play test check static bench docs soak clean
.DEFAULT_GOAL := help

help:
	@echo "make play    im Terminal gegen den Computer spielen / play against the computer in the terminal"
	@echo "             (SCENARIO=hohlweg, SYSTEM=factions, SYSTEM=factions SCENARIO=salz, ...)"
	@echo "make test    alle Prüfungen / every check"
	@echo "make check   die schnellen davon / the fast ones"
	@echo "make bench   Geschwindigkeit im Vergleich / speed, side by side with peers"
	@echo "make docs    das Handbuch nach site/ / the handbook"
	@echo "make soak    lange Zufallspartien / long random games (SEEDS=10)"
	@echo "make clean   alles Erzeugte löschen / remove whatever was made here"

play: $(CORE)
	@$(BIN)/regelwerk play $(SYSTEM) $(SCENARIO)

test: $(FULL) static
	$(BIN)/mkdocs build --strict --quiet
	$(PYTEST)

check: $(FULL) static
	$(PYTEST) -m "not slow"

static: $(FULL)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(FULL)
	$(BIN)/python -m benchmarks

docs: $(FULL)
	$(BIN)/mkdocs build --strict --quiet
	@echo "site/index.html"

soak: $(FULL)
	export REGELWERK_SEEDS=$(SEEDS); $(PYTEST) tests/battery

clean:
	rm -rf $(VENV) site dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@for candidate in $(PYTHONS); do \
	  if $$candidate -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	    echo "Regelwerk richtet sich ein, nur dieses eine Mal ... / setting up, this once ..."; \
	    exec $$candidate -m venv --clear $(VENV); \
	  fi; \
	done; \
	echo "Regelwerk braucht Python 3.11 oder neuer mit venv (gesucht: $(PYTHONS))." >&2; \
	echo "Regelwerk needs Python 3.11 or newer with venv (looked for: $(PYTHONS))." >&2; \
	echo "make PYTHONS=/path/to/python3 ..." >&2; \
	exit 1

$(CORE): pyproject.toml | $(BIN)/python
	@$(PIP) -e .
	@touch $@

$(FULL): pyproject.toml | $(BIN)/python
	@$(PIP) -e ".[postgres,lab,plot,docs,bench,dev]"
	@touch $(CORE) $@
