# Python 3.11+ and make are all that is assumed; every target sets up what it needs first: Python packages in .venv, the
# browser client with Node, and for the tests Chromium, PostgreSQL and sqlite3 (see setup/).

VENV := .venv
BIN := $(VENV)/bin
PYTHONS ?= python3.13 python3.12 python3.11 python3
# One stamp for each set of packages: `make play` needs the core only, everything else needs all extras.
CORE := $(VENV)/core.installed
FULL := $(VENV)/full.installed
EXTRAS := postgres,lab,cluster,plot,rl,docs,bench,dev
QUIET := -qq --disable-pip-version-check
PIP := $(BIN)/python -m pip install $(QUIET) -c constraints.txt

# The browser client: its packages, its types (from what the server says about itself), its built pages.
PACKAGES := web/node_modules/packages.installed
TYPES := web/src/lib/api-types.ts
CLIENT := src/regelwerk/table/static/index.html
CLIENT_SOURCES := $(filter-out $(TYPES),$(shell find web/src web/public -type f ! -name '*.test.ts')) $(wildcard web/*.html web/*.ts web/*.js)
SERVER_SOURCES := $(shell find src/regelwerk/table/web src/regelwerk/table/wire -name "*.py")
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

SEEDS ?= 10
KILLS ?= 500
RACES ?= 5000
TABLES ?= 50
TROUBLES ?= 100
MINUTES ?= 60
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN)
# Tests are not to be changed by what somebody has set for playing, nor by another project's Python settings.
PYTEST := unset REGELWERK_HOME REGELWERK_LANG REGELWERK_PATIENCE REGELWERK_SECRET REGELWERK_DATABASE PYTEST_ADDOPTS; $(BIN)/python -m pytest
SHARED_OUT := $(PYTEST) -n $(WORKERS) --dist worksteal
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE PYTHONWARNINGS

# Every check without running a game, and how they share the machine.
STATIC := types client-types borders unused style
TWO_AT_A_TIME = $(MAKE) --no-print-directory -j2

# The tests, part by part, each part in one process: the longest first, so that no core is idle while the last one runs. pytest-xdist would have every process find
# all tests before it takes its share, and report each of them to another: a quarter more work for many thousands of short ones.
PARTS := tests/e2e tests/table tests/docs tests/battery tests/cli
SYSTEMS := tests/systems/heldencodex $(filter-out %/heldencodex,$(patsubst %/,%,$(wildcard tests/systems/[a-z]*/)))
REST = $(filter-out $(PARTS) tests/systems $(LEFT_OUT),$(patsubst %/,%,$(wildcard tests/[a-z]*/))) $(wildcard tests/systems/test_*.py)
# Browsers and servers wait a third of their time, so there is one part more at work than there are cores.
AT_WORK := $(if $(filter 1,$(WORKERS)),1,$(shell expr $(WORKERS) + 1))
SIDE_BY_SIDE = $(MAKE) --no-print-directory --keep-going -j$(AT_WORK) $(if $(filter output-sync,$(.FEATURES)),--output-sync)
# `make check` leaves out what plays whole games or starts programs, and everything marked `slow`.
WHOLE := $(PARTS) $(addprefix tests/,conformance house lab playthroughs saved)

