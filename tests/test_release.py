"""The release workflow: its steps are run here as far as they need nothing of GitHub's."""

import os
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import yaml

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


def test_the_packages_name_the_projects_pages(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    where = {"GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "some/oxo"}
    assert run("Name the project's pages", tmp_path, **where) == 0
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text())["project"]
    assert project["name"] == "oxo"
    page = "https://github.example/some/oxo"
    assert project["urls"] == {
        "Homepage": page,
        "Issues": f"{page}/issues",
        "Changelog": f"{page}/blob/main/CHANGELOG.md",
    }
