"""The package: what `pip install .` installs, and that its commands run without the checkout."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import bot

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "engine", "playground")


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """Run a command in a folder and return what it printed; it must succeed."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command,
        cwd=folder,
        env=inherited | {"ALLOW_DATA_LOSS": "yes"} | environment,  # Perhaps on a RAM disk.
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built without network."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
    run(sys.executable, "-m", "pip", "wheel", *options, ROOT, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_every_file_and_nothing_else(wheel: Path) -> None:
    files = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name for name in names if ".dist-info/" not in name} == files
    assert {Path(name).suffix for name in files} >= {".sql", ".ftl", ".html", ".js", ".css"}
    assert any(name.endswith("/LICENSE") for name in names)


def test_the_installed_commands_run(wheel: Path, tmp_path: Path) -> None:
    installed, folder = tmp_path / "installed", tmp_path / "folder"
    folder.mkdir()
    options = ("--quiet", "--no-deps", "--no-index", "--target", str(installed))
    run(sys.executable, "-m", "pip", "install", *options, wheel, folder=folder)
    path = str(installed)

    def call(program: str, *arguments: str) -> str:
        return run(installed / "bin" / program, *arguments, folder=folder, PYTHONPATH=path)

    assert call("oxo", "migrate").splitlines()[-1] == f"{folder}/oxo.db is up to date"
    assert (folder / "oxo.db").exists()
    assert call("oxo", "--version") == f"Oxo {bot.__version__}\n"
    assert "usage: oxo-engine [" in call("oxo-engine", "--help")
    assert "docs/" not in call("oxo-engine", "--help") + call("oxo", "--help")


def test_the_version_stands_in_one_place(wheel: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert wheel.name.startswith(f"oxo-{bot.__version__}-")
    # Between releases it is the next one's; the release workflow publishes that one's section.
    section = "Unreleased" if ".dev" in bot.__version__ else bot.__version__
    assert f"\n## {section}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
