# Sets itself up in .venv, with the versions of constraints.txt; needs Python 3.11+, pip and make.

PYTHON ?= python3
PORT ?= 8866
BIN := .venv/bin
# Compiled is what is used, when it is used: pip compiles all there is, in half a minute.
PIP := --quiet --disable-pip-version-check --no-compile -c constraints.txt
INSTALL := $(BIN)/python -m pip install $(PIP)
SOURCES := pyproject.toml constraints.txt
NODE := $(BIN)/python widgets/scripts/node.py

# Pages and tests start many programs: what one of them has compiled is kept for the others.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play lab scripts test types scripts-test mutate site serve-site scorm links bench audit format clean

help:
	@echo "make play    serve the game on http://127.0.0.1:$(PORT) (PORT= for another port)"
	@echo "make lab     open the chapters in JupyterLab (PORT= for another port than 8888)"
	@echo "make scripts put the scripts of the widgets together again"
	@echo "make test    run all checks and tests"
	@echo "make mutate  put single faults into copies of the code and see whether the tests notice"
	@echo "make site    build the site that needs no server, in dist/site"
	@echo "make serve-site  build it and serve it on http://127.0.0.1:$(PORT)"
	@echo "make scorm   pack its chapters for learning platforms (SCORM 1.2), in dist/scorm"
	@echo "make bench   print measurements"
	@echo "make audit   ask PyPI for known faults of what is installed"
	@echo "make links   write the links of the READMEs from pyproject.toml"
	@echo "make format  put the code into shape"
	@echo "make clean   remove what was set up and built"

play: .venv/.play
	@$(BIN)/churchill-kit play --port $(PORT)

lab: .venv/.lab
	@$(BIN)/churchill-kit lab $(if $(filter command environment,$(firstword $(origin PORT))),--port $(PORT))

# Whoever changes a script or a style of the widgets; what comes of it is committed.
scripts: node_modules/.ready
	@$(NODE) widgets/scripts/bundle.js

test:
	@$(MAKE) --no-print-directory --jobs 2 $(NEEDED)
	@$(MAKE) --no-print-directory --jobs 2 types scripts-test
	$(BIN)/python -m pytest -n 2 --dist worksteal -p no:nbval -m "not browser and not engines and not site and not binder"
	CHURCHILL_KIT_LAB_GAMES=4 $(BIN)/python -m pytest -n 2 --dist loadfile -p tests.notebook_kernels --nbval-lax --nbval-current-env notebooks
	$(BIN)/python -m tests.get_chromium
	$(BIN)/python -m tests.get_browsers
ifneq ($(SITE),no)
	@$(MAKE) --no-print-directory site
endif
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder -m "$(PAGES)" $(OPENED)

# Each of these keeps one core busy.
NEEDED := .venv/.test node_modules/.ready
ifneq ($(SITE),no)
NEEDED += .venv/.site
endif

# All that opens pages is tested in one go, so that no processor waits for the last of a kind.
OPENED := tests/browser tests/engines $(wildcard tests/games/*/browser)
PAGES := browser or engines
ifneq ($(SITE),no)
PAGES += or site
endif
ifneq ($(BINDER),no)
PAGES += or binder
endif

# Types and scripts are looked at side by side: either takes one core for half a minute.
types: .venv/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

scripts-test: node_modules/.ready
	$(NODE) widgets/scripts/bundle.js --check
	$(NODE) node_modules/eslint/bin/eslint.js .
	$(NODE) --test --test-reporter=dot tests/scripts/*.test.js

# It takes long; --count, --seed and --only of tests/mutate.py: make mutate FAULTS="--count 10".
mutate: .venv/.test
	$(BIN)/python -m tests.mutate $(FAULTS)

site: .venv/.site
	@echo "Building the site, half a minute ... / Собираем сайт, полминуты ..."
	@.venv/site/bin/python widgets/site/build.py dist/site
	@echo "Built in dist/site. / Готово: dist/site."

# For learning platforms (Moodle and others), from the built site.
scorm: .venv/.play site
	@$(BIN)/python widgets/site/scorm.py dist/site dist/scorm

serve-site: site
	@$(BIN)/python widgets/site/serve.py dist/site $(PORT)

# Badges and links of the READMEs, from [project.urls] of pyproject.toml.
links: .venv/.test
	@$(BIN)/python binder/links.py

# Known faults of the versions that were tested; it asks PyPI, so it is no part of the tests.
audit: .venv/.test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	@$(BIN)/python -m pip_audit --requirement constraints.txt --no-deps --disable-pip || { \
	  echo "Faults were found, or PyPI could not be asked: see above."; exit 1; }

bench: .venv/.test
	@$(BIN)/python -m tests.get_chromium
	@for script in benchmarks/*.py; do \
	  echo; echo "== $$script"; $(BIN)/python $$script || exit 1; \
	done

format: .venv/.test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf .venv node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# -- set-up: done again only when the two files change -----------------------------------------

.venv/.play: $(SOURCES) .venv/bin/python
	@echo "Setting up, a minute or two ... / Подготовка, минута-другая ..."
	@$(INSTALL) -e ".[canvas]"
	@touch $@

.venv/.lab: $(SOURCES) .venv/bin/python
	@echo "Setting up, a minute or two ... / Подготовка, минута-другая ..."
	@$(INSTALL) -e ".[canvas,lab]"
	@touch $@ .venv/.play

.venv/.test: $(SOURCES) .venv/bin/python
	@echo "Setting up, a minute or two ... / Подготовка, минута-другая ..."
	@$(INSTALL) -e ".[canvas,test]"
	@touch $@ .venv/.play .venv/.lab

# What puts scripts together and tests them; nothing of it is asked for when pages are served.
node_modules/.ready: package.json package-lock.json .venv/.test
	@echo "Setting up the tools for scripts, half a minute ... / Подготовка сборки скриптов, полминуты ..."
	@$(NODE) npm ci --silent --no-audit --no-fund
	@touch $@

# The tools that build the site would not get along with JupyterLab's, so they live apart.
.venv/.site: widgets/site/requirements.txt constraints.txt .venv/bin/python
	@echo "Setting up what builds the site, a minute ... / Подготовка сборки сайта, минута ..."
	@$(PYTHON) -m venv --clear --without-pip .venv/site
	@$(BIN)/python -m pip --python .venv/site/bin/python install $(PIP) -r widgets/site/requirements.txt
	@touch $@

# Debian's Python comes without ensurepip unless python3-venv is there; its pip will do then.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "churchill_kit needs Python 3.11 or newer: make PYTHON=python3.12, for example." \
	    "/ Нужен Python 3.11 или новее, например: make PYTHON=python3.12." >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv 2>/dev/null || { \
	  $(PYTHON) -m venv --clear --without-pip .venv 2>/dev/null && \
	  $(PYTHON) -m pip --python .venv/bin/python install --quiet pip; } || { rm -rf .venv; \
	  echo "$(PYTHON) can make no environment: install its venv module, e.g. apt install python3-venv." \
	    "/ $(PYTHON) не может создать окружение: установите его модуль venv, например: apt install python3-venv." >&2; \
	  exit 1; }
