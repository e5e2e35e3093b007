"""The image and its backups: what runs in containers is run here without one."""

import asyncio
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import babel
import pytest
from babel import Locale

from bot.app import open_bot
from bot.store.migrations import newest_schema
from playground.checks.commands import LOCALES
from tests.bot.cards import at, free
from tests.bot.compose_file import FILES, REQUIRED, composed
from tests.bot.conftest import Setup
from tests.postgres_server import programs
from tests.processes import free_port

pytestmark = pytest.mark.beside

ROOT = Path(__file__).parents[2]
SCHEMA = newest_schema()

SLEEP = """\
#!/bin/sh
# Two rounds without a database, one that makes the copy, one that finds it made, and the end.
echo "slept $1" >> "$ROUNDS"
case $(grep -c slept "$ROUNDS") in
  3) mv "$OXO.later" "$OXO" ;;
  5) exit 1 ;;
esac
"""


def health_check() -> list[str]:
    """The command of the Dockerfile's health check, with this Python."""
    (written,) = re.findall(r"HEALTHCHECK .*\\\n +CMD (\[.*\])", (ROOT / "Dockerfile").read_text())
    command: list[str] = json.loads(written)
    return [sys.executable, *command[1:]]


def backup_script(folder: Path, file: str) -> str:
    """The script of a compose file's backup service, as its shell gets it."""
    shell, option, script = composed(folder / "clone", file, REQUIRED[file])["backup"]["command"]
    assert (shell, option) == ("sh", "-c")
    return str(script).replace("$$", "$")


def readme_command(start: str) -> str:
    """What the page on backups has run in the backup service, by the line that starts so."""
    (line,) = re.findall(
        rf"^{re.escape(start)}.*",
        (ROOT / "docs" / "hosting" / "backups.md").read_text(),
        re.MULTILINE,
    )
    return re.sub(r".* backup (?=python)", "", line)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "*", "::1", "::"])
async def test_the_health_check_passes_once_the_bot_is_ready(setup: Setup, host: str) -> None:
    port = free_port()
    nowhere = f"http://127.0.0.1:{free_port()}"

    async def healthy() -> bool:
        process = await asyncio.create_subprocess_exec(
            *health_check(),
            env={
                **os.environ,
                "HEALTH_PORT": str(port),
                "HEALTH_HOST": host,
                "http_proxy": nowhere,  # It is for what is further away.
            },
            stderr=asyncio.subprocess.DEVNULL,
        )
        return await process.wait() == 0

    assert not await healthy()
    settings = replace(setup.settings, health_port=port, health_host=host)
    async with open_bot(settings, rng=Random(1), clock=setup.clock) as bot:
        assert not await healthy()
        serving = asyncio.create_task(bot.start(settings.discord_token))
        await setup.playground.bot_ready()
        await bot.wait_until_ready()
        assert await healthy()
        await bot.close()
        await serving


def test_the_backup_service_keeps_the_newest_fourteen(tmp_path: Path) -> None:
    database, rounds, programs, backups = (
        tmp_path / name for name in ("oxo.db", "rounds", "programs", "backups")
    )
    environment = {
        **os.environ,
        "PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "OXO": str(database),
        "ALLOW_DATA_LOSS": "yes",  # The tests may run on a RAM disk.
        "ROUNDS": str(rounds),
    }

    def run(*command: str, url: str) -> subprocess.CompletedProcess[str]:
        settings = {**environment, "DATABASE_URL": url}
        return subprocess.run(command, env=settings, capture_output=True, text=True, check=False)

    assert run("python", "-m", "bot", "migrate", url=f"sqlite:///{database}.later").returncode == 0
    backups.mkdir()
    old = [backups / f"oxo-2020-01-{day:02}.db" for day in range(1, 21)]
    for copy in reversed(
        old
    ):  # The oldest is written last: the names decide, not the files' times.
        copy.touch()
    programs.mkdir()
    for name, text in (("sleep", SLEEP), ("date", "#!/bin/sh\necho 2020-02-01\n")):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    script = backup_script(tmp_path, "compose.yaml").replace("/backups", str(backups))
    ended = run("sh", "-c", script, url=f"sqlite:///{database}")
    assert ended.stderr.splitlines() == [f"oxo: there is no database {database}"] * 2
    assert f"schema {SCHEMA}, 0 games, 0 challenges; checked" in ended.stdout
    new = backups / "oxo-2020-02-01.db"
    assert sorted(backups.iterdir()) == [*old[-13:], new]
    assert new.stat().st_size > 0
    assert len(rounds.read_text().splitlines()) == 5
    for start, url in (
        ("docker compose run --rm backup python", f"sqlite:///{database}"),
        ("docker compose run --rm -e DATABASE_URL=sqlite:///", f"sqlite:///{new}"),
    ):
        command = readme_command(start).replace("oxo-DATE", new.stem)
        command = command.replace("/tmp/", f"{tmp_path}/").replace("/backups/", f"{backups}/")
        done = run(*command.split(), url=url)
        assert done.returncode == 0, done.stderr
        assert "checked" in done.stdout
    assert (tmp_path / "checked.db").exists()
    assert [*tmp_path.glob("oxo.db.until-*")]


