"""The release workflow: its steps are run here as far as they need nothing of GitHub's."""

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import yaml

import bot

ROOT = Path(__file__).parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yaml"

PUBLISHES = ("attest", "login", "Draft the release", "Publish")


def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    return found


def title(step: dict[str, Any]) -> str:
    return str(step.get("name", step.get("uses", step.get("run"))))


def run(name: str, folder: Path, **environment: str) -> int:
    """Run the step whose name begins so in `folder`, as GitHub does; return its exit status."""
    (step,) = (each for each in jobs()["release"]["steps"] if title(each).startswith(name))
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    return subprocess.run(command, cwd=folder, env={**os.environ, **environment}).returncode


def test_nothing_is_published_before_everything_is_built() -> None:
    assert {*jobs()} == {"test", "release"}
    assert jobs()["release"]["needs"] == "test"
    steps = [title(step) for step in jobs()["release"]["steps"]]
    publishes = [any(word in step for word in PUBLISHES) for step in steps]
    assert publishes == sorted(publishes)
    assert [step for step in steps if "uild" in step and "attest" not in step][-1] in steps[:-5]
    assert steps[-1] == "Publish the release"


def test_a_release_without_notes_is_refused(tmp_path: Path) -> None:
    changelog = "# Changelog\n\n## 1.2.0\n\n## 1.1.0\n\n- A thing.\n\n## 1.0.0\n\n- Another.\n"
    (tmp_path / "CHANGELOG.md").write_text(changelog)
    name = "Take this version's part"
    assert run(name, tmp_path, GITHUB_REF_NAME="v1.1.0") == 0
    assert (tmp_path / "notes.md").read_text() == "\n- A thing.\n\n"
    assert run(name, tmp_path, GITHUB_REF_NAME="v1.2.0") != 0
    assert run(name, tmp_path, GITHUB_REF_NAME="v1.3.0") != 0


def test_a_release_needs_the_playgrounds_version_in_its_changelog(tmp_path: Path) -> None:
    folder = tmp_path / "playground"
    folder.mkdir()
    (folder / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 1.2.0\n")
    name = "Refuse a playground"
    for version, status in (("1.2.0", 0), ("1.2.0.dev0", 1), ("1.2", 1), ("1.3.0", 1)):
        (folder / "__init__.py").write_text(f'"""It."""\n\n__version__ = "{version}"\n')
        assert run(name, tmp_path) == status, version


def test_both_packages_are_built_and_name_the_projects_pages(tmp_path: Path) -> None:
    page = "https://github.example/some/oxo"
    where = {"GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "some/oxo"}
    folders = {"oxo": "", "discord-playground": "playground/"}
    (tmp_path / "playground").mkdir()
    for folder in folders.values():
        target = tmp_path / folder / "pyproject.toml"
        target.write_bytes((ROOT / folder / "pyproject.toml").read_bytes())
    assert run("Name the project's pages", tmp_path, **where) == 0
    for name, folder in folders.items():
        text = (tmp_path / folder / "pyproject.toml").read_text(encoding="utf-8")
        project = tomllib.loads(text)["project"]
        assert project["name"] == name
        assert project["urls"] == {
            "Homepage": page,
            "Issues": f"{page}/issues",
            "Changelog": f"{page}/blob/main/{folder}CHANGELOG.md",
        }
    (step,) = (each for each in jobs()["release"]["steps"] if title(each).startswith("Build both"))
    assert step["run"].count("hatchling build") == len(folders)


def test_a_release_names_its_schema_in_short_notes() -> None:
    """Hosts read at which schema an upgrade ends, in notes that are read to their end."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version, notes = re.split(r"^## ", changelog, flags=re.MULTILINE)[2].split("\n", 1)
    newest = max(int(file.name[:4]) for file in (ROOT / "bot/store/migrations").glob("*.sql"))
    (schema,) = re.findall(r"from schema \d+ to (\d+)", notes)
    if bot.__version__ == version:
        assert int(schema) == newest
    else:
        assert bot.__version__.endswith(".dev0")
        assert int(schema) <= newest
    for readers, lines in (("hosts", 40), ("players", 20)):
        part = notes.split(f"### For {readers}\n")[1].split("\n### ")[0]
        assert part.count("\n") <= lines, readers
