"""What cannot be parsed, or is not known, is answered with a word on what it was."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tests.bot.cards import at, free, start
from tests.bot.conftest import Setup
from tests.bot.transport.raw_requests import post

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
BUTTON = "I don’t know this button."
UNKNOWN_COMMAND = "I don’t know this command. Restart Discord’s app to renew its list; "
UNKNOWN_CHOICE = "That can’t be chosen here. Open the command again and take what it offers."
UNKNOWN_FORM = "I don’t know this form. Open it again and send it once more."


def subcommand(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": "1",
        "name": "ttt",
        "type": 1,
        "options": [{"name": name, "type": 1, "options": [*options]}],
    }


def text(name: str, value: Any) -> dict[str, Any]:
    return {"name": name, "type": 3, "value": value}


UNKNOWN: tuple[tuple[int, dict[str, Any], str], ...] = (
    (COMMAND, {"id": "1", "name": "ttt", "type": 1}, UNKNOWN_COMMAND),
    (COMMAND, {"id": "1", "name": "chess", "type": 1}, UNKNOWN_COMMAND),
    (COMMAND, subcommand("castle"), UNKNOWN_COMMAND),
    (COMMAND, {"id": "1", "name": "Report this", "type": 3, "target_id": "7"}, UNKNOWN_COMMAND),
    (COMMAND, subcommand("start", text("level", "godlike")), UNKNOWN_CHOICE),
    (COMMAND, subcommand("start", text("board", "9x9")), UNKNOWN_CHOICE),
    (COMMAND, subcommand("start", text("mark", 7)), UNKNOWN_CHOICE),
    (COMMAND, subcommand("start", text("opponent", "Bob")), UNKNOWN_CHOICE),
    (COMMAND, subcommand("move"), UNKNOWN_CHOICE),
    (COMMAND, subcommand("move", text("cell", ["b2"])), UNKNOWN_CHOICE),
    (COMMAND, subcommand("leaderboard", text("scope", "galaxy")), UNKNOWN_CHOICE),
    (COMMAND, {"id": "1", "name": "Challenge to tic-tac-toe", "type": 2}, UNKNOWN_CHOICE),
    (COMMAND, {"id": "1", "name": "Stop this game", "type": 3}, UNKNOWN_CHOICE),
    (COMPONENT, {"custom_id": "checkmate:1", "component_type": 2}, BUTTON),
    (COMPONENT, {"custom_id": "opened", "component_type": 3, "values": ["1"]}, BUTTON),
    (FORM, {"custom_id": "poll:1", "components": []}, UNKNOWN_FORM),
    (FORM, {"custom_id": "answered:x:clock", "components": []}, UNKNOWN_FORM),
)
UNREADABLE: tuple[tuple[int, dict[str, Any], str], ...] = (
    (COMMAND, {}, UNKNOWN_COMMAND),
    (COMMAND, {"name": "ttt", "options": 7}, UNKNOWN_COMMAND),
    (COMMAND, {"name": "ttt", "options": [{}]}, UNKNOWN_COMMAND),
    (COMMAND, subcommand("start", {"name": "opponent", "type": 6, "value": "7"}), UNKNOWN_COMMAND),
    (COMPONENT, {}, BUTTON),
    (COMPONENT, {"custom_id": "ttt:1:0:0", "component_type": 2, "values": 7}, BUTTON),
    (FORM, {"custom_id": "answered:1:2"}, UNKNOWN_FORM),
)


@pytest.mark.parametrize(("kind", "data", "said"), [*UNKNOWN, *UNREADABLE], ids=str)
async def test_what_is_unknown_or_unreadable_is_answered(
    running: Setup, kind: int, data: dict[str, Any], said: str
) -> None:
    payload: dict[str, Any] = {"type": kind, "data": data}
    if kind in (COMPONENT, FORM):
        payload["message"] = await start(running)
    reply = await running.alice.interact(running.general, payload)
    assert reply.ephemeral
    assert said in reply.text
    assert said in (BUTTON, UNKNOWN_COMMAND, UNKNOWN_CHOICE, UNKNOWN_FORM)


COMPLETIONS: tuple[dict[str, Any], ...] = (
    subcommand("castle", {**text("side", "k"), "focused": True}),
    subcommand("move", {**text("side", "k"), "focused": True}),
    subcommand("move", text("cell", "b")),
    {"id": "1", "name": "chess", "type": 1, "options": [{**text("x", "y"), "focused": True}]},
    {},
    {"name": "ttt", "options": [{}]},
)


@pytest.mark.parametrize("data", COMPLETIONS, ids=str)
async def test_the_completion_of_what_is_unknown_is_answered_with_nothing(
    running: Setup, data: dict[str, Any]
) -> None:
    reply = await running.alice.interact(running.general, {"type": AUTOCOMPLETE, "data": data})
    assert reply.choices == []


async def test_nobodys_private_answer_goes_for_what_cannot_be_read(running: Setup) -> None:
    card = await start(running)
    broken = {"type": COMPONENT, "data": {}, "message": card}
    first = await running.alice.interact(running.general, broken)
    second = await running.bob.interact(running.general, broken)
    assert running.alice.see(first.message) is not None
    assert running.bob.see(second.message) is not None
    assert len(free((await running.alice.click(*at(card, "b2"))).message)) == 7


def signed_menu(target: Any = "7", **given: Any) -> dict[str, Any]:
    """Discord's word of a challenge by the menu, in a thread, but for what is `given`."""
    user, member = {"id": "5", "username": "alice"}, {"permissions": "0"}
    people = {"users": {"7": {"id": "7", "username": "bob"}}, "members": {"7": member}}
    whole = {
        **{"id": "1", "application_id": "2", "type": COMMAND, "token": "t", "guild_id": "3"},
        **{"channel_id": "4", "channel": {"type": 11, "parent_id": "6"}, "locale": "en-US"},
        "member": {"user": user, "roles": ["8"], "permissions": "0"},
        "data": {"name": "Challenge to tic-tac-toe", "target_id": target, "resolved": people},
    }
    return {**whole, **given}