.PHONY: help play test check static $(STATIC) client-tests handbook $(PARTS) $(SYSTEMS) rest programs bench bench-table strength docs pictures soak mutants dist release-check constraints clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help:
	@echo "make play    der Spieltisch im Browser / the game table in the browser"
	@echo "             (im Terminal / in the terminal: SYSTEM=factions, SCENARIO=hohlweg, ...)"
	@echo "make test    alle Prüfungen / every check"
	@echo "make check   die schnellen davon / the fast ones"
	@echo "make bench   Geschwindigkeit im Vergleich / speed, side by side with peers"
	@echo "make bench-table"
	@echo "             viele Tische, neben boardgame.io / many tables, side by side with boardgame.io"
	@echo "make strength"
	@echo "             wie stark die Gegner sind, über Nacht / how strong the opponents are, over night"
	@echo "make docs    das Handbuch nach site/ / the handbook"
	@echo "make pictures"
	@echo "             alle Bilder des Handbuchs vom laufenden Programm / every picture of the handbook, from the running program"
	@echo "make soak    lange Zufallspartien, Abstürze, Wettläufe / long random games, crashes, races, floods"
	@echo "             (SEEDS=10 KILLS=500 RACES=5000 TABLES=50 TROUBLES=100 MINUTES=60); in Teilen, fährt fort / in parts, goes on"
	@echo "make mutants kleine Fehler in die Regeln: merken es die Tests? / faults put into the rules: do the tests notice?"
	@echo "make dist    ein Paket mit Browser-Seiten nach dist/ / a package with the browser's pages"
	@echo "make release-check"
	@echo "             was Fremde bekommen: Paket und Quellen in leeren Umgebungen / what strangers get, in empty environments"
	@echo "make constraints"
	@echo "             neuere Python-Pakete nach constraints.txt, danach make test / newer Python packages, then make test"
	@echo "make clean   alles Erzeugte löschen / remove whatever was made here"

# With a system or a scenario, the game in the terminal; otherwise the table.
ifneq ($(SYSTEM)$(SCENARIO),)
play: $(CORE)
	@$(BIN)/regelwerk play $(or $(SYSTEM),phasesix) $(SCENARIO)
else
play: $(CORE) $(CLIENT)
	@$(BIN)/regelwerk table
endif

test: $(FULL) $(CLIENT) programs
	@$(TWO_AT_A_TIME) $(STATIC) client-tests handbook
	@$(SIDE_BY_SIDE) tests/e2e rest tests/table $(PARTS) $(SYSTEMS)

check: $(FULL) $(CLIENT)
	@$(TWO_AT_A_TIME) $(filter-out unused,$(STATIC)) client-tests
	@$(SIDE_BY_SIDE) rest $(SYSTEMS) CHOSEN='-m "not slow"' LEFT_OUT="$(WHOLE)"

$(PARTS) $(SYSTEMS):
	$(PYTEST) $(CHOSEN) $@
rest:
	$(PYTEST) $(CHOSEN) $(REST)

static: $(FULL) $(CLIENT)
	@$(TWO_AT_A_TIME) $(STATIC)

# The longest first; each of them uses one core.
types:
	$(BIN)/mypy
client-types:
	$(NPM) run --silent check
client-tests:
	$(NPM) run --silent test
handbook:
	$(BIN)/zensical build --strict --clean
borders:
	$(BIN)/lint-imports --no-logo
unused:
	$(BIN)/vulture
style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

programs:
	@setup/programs chromium postgresql sqlite3 nginx

bench: $(FULL)
	$(BIN)/python -m benchmarks

# Everything takes some twenty minutes; BENCH="--tables 100 --seconds 20 --servers sqlite" a minute.
bench-table: $(FULL) programs
	@setup/node $(VENV)
	PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=tests $(BIN)/python -m benchmarks.many_tables $(BENCH)

strength: $(FULL)
	$(BIN)/python -m benchmarks.strength

docs: $(FULL)
	$(BIN)/zensical build --strict --clean
	@echo "site/index.html; mit Suche / with search: python3 -m http.server -d site"

# Every picture of docs/bilder, from the running program; PICTURES="tisch.png" only those that are taken together with it.
pictures: $(FULL) $(CLIENT) programs
	cd tests && ../$(BIN)/python -m docs.pictures $(PICTURES)

# In parts: what is done for this commit is not done again, so that whatever was interrupted goes on with the rest. Each
# part keeps what it printed in $(SOAKED), a name it is handed: somebody may change something meanwhile. `make
# soak AGAIN=1` begins anew.
SOAK := games kills cluster flood steady scenes line
COMMIT := $(shell git describe --always --dirty 2>/dev/null || echo unknown)
# What is not committed is part of the name, so that nothing counts as done that was done for other changes.
SOAKED := build/soak/$(COMMIT)$(if $(filter %-dirty,$(COMMIT)),-$(shell git diff HEAD | git hash-object --stdin | cut -c 1-8))
soak: $(FULL) $(CLIENT) programs
	@$(if $(AGAIN),rm -rf $(SOAKED);,)for part in $(SOAK); do $(MAKE) --no-print-directory SOAKED=$(SOAKED) $(SOAKED)/$$part.done || exit 1; done
	@tail -n 3 $(addprefix $(SOAKED)/,$(addsuffix .log,$(SOAK)))

