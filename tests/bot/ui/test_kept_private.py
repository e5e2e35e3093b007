"""A server that has not added the bot may show its answers to nobody else: nothing is offered."""

import pytest

from bot.model.ratings import Season
from playground import Channel, Message
from playground.permissions import Permission
from playground.records import Overwrite
from tests.bot.builders import NOON
from tests.bot.cards import at, cells, duel, free, resign, seen
from tests.bot.conftest import Setup

SAID = "This server keeps my answers to you private, so nobody else would see that."

SEASON = Season.at(NOON).number
each_way = pytest.mark.parametrize("is_said", [True, False], ids=["permission", "flag alone"])
"""Whether the interaction says it, or only the message that Discord makes of the answer."""


def abroad(running: Setup) -> Channel:
    guild = running.playground.add_guild("Abroad", with_bot=False)
    return running.playground.channel("general", guild=guild)


def keep_private(running: Setup, channel: Channel, *, is_said: bool) -> None:
    if is_said:
        assert channel.guild is not None
        taken = Overwrite(deny=int(Permission.USE_EXTERNAL_APPS))
        channel.overwrites[channel.guild.id] = taken
        channel.guild.owner_id = running.carol.id
    else:
        running.playground.faults.keep_private(channel)


def assert_said(running: Setup, channel: Channel) -> None:
    """Nothing but the sentence is left, and nobody else has seen anything."""
    told = [each for each in running.alice.messages(channel) if each.ephemeral]
    assert SAID in told[-1].text
    assert not [each for each in told if each.has_button("Join") or each.has_button("Stop")]


@each_way
@pytest.mark.parametrize("command", ["challenge", "challenge opponent", "watch"])
async def test_what_others_are_to_see_is_not_begun(
    running: Setup, is_said: bool, command: str
) -> None:
    channel = abroad(running)
    keep_private(running, channel, is_said=is_said)
    name, _, named = command.partition(" ")
    options = {"opponent": running.bob} if named else {}
    said = 0
    for _ in range(2):  # Nothing is stored that would stand in the way.
        await running.alice.slash(channel, f"ttt {name}", **options)
        said = await until_said(running, channel, after=said)
        assert_said(running, channel)
    assert running.bob.messages(channel) == []
    assert not running.bob.pings
    async with running.store() as store:
        assert await store.games.count_live() == 0
    if name == "challenge":
        resigned = await running.alice.slash(channel, "ttt resign")
        assert "no game" in resigned.text


async def until_said(running: Setup, channel: Channel, after: int = 0) -> int:
    """Wait until Alice was told so, and return the number of that message."""

    def told() -> list[int]:
        seen_now = running.alice.messages(channel)
        return [each.id for each in seen_now if SAID in each.text and each.id > after]

    await running.playground.until(lambda: bool(told()))
    return told()[-1]


@each_way
async def test_boards_between_people_stay_where_both_see_them(
    running: Setup, is_said: bool
) -> None:
    channel = abroad(running)
    card = await duel(running, channel)
    keep_private(running, channel, is_said=is_said)
    for command in ("ttt board", "ttt move"):
        options = {"cell": "a1"} if command == "ttt move" else {}
        await running.alice.slash(channel, command, **options)
        await until_said(running, channel)
    # By its button a board that everybody sees is played as ever.
    pressed = free(seen(running.alice, card))[0]
    if "Alice" in seen(running.alice, card).text.splitlines()[1]:
        moved = (await running.alice.click(seen(running.alice, card), pressed)).message
        assert len(free(moved)) < 9
    assert len([each for each in running.bob.messages(channel) if not each.ephemeral]) == 1


@each_way
async def test_nothing_is_shared_or_offered_again(running: Setup, is_said: bool) -> None:
    channel = abroad(running)
    await resign(running, running.bob, await duel(running, channel))
    board = (await running.alice.slash(channel, "ttt leaderboard")).message
    keep_private(running, channel, is_said=is_said)
    await running.alice.click(board, "Challenge anyone")
    first = await until_said(running, channel)
    await running.alice.click(board, custom_id=f"leaders-post::{SEASON}:0")
    await until_said(running, channel, after=first)
    assert [each for each in running.bob.messages(channel) if each.has_button("Accept")] == []


@each_way
async def test_a_game_against_the_bot_is_played_in_private(running: Setup, is_said: bool) -> None:
    channel = abroad(running)
    keep_private(running, channel, is_said=is_said)
    card = (await running.alice.slash(channel, "ttt start")).message
    assert card.ephemeral
    card = (await running.alice.click(*at(card, "b2"))).message
    assert len(free(card)) == 7
    card = (await running.alice.slash(channel, "ttt board")).message
    cell = next(name for name, each in cells(card).items() if not each.disabled)
    card = (await running.alice.slash(channel, "ttt move", cell=cell)).message
    assert len(free(card)) == 5
    hint = await running.alice.click(card, "Hint")
    await running.alice.click(hint.message, 0)
    await running.playground.until(lambda: len(free(_shown(running, channel))) <= 3)
    assert running.bob.messages(channel) == []


def _shown(running: Setup, channel: Channel) -> Message:
    return [each for each in running.alice.messages(channel) if "Alice vs" in each.text][-1]


async def test_who_may_show_others_what_they_bring_along_does(running: Setup) -> None:
    channel = abroad(running)
    offer = (await running.alice.slash(channel, "ttt challenge")).message
    assert not offer.ephemeral
    assert len(free((await running.bob.click(offer, "Join")).message)) == 9
