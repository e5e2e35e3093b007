"""Traffic that cannot be read: it is logged, and everybody else is answered."""

from typing import Any

import pytest

from tests.bot.cards import at, start
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import CALLBACK, assert_playable, statuses


def press(running: Setup, **changes: Any) -> dict[str, Any]:
    """An interaction as Discord sends it, with parts left out or changed."""
    person = {
        "id": str(running.alice.id),
        "username": "alice",
        "discriminator": "0",
        "avatar": None,
    }
    data: dict[str, Any] = {
        "id": "77",
        "application_id": "1",
        "type": 3,
        "token": "secret",
        "version": 1,
        "channel_id": str(running.general.id),
        "user": person,
        "data": {"custom_id": "ttt:1:0:4", "component_type": 2},
        "message": {"id": "78", "components": []},
        "locale": "en-US",
    }
    return {key: value for key, value in (data | changes).items() if value is not ...}


BROKEN: list[dict[str, Any]] = [
    {"user": ...},
    {"data": ...},
    {"data": {}},
    {"message": {"id": "78"}},
    {"channel_id": ...},
    {"token": ...},
    {"type": 99},
    {"id": "many"},
]
"""What is changed in an interaction, or left out of it."""


@pytest.mark.parametrize("changes", BROKEN, ids=str)
async def test_an_incomplete_interaction_is_logged(
    running: Setup, caplog: pytest.LogCaptureFixture, changes: dict[str, Any]
) -> None:
    running.playground.faults.gateway_event("INTERACTION_CREATE", press(running, **changes))
    await assert_playable(running, await start(running), 7)
    assert "could not be parsed" in caplog.text
    assert str(changes.get("id", 77)) in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize("frame", ["{", "", "[]", "7", '"text"', '{"op": 0, "t": "READY"}', "\0"])
async def test_a_frame_that_is_no_event_is_logged(
    running: Setup, caplog: pytest.LogCaptureFixture, frame: str
) -> None:
    running.playground.faults.gateway_frame(frame)
    await assert_playable(running, await start(running), 7)
    assert "could not be" in caplog.text


@pytest.mark.parametrize(
    "event", ["MESSAGE_UPDATE", "CHANNEL_UPDATE", "GUILD_CREATE", "CHANNEL_CREATE", "NEW_THING"]
)
async def test_an_event_without_its_fields_ends_nothing(running: Setup, event: str) -> None:
    for _ in range(5):
        running.playground.faults.gateway_event(event, {})
    await assert_playable(running, await start(running), 7)


@pytest.mark.parametrize("body", ["<html>", "{}"])
@pytest.mark.parametrize("has_header", [True, False])
async def test_a_rate_limit_that_does_not_say_how_long(
    running: Setup, body: str, has_header: bool
) -> None:
    card = await start(running)
    running.playground.faults.rate_limit(CALLBACK, body=body, has_header=has_header)
    reply = await running.alice.click(*at(card, "b2"))
    assert statuses(reply)[0] == 429
    await assert_playable(running, reply.message, 5)
