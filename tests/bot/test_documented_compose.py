"""Every command for Compose that a page, a header or a form names is one that Compose takes."""

import re
import shlex
import stat
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bot.compose_file import FILES, REQUIRED, ROOT, clone, compose, composed

pytestmark = pytest.mark.beside

SQLITE, SCALE, HTTP = FILES
TOKEN = {"DISCORD_TOKEN": "secret"}

PLACES = (
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / file for file in FILES),
)

SETUPS = {
    "docs/hosting/backups.md: Docker, with PostgreSQL": (SCALE,),
    "docs/hosting/upgrading.md: A new PostgreSQL": (SCALE,),
    "docs/scaling.md: Moving to PostgreSQL": (SQLITE, SCALE),
    "docs/scaling.md: By HTTP": (HTTP,),
    SCALE: (SCALE,),
    HTTP: (HTTP,),
}
"""The compose files that a section is about; any other section is about `compose.yaml`."""


class Command(NamedTuple):
    """What follows `docker compose`, and where it stands: page and section, or file."""

    text: str
    place: str


def commands() -> list[Command]:
    """Every command, whether it stands in a sentence, in a block or in the head of a file."""
    found = []
    for path in PLACES:
        page = path.relative_to(ROOT).as_posix()
        for section in re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            place = f"{page}: {section.splitlines()[0]}" if path.suffix == ".md" else page
            inline = re.findall(r"`docker compose ([^`]+)`", section)
            blocks = re.findall(r"^ *docker compose (.+)$", section, re.MULTILINE)
            found += [Command(" ".join(text.split()), place) for text in inline + blocks]
    return sorted({*found})


@cache
def service_names(folder: Path, file: str) -> frozenset[str]:
    return frozenset(composed(folder, file, TOKEN | REQUIRED[file]))


@pytest.fixture(scope="module")
def clones(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A folder for each compose file, set up as the pages say."""
    folder = tmp_path_factory.mktemp("clones")
    made = {file: folder / Path(file).stem for file in FILES}
    for file in FILES:
        service_names(made[file], file)
    return made


def test_every_way_to_write_a_command_is_seen() -> None:
    texts = {command.text for command in commands()}
    assert {"up -d", "stop oxo", "stop oxo-0-1 oxo-2-3", "build"} <= texts
    places = {command.place.partition(":")[0] for command in commands()}
    assert {"README.md", "docs/scaling.md", *FILES} <= places
    assert {*SETUPS} <= {command.place for command in commands()}


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.text[:60])
def test_compose_takes_it(command: Command, clones: dict[str, Path]) -> None:
    words = shlex.split(command.text)
    named = {word.partition(":")[0] for word in words}
    every = {file: service_names(clones[file], file) for file in FILES}
    named &= frozenset().union(*every.values())
    files = [file for file in SETUPS.get(command.place, (SQLITE,)) if named <= every[file]]
    assert files, f"{named} are in none of the files that {command.place} is about"
    if words[0] in ("cp", "exec"):  # These ask the daemon before they look for the service.
        assert named
    if words == ["version"]:
        return
    for file in files:
        done = compose(clones[file], *words)
        # Options, services and settings are right: nothing is missing but Docker.
        assert "failed to connect to the docker API" in done.stderr
        assert "no such service" not in done.stderr


def test_no_command_names_a_file() -> None:
    # Compose would look for `.env` beside it.
    assert [each for each in commands() if each.text.startswith("-")] == []


@pytest.mark.parametrize("section", ["Moving to PostgreSQL", "By HTTP"])
def test_what_a_page_puts_into_the_env_file_is_all_that_is_needed(
    section: str, tmp_path: Path
) -> None:
    page = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    (text,) = re.findall(rf"^## {section}$(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    (block,) = re.findall(r"^ *```ini\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)
    lines = dict(line.split("=") for line in block.split())
    filled = {name: value or "abc" for name, value in lines.items()}
    assert {*lines} == {"COMPOSE_FILE", *REQUIRED[lines["COMPOSE_FILE"]]}
    assert compose(clone(tmp_path / "clone", TOKEN | filled), "config", "--quiet").returncode == 0


def test_the_env_file_is_the_hosts_alone(tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone", {})
    (folder / ".env").unlink()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (copy,) = re.findall(r"`([^`]+ \.env\.example \.env)`", readme)
    subprocess.run(copy.split(), cwd=folder, check=True)
    assert stat.S_IMODE((folder / ".env").stat().st_mode) == 0o600
    assert compose(folder, "config", "--quiet").returncode == 0
