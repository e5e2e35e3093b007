"""Stories run by the gateway, and by HTTP where the entrance makes a difference; what is said is
tried in every language."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ui.text.texts import texts
from bot.ui.text.themes import TILES, tile_name, use_tiles

HERE = Path(__file__).parent


@pytest.fixture(params=[False, True], ids=["gateway", "http"])
def by_http(request: pytest.FixtureRequest) -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    return bool(request.param)


@pytest.fixture
def tiles() -> Iterator[dict[str, str]]:
    """The tiles that the default theme is drawn with, as messages write them."""
    markup = {tile: f"<:{tile_name(tile)}:{id}>" for id, tile in enumerate(TILES, start=10)}
    use_tiles(markup)
    yield markup
    use_tiles(None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave stories by HTTP out that go as by the gateway, unless OXO_ALL_STORIES asks for them.

    Those that are marked `http_too` answer in ways of their own: files, forms, errors, deferrals.
    """
    if os.environ.get("OXO_ALL_STORIES"):
        return
    left_out = [item for item in items if HERE in item.path.parents and _is_twin(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def _is_twin(item: pytest.Item) -> bool:
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    return parameters.get("by_http") is True and item.get_closest_marker("http_too") is None


@pytest.fixture(scope="module", params=texts().locales)
def locale(request: pytest.FixtureRequest) -> str:
    """Each language; pytest runs the tests of one after another, so that a worker parses few."""
    return str(request.param)