@pytest.mark.parametrize("in_a_file", [False, True])
def test_the_backup_service_leaves_postgres_to_its_tools(in_a_file: bool, tmp_path: Path) -> None:
    url, secret, sleep = "postgresql://oxo:abc@host/oxo", tmp_path / "url", tmp_path / "sleep"
    secret.write_text(url)
    sleep.write_text("#!/bin/sh\n")
    sleep.chmod(0o755)
    done = subprocess.run(
        ("sh", "-c", backup_script(tmp_path, "compose.yaml")),
        env={
            "PATH": f"{tmp_path}:{os.environ['PATH']}",
            "DATABASE_URL": "" if in_a_file else url,
            "DATABASE_URL_FILE": str(secret) if in_a_file else "",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "PostgreSQL is backed up by its own tools\n"


@pytest.mark.postgres
@pytest.mark.parametrize("file", FILES[1:])
async def test_the_dumps_of_postgres_can_be_restored(
    file: str, postgres_setup: Setup, tmp_path: Path
) -> None:
    server = urlsplit(postgres_setup.database_url)
    backups, tools = tmp_path / "backups", tmp_path / "programs"
    environment = {
        "PATH": f"{tools}:{programs()}:{os.environ['PATH']}",
        "PGHOST": str(server.hostname),
        "PGPORT": str(server.port),
        "PGUSER": str(server.username),
        "PGPASSWORD": str(server.password),
        "PGDATABASE": server.path.removeprefix("/"),
        "ROUNDS": str(tmp_path / "rounds"),
        "OXO": str(tmp_path / "nothing"),
    }
    for folder in (backups, tools):
        folder.mkdir()
    (tmp_path / "nothing.later").touch()
    old = [backups / f"oxo-2020-01-{day:02}.dump" for day in range(1, 16)]
    for copy in old:
        copy.touch()
    for name, text in (("sleep", SLEEP), ("date", "#!/bin/sh\necho 2020-02-01\n")):
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)

    async def shell(script: str) -> None:
        script = script.replace("/backups", str(backups))
        process = await asyncio.create_subprocess_exec("sh", "-c", script, env=environment)
        assert await process.wait() == 0

    async with postgres_setup.bot():
        card = (await postgres_setup.alice.slash(postgres_setup.general, "ttt start")).message
        card = (await postgres_setup.alice.click(*at(card, "b2"))).message
        await shell(backup_script(tmp_path, file))
        await postgres_setup.alice.click(card, free(card)[0])
    assert sorted(os.listdir(backups)) == [each.name for each in old[2:]] + ["oxo-2020-02-01.dump"]
    page = (ROOT / "docs" / "hosting" / "backups.md").read_text(encoding="utf-8")
    database = environment["PGDATABASE"]
    programs_of_postgres = r"run --rm backup ((?:dropdb|psql|createdb|pg_restore) .*)$"
    for command in re.findall(programs_of_postgres, page, re.MULTILINE):
        command = re.sub(r"\boxo(?!-DATE)", database, command)
        await shell(command.replace("DATE", "2020-02-01"))
    async with postgres_setup.bot():
        board = (await postgres_setup.alice.slash(postgres_setup.general, "ttt board")).message
        assert free(board) == free(card)


def test_the_image_holds_the_bot_and_the_engine_alone() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert ignored[0] == "*"
    copied = re.findall(r"^COPY (?!--from)(\S+) ", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert {each.removeprefix("!") for each in ignored if each[0] == "!"} == set(copied)


def test_babel_keeps_the_data_of_every_language(tmp_path: Path) -> None:
    languages, whole, pruned = (
        tmp_path / "bot/ui/locales",
        Path(babel.__file__).parent,
        "venv/babel",
    )
    languages.mkdir(parents=True)
    for locale in LOCALES:
        (languages / f"{locale}.ftl").touch()
    for folder in (whole, whole / "locale-data"):
        copy = tmp_path / pruned / folder.relative_to(whole)
        copy.mkdir(parents=True)
        for file in folder.iterdir():
            if file.name != "locale-data":
                (copy / file.name).symlink_to(file)
    (removal,) = re.findall(
        r"^RUN (find /venv -path .*?xargs rm)$", (ROOT / "Dockerfile").read_text(), re.DOTALL | re.M
    )
    removal = removal.replace("\\\n", "").replace("/venv", "venv")
    subprocess.run(removal, shell=True, cwd=tmp_path, check=True)
    assert len([*copy.glob("*.dat")]) < len([*whole.glob("locale-data/*.dat")]) / 2
    # Babel fails to load a language if it, or one that it builds upon, is not there.
    load = "from sys import argv; from babel.localedata import load; [*map(load, argv[1:])]"
    names = [str(Locale.parse(locale, sep="-")) for locale in sorted(LOCALES)]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "venv")}
    subprocess.run((sys.executable, "-c", load, *names), env=environment, check=True)
