"""Dependencies: pinned with hashes, and bounded where an upgrade could break something."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "requirements").iterdir())
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())


def names(text: str) -> set[str]:
    """Return the packages whose names begin a line, as indexes compare names."""
    found = re.findall(r"^[\w.-]+", text, re.MULTILINE)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in found}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_package_is_pinned_with_hashes_and_no_index_is_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE), "an option, such as --index-url"
    packages = re.split(r"\n(?=\w)", text)
    for package in packages:
        assert re.match(r"[\w.-]+(\[\w+\])?==[\w.]+( ;.*)? \\\n    --hash=sha256:", package)


def test_what_the_project_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    assert groups["dev"].pop(0) == {"include-group": "build"}
    runtime = project["project"]["dependencies"]
    optional = project["project"]["optional-dependencies"]
    extras = runtime + optional["postgres"] + optional["sentry"]
    needed = {
        "runtime": runtime,
        "build": groups["build"],
        "extras": extras,
        "dev": extras + groups["build"] + groups["dev"],
        "bench": runtime + optional["postgres"] + groups["bench"],
    }
    assert {file.stem for file in FILES} == set(needed)
    for file in FILES:
        assert names("\n".join(needed[file.stem])) <= names(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_action_is_pinned_and_names_its_version(file: Path) -> None:
    used = re.findall(r"uses: (?!\./)(.+)", file.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


def test_both_stages_of_the_image_have_one_pinned_base() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    build, runtime = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert build == runtime
    assert re.fullmatch(r"python:[\d.]+-slim@sha256:[0-9a-f]{64}", runtime)


@pytest.mark.parametrize("library", ["aiohttp", "aiosqlite", "asyncpg", "discord.py"])
def test_a_library_whose_internals_are_used_has_an_upper_bound(library: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    (bounds,) = (each for each in needed if each.startswith(library))
    assert re.fullmatch(r"[\w.]+>=[\d.]+,<[\d.]+", bounds)
