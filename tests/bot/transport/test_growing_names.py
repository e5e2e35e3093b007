"""What is named by ids and days has room for ids of 19 digits, and for ten years from now."""

import ast
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest

from bot.model import ChannelId, GuildId
from bot.model.puzzle import day_number
from bot.store import Outgoing, Purpose
from bot.transport.outbox_loop import nonce_of
from bot.ui.button_ids import LARGEST, NUMBER
from bot.ui.text.themes import TILES, tile_name
from tests.bot.cards import duel, free, resign
from tests.bot.conftest import Setup
from tests.bot.transport.test_outbox import emptied, pass_time, reminders
from tests.bot.ui.bot_code import ROOT, button_ids, trees

DAY, HOUR = 86_400, 3_600
IN_TEN_YEARS = int(datetime(2036, 11, 26, 12, tzinfo=UTC).timestamp())
LONGEST_ID, LONGEST_NONCE, LONGEST_EMOJI = 100, 25, 32
ROOM_FOR_IDS = 2**63 - 1_000


def names() -> Iterator[tuple[str, str, int]]:
    """Every name that the bot gives at its longest: what it is, the name, Discord's limit."""
    for name, kind in button_ids().items():
        values = []
        for field in kind.fields:
            words = (field.pattern.removeprefix("(?:").removesuffix(")?")).split("|")
            values.append(LARGEST if NUMBER.pattern in words else max(words, key=len))
        yield name, kind(*values), LONGEST_ID
    for purpose in Purpose:
        outgoing = Outgoing(purpose, LARGEST, ChannelId(LARGEST), IN_TEN_YEARS)
        yield purpose, nonce_of(outgoing, day_number(IN_TEN_YEARS)), LONGEST_NONCE
    for tile in TILES:
        yield tile, tile_name(tile), LONGEST_EMOJI


def test_every_name_has_room() -> None:
    every = [*names()]
    assert len({name for _, name, _ in every}) == len(every)
    assert [what for what, name, limit in every if len(name) > limit] == []


def test_every_nonce_is_among_them() -> None:
    """Each is made by `nonce_of`, and handed on under its own name."""
    given = [
        value
        for tree in trees(ROOT)
        for node in ast.walk(tree)
        for value in (
            [node.value]
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "nonce"
            else [each.value for each in node.keywords if each.arg == "nonce"]
            if isinstance(node, ast.Call)
            else []
        )
    ]
    assert given
    assert {ast.unparse(each).partition("(")[0] for each in given} <= {"nonce", "nonce_of"}


@pytest.fixture
async def old(setup: Setup) -> Setup:
    """Ten years from now, with ids of 19 digits in the database."""
    async with setup.store():
        pass
    with closing(sqlite3.connect(setup.database)) as db, db:
        for table in ("games", "challenges"):
            db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, ROOM_FOR_IDS))
    setup.clock.now = IN_TEN_YEARS
    return setup


async def test_games_reminders_and_puzzles_go_on_in_ten_years(old: Setup) -> None:
    puzzles = old.playground.add_channel("puzzles")
    async with old.store() as store:
        chosen = partial(replace, puzzle_channel=ChannelId(puzzles.id))
        await store.settings.change(GuildId(LARGEST), chosen)
    async with old.bot() as running:
        await pass_time(old, running, 1)
        await old.playground.until(lambda: old.alice.messages(puzzles))
        card = await duel(old)
        await old.playground.until(lambda: old.alice.pings)
        await pass_time(old, running, DAY - HOUR)
        await old.playground.until(lambda: reminders(old.alice))
        # The day is over: its puzzle got the answer, and the next one is there.
        await old.playground.until(lambda: len(old.alice.messages(puzzles)) == 2)
        card = (await old.alice.click(card, free(card)[4])).message
        card = await resign(old, old.bob, card)
        assert (await old.alice.click(card, "Review")).message.buttons
        old.bob.send(old.general, "Well played!")
        assert not (await old.alice.click(card, "Share")).ephemeral
        await emptied(old, running)
    refused = [each for each in old.playground.requests if each.status >= 400]
    assert refused == []