TOO_LARGE = str(2**63)
PRESS = {"custom_id": "ttt:1:0:0", "component_type": 2}


@pytest.mark.parametrize(
    "body",
    [
        *(signed_menu(id=each) for each in (TOO_LARGE, 10**30, "-1", "0", ["1"])),
        *(signed_menu(application_id=each) for each in (TOO_LARGE, ["1"])),
        *(signed_menu(guild_id=each) for each in (TOO_LARGE, ["1"], {"id": "1"})),
        *(signed_menu(channel_id=each) for each in (TOO_LARGE, ["1"])),
        *(signed_menu(channel={"type": 11, "parent_id": each}) for each in (TOO_LARGE, ["1"])),
        signed_menu(channel={"type": 1, "recipients": [{"id": TOO_LARGE}]}),
        signed_menu(member={"user": {"id": TOO_LARGE, "username": "a"}}),
        signed_menu(member={"user": {"id": ["5"], "username": "a"}}),
        signed_menu(member={"user": {"id": "5", "username": ["a"]}}),
        signed_menu(member={"user": {"id": "5", "username": "a"}, "roles": [TOO_LARGE]}),
        signed_menu(member={"user": {"id": "5", "username": "a"}, "roles": [["8"]]}),
        *(signed_menu(target) for target in (TOO_LARGE, ["7"], 10**30)),
        signed_menu(data={"name": ["ttt"]}),
        signed_menu(locale=["en-US"]),
        signed_menu(type=COMPONENT, data=PRESS, message={"id": TOO_LARGE, "components": []}),
        signed_menu(type=COMPONENT, data=PRESS, message={"id": ["1"], "components": []}),
        signed_menu(type=COMPONENT, data={**PRESS, "custom_id": ["ttt"]}),
        signed_menu(type=COMPONENT, data={**PRESS, "resolved": {"users": {TOO_LARGE: {}}}}),
        signed_menu(type=COMPONENT, data={**PRESS, "resolved": {"roles": {TOO_LARGE: {}}}}),
    ],
    ids=str,
)
async def test_what_is_signed_with_ids_that_are_none_is_refused_in_one_line(
    setup: Setup, caplog: pytest.LogCaptureFixture, body: dict[str, Any]
) -> None:
    by_http = replace(setup, by_http=True)
    async with by_http.bot():
        assert (await post(by_http, body))[0] == 202
        await setup.playground.until(lambda: "could not be parsed" in caplog.text)
        await setup.alice.slash(setup.general, "ttt help")  # What came before is done.
    assert "Traceback" not in caplog.text
    assert not [each for each in caplog.records if each.exc_info]


def answered(setup: Setup, interaction: int) -> bool:
    """Whether the bot tried to answer an interaction."""
    path = f"/interactions/{interaction}/"
    return any(path in each.path for each in setup.playground.requests)


async def test_a_press_on_a_message_that_is_none_is_answered(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    by_http = replace(setup, by_http=True)
    pressed = {"custom_id": "prefer:5:pings", "component_type": 3, "values": ["none"]}
    async with by_http.bot():
        for number, components in enumerate((7, [7], [{"components": 7}], None), 20):
            message = {"id": "9", "components": components}
            body = signed_menu(id=f"{number}", type=COMPONENT, data=pressed, message=message)
            assert (await post(by_http, body))[0] == 202
            await setup.playground.until(partial(answered, setup, number))
    assert not [each for each in caplog.records if each.exc_info]
