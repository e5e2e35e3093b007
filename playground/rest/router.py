"""Which route answers a request, and what Discord calls an operation that none answers."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from urllib.parse import unquote

from ..errors import DiscordError, not_found
from .calls import Route

PREFIX = "/api/v10"
_VERSION = re.compile(r"/api(?:/v(?P<version>\d{1,3}))?(?=/|$)")
_WORD = re.compile(r"[a-z-]+")
VERSIONS = range(6, 11)
_OPERATIONS = Path(__file__).parent / "operations.txt"


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of Discord's own description of its API."""

    method: str
    path: str
    id: str


@cache
def operations() -> tuple[Operation, ...]:
    """Return every operation of Discord's API, in the order of their paths."""
    lines = _OPERATIONS.read_text(encoding="utf-8").splitlines()
    return tuple(Operation(*line.split()) for line in lines)


@dataclass(slots=True)
class _Node:
    """What comes after some segments of a path."""

    literal: dict[str, "_Node"] = field(default_factory=dict)
    variable: "_Node | None" = None
    here: dict[str, Route | Operation] = field(default_factory=dict)

    def add(self, route: Route | Operation) -> None:
        node = self
        for segment in _segments(route.path):
            if not segment.startswith("{"):
                node = node.literal.setdefault(segment, _Node())
            else:
                node.variable = node.variable or _Node()
                node = node.variable
        node.here[route.method] = route

    def find(self, method: str, segments: list[str], at: int = 0) -> Route | Operation | None:
        """Return what has this method and path; a literal segment goes before a variable one."""
        if at == len(segments):
            return self.here.get(method)
        for node in (self.literal.get(segments[at]), self.variable):
            if node and (found := node.find(method, segments, at + 1)):
                return found
        return None


class Router:
    """All routes, found by method and path."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._served = _Node()
        self._described = _Node()
        for route in routes:
            self._served.add(route)
        for operation in operations():
            self._described.add(operation)
            general = self.find(operation.method, _segments(operation.path))
            if general and _takes_word_for_id(general, operation):
                self._served.add(operation)  # It stands before the route, and is none.

    def find(self, method: str, segments: list[str]) -> Route | None:
        """Return the route that answers; None if there is none."""
        found = self._served.find(method, segments)
        return found if isinstance(found, Route) else None

    def operation(self, method: str, segments: list[str]) -> Operation | None:
        """Return the operation of Discord's that a request asks for; None if there is none."""
        found = self._described.find(method, segments)
        return found if isinstance(found, Operation) else None


def _takes_word_for_id(route: Route, operation: Operation) -> bool:
    """Return whether a route would take a word of an operation's path for an id."""
    pairs = zip(_segments(route.path), _segments(operation.path), strict=True)
    return any(ours.startswith("{") and _WORD.fullmatch(theirs) for ours, theirs in pairs)


def variables(route: Route, segments: list[str]) -> dict[str, str]:
    """Return the segments for which a route's path has names."""
    named = zip(_segments(route.path), segments, strict=True)
    return {name[1:-1]: value for name, value in named if name.startswith("{")}


def read_path(raw_path: str) -> list[str]:
    """Return the segments of an address behind its version, which may be left out.

    Raises DiscordError for a version that Discord has no more.
    """
    version = _VERSION.match(raw_path)
    if version is None:
        raise not_found()
    if version["version"] and int(version["version"]) not in VERSIONS:
        raise DiscordError(400, 50041, "Invalid API version specified")
    return [unquote(each) for each in _segments(raw_path[version.end() :])]


def _segments(path: str) -> list[str]:
    return path.removeprefix("/").split("/")
