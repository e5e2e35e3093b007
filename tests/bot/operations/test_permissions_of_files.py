"""Folders and files that the bot may not read or write: one line, and status 78."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from tests.processes import NOBODY

ROOT = Path(__file__).parents[3]

COMMANDS = ("run", "migrate", "backup {open}/copy", "restore {backup}", "copy DATABASE_URL {new}")


@pytest.fixture
def folder(database: Path) -> Iterator[Path]:
    """A folder that everybody may use, with a database and one folder that is root's alone."""
    if os.geteuid() != 0:
        pytest.skip("only root can run a process as somebody else")
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        folder = Path(name)
        folder.chmod(0o777)
        shutil.copy(database, folder / "backup.db")
        (folder / "backup.db").chmod(0o644)
        for each in ("closed", "open"):
            (folder / each).mkdir()
            shutil.copy(database, folder / each / "oxo.db")
            os.chown(folder / each / "oxo.db", NOBODY, NOBODY)
            os.chown(folder / each, NOBODY, NOBODY)
        os.chown(folder / "closed", 0, 0)
        (folder / "closed").chmod(0o700)
        yield folder


PROGRAM = f"""
import json, os, sys, tempfile
import aiohttp, discord, uvloop, bot.app, bot.operations.check
from bot.__main__ import main

for arguments, folder, variables in json.load(sys.stdin):
    with tempfile.TemporaryFile("w+") as output:
        if not (child := os.fork()):
            os.chdir(folder)
            os.environ.update(variables)
            os.setgroups([]), os.setgid({NOBODY}), os.setuid({NOBODY})
            os.dup2(output.fileno(), 1), os.dup2(output.fileno(), 2)
            sys.argv[1:] = arguments
            os._exit(main())
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        output.seek(0)
        print(json.dumps([status, output.read()]))
"""
"""Runs commands as a user whose nothing is. All are imported once, and before: Python may be
installed where nobody else may read."""


def as_nobody(
    folder: Path, cases: list[tuple[str, Path, dict[str, str]]]
) -> list[tuple[str, int, str]]:
    """Run commands, each in a folder and with settings; return what became of them."""
    backup, new = folder / "backup.db", f"sqlite:///{folder}/new.db"
    sent = [
        (command.format(open=folder / "open", backup=backup, new=new).split(), str(cwd), variables)
        for command, cwd, variables in cases
    ]
    env = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x", "ALLOW_DATA_LOSS": "yes"}
    env["DISCORD_API_BASE"] = "http://127.0.0.1:1/api/v10"
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=env,
        input=json.dumps(sent),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    results = map(json.loads, process.stdout.splitlines())
    return [
        (f"{case}", status, output) for case, (status, output) in zip(cases, results, strict=True)
    ]


def test_a_database_that_cannot_be_opened_is_one_line(folder: Path) -> None:
    os.chown(folder / "open/oxo.db", 0, 0)
    (folder / "open/oxo.db").chmod(0o600)
    places = ("closed/oxo.db", "closed/new.db", "open", "open/oxo.db", "none/oxo.db", "backup.db/x")
    cases = [
        (command, folder, {"DATABASE_URL": f"sqlite:///{folder}/{place}"})
        for command in COMMANDS
        for place in places
    ]
    for case, status, output in as_nobody(folder, cases):
        assert output.startswith("oxo: "), (case, output)
        assert output.count("\n") == 1, (case, output)
        missing = "there is no database" in output or "is no file" in output
        assert status == (1 if missing else RESTART_IS_NO_USE), (case, output)


@pytest.fixture
def shelf(folder: Path) -> Path:
    """A folder in which all can read and only root can write, with a database in each state."""
    shelf = folder / "shelf"
    shelf.mkdir(mode=0o755)
    for name in ("rest.db", "logged.db", "killed.db"):
        shutil.copy(folder / "backup.db", shelf / name)
    with closing(sqlite3.connect(shelf / "logged.db")) as db:
        db.execute("PRAGMA journal_mode = WAL")
    with closing(sqlite3.connect(shelf / "playing.db")) as db:
        shutil.copy(folder / "backup.db", shelf / "playing.db")
        db.execute("PRAGMA journal_mode = WAL")
        with db:
            db.execute("INSERT INTO preferences VALUES (101, '{}')")
        shutil.copy(shelf / "playing.db", shelf / "killed.db")
        shutil.copy(shelf / "playing.db-wal", shelf / "killed.db-wal")
    (shelf / "playing.db").unlink()
    for file in shelf.iterdir():
        file.chmod(0o644)
    return shelf


def test_what_only_reads_needs_no_folder_that_can_be_written_to(shelf: Path) -> None:
    folder, before = shelf.parent, {file.name for file in shelf.iterdir()}
    names = sorted(each for each in before if each.endswith(".db"))
    cases = []
    for name in names:
        there, here = ({"DATABASE_URL": f"sqlite:///{each / name}"} for each in (shelf, folder))
        cases.append((f"backup {{open}}/{name}", folder, there))
        cases.append((f"restore {shelf / name}", folder, here))
    for case, status, output in as_nobody(folder, cases):
        assert status == 0, (case, output)
    for name in names:
        for copy in (folder / "open" / name, folder / name):
            with closing(sqlite3.connect(copy)) as db:
                (count,) = db.execute("SELECT count(*) FROM preferences").fetchone()
                assert count == (name == "killed.db"), copy
    assert {file.name for file in shelf.iterdir()} == before
    places = [{"DATABASE_URL": f"sqlite:///{shelf / name}"} for name in names]
    for case, status, output in as_nobody(folder, [("check", folder, each) for each in places]):
        assert status == 1, case
        assert "its folder cannot be written to" in output, (case, output)


def test_settings_that_cannot_be_read_are_one_line(folder: Path) -> None:
    secret = folder / "secret"
    secret.write_text("x")
    secret.chmod(0o600)
    commands = (*COMMANDS, "check")
    closed = folder / "closed"
    for case, status, output in as_nobody(folder, [(each, closed, {}) for each in commands]):
        assert status == RESTART_IS_NO_USE, case
        assert output == "oxo: the file .env cannot be read: Permission denied\n", case
    files = {"DATABASE_URL_FILE": str(secret)}
    for case, status, output in as_nobody(folder, [(each, folder, files) for each in commands]):
        assert status == RESTART_IS_NO_USE, case
        assert output == "oxo: the file of DATABASE_URL_FILE cannot be read: Permission denied\n"


def test_check_names_it_and_goes_on(folder: Path) -> None:
    places = ("closed/oxo.db", "closed/new.db", "none/oxo.db")
    urls = [{"DATABASE_URL": f"sqlite:///{folder}/{place}"} for place in places]
    checked = as_nobody(folder, [("check", folder, url) for url in urls])
    for place, (case, status, output) in zip(places, checked, strict=True):
        assert status == 1, case
        assert f"database     PROBLEM  cannot open the database {folder}/{place}: " in output
        assert "Discord      PROBLEM" in output
        assert "Traceback" not in output
