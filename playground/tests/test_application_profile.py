"""What a bot may change of its application, and what Discord refuses."""

import pytest

from .conftest import Api
from .json_requests import paths, refused

ME = "/applications/@me"
CONFIG = "integration_types_config"


def installing(kind: str, **params: object) -> dict[str, object]:
    return {CONFIG: {kind: {"oauth2_install_params": params}}}


async def test_what_is_changed_is_shown(api: Api) -> None:
    before = await api("GET", ME)
    changed = {
        "description": "A game",
        "tags": ["games"],
        **installing("0", scopes=["bot", "applications.commands"], permissions="2048"),
    }
    assert await api("PATCH", ME, changed) == {**before, **changed}
    assert await api("PATCH", ME, {"description": ""}) == {**before, **changed, "description": ""}
    assert await api("GET", ME) == {**before, **changed, "description": ""}


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"description": "x" * 401}, "description"),
        ({"description": 7}, "description"),
        ({"tags": "games"}, "tags"),
        ({"tags": list("abcdef")}, "tags"),
        ({"tags": ["x" * 21]}, "tags.0.tag"),
        ({"tags": [7]}, "tags.0.tag"),
        ({CONFIG: []}, CONFIG),
        ({CONFIG: {"2": {}}}, f"{CONFIG}.2"),
        ({CONFIG: {"0": "all"}}, f"{CONFIG}.0"),
        ({CONFIG: {"0": {"oauth2_install_params": 7}}}, f"{CONFIG}.0.oauth2_install_params"),
        (
            installing("1", scopes=["bot"], permissions="0"),
            f"{CONFIG}.1.oauth2_install_params.scopes.0",
        ),
        (installing("0", scopes=["bot"]), f"{CONFIG}.0.oauth2_install_params.permissions"),
        (
            installing("0", scopes=["bot"], permissions="all"),
            f"{CONFIG}.0.oauth2_install_params.permissions",
        ),
    ],
)
async def test_what_is_malformed_is_refused(api: Api, body: object, wrong: str) -> None:
    before = await api("GET", ME)
    assert paths(await refused(api, "PATCH", ME, body)) == {wrong}
    assert await api("GET", ME) == before
