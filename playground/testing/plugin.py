"""pytest's plugin: the fixture `playground`, a strict mode, and what the bot did when a test fails.

A test may be async or not, with any plugin for async tests or none: the playground and its bot run
in a thread of their own.
"""

from collections.abc import Generator, Iterator
from datetime import timedelta
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from .sync_playground import SyncPlayground

MARKER = (
    "playground(strict=False, port=0, answer_within=3): how the fixture `playground` is; strict: "
    "an operation of Discord's that it does not serve fails the test; answer_within: seconds"
)
_reported: WeakKeyDictionary[SyncPlayground, tuple[int, int]] = WeakKeyDictionary()
"""How far the log of a playground, and what it does not serve, belong to tests before this one."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--playground-strict`, and the same as a setting of the project."""
    text = "fail a test in which a bot asked the playground for what it does not serve"
    group = parser.getgroup("playground", "discord-playground")
    group.addoption("--playground-strict", action="store_true", help=text)
    parser.addini("playground_strict", text, type="bool", default=False)


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker."""
    config.addinivalue_line("markers", MARKER)


@pytest.fixture
def playground(request: pytest.FixtureRequest) -> Iterator[SyncPlayground]:
    """A small Discord with Alice, Bob and Carol in two servers, to `start` a bot in."""
    given = _settings(request.node)
    given.pop("strict", None)
    if "answer_within" in given:
        given["answer_within"] = timedelta(seconds=given["answer_within"])
    with SyncPlayground(**given) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a strict test in which the bot asked for what is not served."""
    yield
    by_default = item.config.option.playground_strict or item.config.getini("playground_strict")
    if _settings(item).get("strict", by_default):
        for each in _playgrounds(item):
            _, before = _reported.get(each, (0, 0))
            if missing := list(dict.fromkeys(each.not_served[before:])):
                pytest.fail(f"the playground does not serve {', '.join(missing)}", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell with a failed test what people and the bot did in its playground."""
    report = yield
    if report.when == "call":
        for each in _playgrounds(item):
            before, _ = _reported.get(each, (0, 0))
            if report.failed:
                report.sections += _sections(each, before)
            _reported[each] = (each.log.count, len(each.not_served))
    return report


def _sections(playground: SyncPlayground, since: int) -> Iterator[tuple[str, str]]:
    if end := playground.bot_end:
        yield "the bot does not run any more", f"It {end}."
    if output := playground.bot_output:
        yield "what the bot printed last", output
    yield "what the bot asked the playground, and got", playground.log_text(since) or "nothing"


def _playgrounds(item: pytest.Item) -> list[SyncPlayground]:
    """Return the playgrounds that a test has from fixtures, whatever those are called."""
    values = getattr(item, "funcargs", {}).values()
    return [each for each in values if isinstance(each, SyncPlayground)]


def _settings(item: pytest.Item) -> dict[str, Any]:
    marker = item.get_closest_marker("playground")
    return dict(marker.kwargs) if marker else {}