# A pipe would hide how a part ended.
PART = @mkdir -p $(SOAKED); echo "$(@F:.done=): $(SOAKED)/$(@F:.done=.log)"; { $1; } >$(@:.done=.log) 2>&1 || { tail -n 60 $(@:.done=.log); exit 1; }; touch $@
$(SOAKED)/games.done:
	$(call PART,export REGELWERK_SEEDS=$(SEEDS); $(SHARED_OUT) tests/battery tests/systems/*/tactics tests/systems/test_messages.py tests/engine/journal/test_fairness.py tests/table/games/test_following.py tests/table/storage/test_schema.py)
$(SOAKED)/kills.done:
	$(call PART,export REGELWERK_KILLS=$(KILLS) REGELWERK_RACES=$(RACES); $(SHARED_OUT) tests/table/games/test_kills.py tests/table/games/test_races.py)
$(SOAKED)/cluster.done:
	$(call PART,export REGELWERK_TABLES=$(TABLES) REGELWERK_TROUBLES=$(TROUBLES); $(PYTEST) -rP tests/table/games/test_cluster.py)
$(SOAKED)/flood.done:
	$(call PART,export REGELWERK_FLOOD=10; $(PYTEST) -rP tests/table/web/test_flood.py)
$(SOAKED)/steady.done:
	$(call PART,$(BIN)/python -m benchmarks.steady --minutes $(MINUTES) --mixed)
$(SOAKED)/scenes.done:
	$(call PART,export REGELWERK_SCENES=long REGELWERK_SEEDS=$(SEEDS); $(SHARED_OUT) tests/e2e)
$(SOAKED)/line.done:
	$(call PART,export REGELWERK_BAD_LINE=1; $(PYTEST) tests/e2e)

mutants: $(FULL)
	@PYTHONPATH=tests $(BIN)/python -m mutation $(MUTANTS)

dist: $(FULL) $(CLIENT)
	@$(BIN)/python -m hatchling build -d dist

# Wheel and sdist in empty environments, once with the oldest dependencies: needs the package index, takes some minutes.
release-check: $(FULL) $(CLIENT)
	@$(BIN)/python setup/release_check.py

# The newest versions that pyproject.toml allows, found where nothing is installed. Python 3.11 is the oldest that is supported:
# newer ones can install what it gets, but not the other way round.
constraints:
	python3.11 -m venv --clear build/constraints
	build/constraints/bin/python -m pip install $(QUIET) ".[$(EXTRAS)]"
	{ sed -n '/^#/p' constraints.txt; build/constraints/bin/python -m pip freeze --exclude regelwerk; } >build/constraints.txt
	mv build/constraints.txt constraints.txt
	rm -rf build/constraints

clean:
	rm -rf $(VENV) site dist build .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks
	rm -rf web/node_modules web/openapi.json $(TYPES) $(dir $(CLIENT))
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

$(CORE): pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) -e .
	@touch $@

$(FULL): pyproject.toml constraints.txt | $(BIN)/python
	@$(PIP) -e ".[$(EXTRAS)]"
	@touch $(CORE) $@

$(PACKAGES): web/package.json web/package-lock.json | $(BIN)/python
	@setup/node $(VENV)
	@$(NPM) ci --loglevel error --no-audit --no-fund --no-update-notifier >/dev/null
	@touch $@

$(TYPES): $(PACKAGES) $(SERVER_SOURCES) | $(CORE)
	@$(NPM) run --silent types >/dev/null

$(CLIENT): $(TYPES) $(CLIENT_SOURCES)
	@echo "Die Seiten werden gebaut ... / building the pages ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
