"""Compose files as Compose reads them: interpolation, and which value of a variable wins.

Reference: Docker's documentation, Interpolation and Environment variables precedence.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
FILES = ("compose.yaml", "deploy/compose.scale.yaml", "deploy/compose.http.yaml")

# ${NAME}, ${NAME:-default}, ${NAME-default}, ${NAME:?message}, ${NAME?message}
VARIABLE = re.compile(r"\$\{(?P<name>\w+)(?:(?P<how>:?[-?])(?P<rest>(?:[^${}]|\$\{[^{}]*\})*))?\}")


class Refused(Exception):
    """Compose would end with this message."""


def interpolated(text: str, variables: Mapping[str, str]) -> str:
    """Return `text` with its variables, nested defaults included, and `$$` as `$`."""

    def value(found: re.Match[str]) -> str:
        name, how, rest = found["name"], found["how"] or "-", found["rest"] or ""
        given = variables.get(name)
        if given is not None and (given or ":" not in how):
            return given
        if "?" in how:
            raise Refused(f"{name}: {rest}")
        return interpolated(rest, variables)

    return "$".join(VARIABLE.sub(value, part) for part in text.split("$$"))


def composed(file: str, variables: Mapping[str, str]) -> dict[str, Any]:
    """Return the services of a file, where `variables` stand in `.env`."""

    def resolve(node: Any) -> Any:
        if isinstance(node, dict):
            return {key: resolve(value) for key, value in node.items()}
        if isinstance(node, list):
            return [resolve(value) for value in node]
        return interpolated(node, variables) if isinstance(node, str) else node

    text = (ROOT / file).read_text(encoding="utf-8")
    services: dict[str, Any] = resolve(yaml.safe_load(text)["services"])
    return services


def image_environment() -> dict[str, str]:
    """Return what the Dockerfile sets for its image."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (block,) = re.findall(r"^ENV ((?:.*\\\n)*.*)$", text, re.MULTILINE)
    return dict(re.findall(r"(\w+)=(\S+)", block))


def environment(service: Mapping[str, Any], variables: Mapping[str, str]) -> dict[str, str]:
    """Return what a container of our image gets: image, then `.env`, then `environment:`."""
    from_file = variables if "env_file" in service else {}
    return {**image_environment(), **from_file, **service.get("environment", {})}
