"""Real Compose on the compose files, in a folder set up as a host's clone; it needs no daemon."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
COMPOSE = Path(sys.executable).with_name("docker-compose")
FILES = ("compose.yaml", "deploy/compose.scale.yaml", "deploy/compose.http.yaml")

REQUIRED = {
    "compose.yaml": {},
    "deploy/compose.scale.yaml": {"DATABASE_PASSWORD": "abc"},
    "deploy/compose.http.yaml": {"DATABASE_PASSWORD": "abc", "OXO_DOMAIN": "oxo.example.org"},
}
"""What each file needs in `.env` besides its own name and the token."""


class Refused(Exception):
    """Compose ended with this message."""


def clone(folder: Path, variables: Mapping[str, str]) -> Path:
    """Make a folder with what Compose reads of a clone, and `variables` in its `.env`."""
    folder.mkdir(exist_ok=True)
    for name in ("compose.yaml", "Dockerfile", ".env.example"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "deploy", folder / "deploy", dirs_exist_ok=True)
    lines = (f"{name}={value}\n" for name, value in variables.items())
    (folder / ".env").write_text("".join(lines), encoding="utf-8")
    return folder


def compose(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Compose in a folder, with nothing in its environment and no daemon to be reached."""
    environment = {"PATH": os.environ["PATH"], "DOCKER_HOST": f"unix://{folder}/no-daemon"}
    return subprocess.run(
        (str(COMPOSE), *arguments),
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def composed(folder: Path, file: str, variables: Mapping[str, str]) -> dict[str, Any]:
    """Return the services of a file that `.env` names, with `variables` beside its name."""
    named = {} if file == "compose.yaml" else {"COMPOSE_FILE": file}
    done = compose(clone(folder, named | dict(variables)), "config", "--format=json")
    if done.returncode:
        raise Refused(done.stderr)
    services: dict[str, Any] = json.loads(done.stdout)["services"]
    return services


def image_environment() -> dict[str, str]:
    """Return what the Dockerfile sets for its image."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (block,) = re.findall(r"^ENV ((?:.*\\\n)*.*)$", text, re.MULTILINE)
    return dict(re.findall(r"(\w+)=(\S+)", block))


def environment(service: Mapping[str, Any]) -> dict[str, str]:
    """Return what a container of our image gets: the image's variables, then the service's."""
    return {**image_environment(), **service.get("environment", {})}
