"""The two packages: what each installs, and that its commands run without the checkout."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import bot
import playground

ROOT = Path(__file__).parent.parent
OXO = {"bot": "bot", "engine": "engine", "lessons": "lessons"}
PLAYGROUND = {"playground": "discord_playground"}
"""Folders of this checkout, and how they are called where they are installed."""
OF_THE_PROJECT = {"pyproject.toml", "README.md", "CHANGELOG.md", "OPERATIONS.md", "LICENSE"}
"""What lies beside the playground's modules and is not installed with them."""


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
def wheels(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Oxo's wheel and the playground's, built from this checkout without network."""
    folder = tmp_path_factory.mktemp("wheels")
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
    projects = (ROOT, ROOT / "playground")
    run(sys.executable, "-m", "pip", "wheel", *options, *projects, folder=folder)
    (oxo,) = folder.glob("oxo-*.whl")
    (playground,) = folder.glob("discord_playground-*.whl")
    return oxo, playground


def files(folder: str) -> set[str]:
    """Return the paths of what a folder of this checkout installs, within it."""
    kept = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    paths = {path.relative_to(ROOT / folder).as_posix() for path in kept if path.suffix != ".pyc"}
    return {path for path in paths - OF_THE_PROJECT if not path.startswith("tests/")}


def test_the_wheels_hold_every_file_and_nothing_else(wheels: tuple[Path, Path]) -> None:
    for wheel, packages in zip(wheels, (OXO, PLAYGROUND), strict=True):
        expected = {f"{name}/{path}": f for f, name in packages.items() for path in files(f)}
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            for name, folder in expected.items():
                path = ROOT / folder / name.partition("/")[2]
                assert archive.read(name) == path.read_bytes(), name
        assert {name for name in names if ".dist-info/" not in name} == {*expected}
        assert any(name.endswith("/LICENSE") for name in names)
        assert "discord_playground/py.typed" in names or packages is OXO
    kinds = {Path(path).suffix for folder in ("bot", "playground") for path in files(folder)}
    assert kinds >= {".sql", ".ftl", ".png", ".html", ".js", ".css", ".cjs", ".txt"}
    assert (ROOT / "playground" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_playgrounds_source_distribution_makes_the_same_wheel(
    wheels: tuple[Path, Path], tmp_path: Path
) -> None:
    build = (sys.executable, "-m", "hatchling", "build", "-d", tmp_path)
    run(*build, "-t", "sdist", folder=ROOT / "playground")
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    run(*build, "-t", "wheel", folder=tmp_path / source.name.removesuffix(".tar.gz"))
    (again,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(again) as made, zipfile.ZipFile(wheels[1]) as wheel:
        assert {each.filename: each.CRC for each in made.infolist()} == {
            each.filename: each.CRC for each in wheel.infolist()
        }


def test_the_installed_commands_run(wheels: tuple[Path, Path], tmp_path: Path) -> None:
    installed, folder = tmp_path / "installed", tmp_path / "folder"
    folder.mkdir()
    options = ("--quiet", "--no-deps", "--no-index", "--target", str(installed))
    run(sys.executable, "-m", "pip", "install", *options, *wheels, folder=folder)
    path = str(installed)

    def call(program: str, *arguments: str) -> str:
        return run(installed / "bin" / program, *arguments, folder=folder, PYTHONPATH=path)

    assert call("oxo", "migrate").splitlines()[-1] == f"{folder}/oxo.db is up to date"
    assert (folder / "oxo.db").exists()
    assert call("oxo", "--version") == f"Oxo {bot.__version__}\n"
    assert "usage: oxo-engine [" in call("oxo-engine", "--help")
    assert "docs/" not in call("oxo-engine", "--help") + call("oxo", "--help")
    assert "usage: discord-playground [" in call("discord-playground", "--help")
    assert call("discord-playground", "--version").endswith(f" {playground.__version__}\n")
    look = "import os; print(os.environ['DISCORD_API_BASE'])"
    started = call("discord-playground", "--port", "0", "--", sys.executable, "-c", look)
    address, base = started.splitlines()
    assert base == f"{address}/api/v10"


def test_the_playgrounds_own_tests_pass_where_it_is_installed(
    wheels: tuple[Path, Path], tmp_path: Path
) -> None:
    """Beside them lie the pages that they read; those that need a browser are left out."""
    options = ("--quiet", "--no-deps", "--no-index", "--target", tmp_path)
    run(sys.executable, "-m", "pip", "install", *options, wheels[1], folder=tmp_path)
    installed = tmp_path / "discord_playground"
    for page in ("README.md", "OPERATIONS.md"):
        shutil.copy(ROOT / "playground" / page, installed)
    shutil.copytree(ROOT / "playground" / "tests", installed / "tests")
    (tmp_path / "pytest.ini").write_text("[pytest]\nasyncio_mode = auto\nmarkers = browser\n")
    pytest_options = ("--import-mode=importlib", "-p", "pytester", "-p", "no:cacheprovider", "-q")
    printed = run(
        *(sys.executable, "-m", "pytest", *pytest_options, "-m", "not browser", installed),
        folder=tmp_path,
        PYTHONPATH=str(tmp_path),
    )
    assert re.search(r"\b[4-9]\d\d passed", printed), printed


def test_each_version_stands_in_one_place(wheels: tuple[Path, Path]) -> None:
    for wheel, folder, version in (
        (wheels[0], ROOT, bot.__version__),
        (wheels[1], ROOT / "playground", playground.__version__),
    ):
        pyproject = (folder / "pyproject.toml").read_text(encoding="utf-8")
        assert "version" not in tomllib.loads(pyproject)["project"]
        assert wheel.name.split("-")[1] == version
        # Between releases it is the next one's; the release workflow asks for that one's section.
        section = "Unreleased" if ".dev" in version else version
        changelog = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
        assert f"\n## {section}\n" in changelog


def test_the_playground_needs_three_packages_of_versions_that_oxo_has_too() -> None:
    needs, whole = (
        tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        for folder in (ROOT / "playground", ROOT)
    )
    names = {re.split(r"[<>=]", each)[0] for each in needs["dependencies"]}
    assert names == {"aiohttp", "orjson", "pynacl"}
    assert names < {re.split(r"[<>=]", each)[0] for each in whole["dependencies"]}
