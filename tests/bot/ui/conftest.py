"""Stories run by the gateway, and also by HTTP where OXO_ALL_STORIES is set; what is said is tried
in every language."""

import os
from collections.abc import Iterator

import pytest

from bot.ui.text.texts import texts
from bot.ui.text.themes import TILES, tile_name, use_tiles

ENTRANCES: list[object] = ["gateway"]
if os.environ.get("OXO_ALL_STORIES"):
    ENTRANCES.append(pytest.param("http", marks=pytest.mark.beside))


@pytest.fixture(params=ENTRANCES)
def by_http(request: pytest.FixtureRequest) -> bool:
    """Whether interactions reach the bot by HTTP in place of the gateway."""
    entrance: str = request.param
    return entrance == "http"


@pytest.fixture
def tiles() -> Iterator[dict[str, str]]:
    """The tiles that the default theme is drawn with, as messages write them."""
    markup = {tile: f"<:{tile_name(tile)}:{id}>" for id, tile in enumerate(TILES, start=10)}
    use_tiles(markup)
    yield markup
    use_tiles(None)


@pytest.fixture(scope="module", params=texts().locales)
def locale(request: pytest.FixtureRequest) -> str:
    """Each language; pytest runs the tests of one after another, so that a worker parses few."""
    return str(request.param)
