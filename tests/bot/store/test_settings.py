"""What servers and people chose, in every store there is."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import TypeVar

import pytest

from bot.model import (
    ChannelId,
    GridStyle,
    GuildId,
    GuildSettings,
    Look,
    Preferences,
    Remains,
    RoleId,
)
from bot.model.errors import NoGameHere
from bot.store import Change, Store
from engine import Level, Numbering
from tests.bot.builders import ALICE, GENERAL
from tests.bot.store.conftest import Opener

T = TypeVar("T")


def always(value: T) -> Change[T]:
    return lambda _: value


async def test_settings_and_preferences_come_back_as_they_were_stored(store: Store) -> None:
    guild = GuildId(5)
    assert await store.settings.of(guild) == GuildSettings()
    assert await store.settings.of(None) == GuildSettings()
    chosen = GuildSettings(
        level=Level.EASY,
        board="5x5-five",
        clock=timedelta(minutes=3),
        look=Look(GridStyle.TEXT, "🐱 <:dog:12>"),
        locale="de",
        channels=frozenset({ChannelId(7), ChannelId(8)}),
        roles=frozenset({RoleId(9)}),
        most_live=3,
        pause=timedelta(seconds=30),
        remains=Remains.LINE,
    )
    for settings in (chosen, GuildSettings()):
        assert await store.settings.change(guild, always(settings)) == settings
        assert await store.settings.of(guild) == settings
    assert await store.people.preferences(ALICE.id) == Preferences()
    for preferences in (Preferences(Numbering.KEYPAD, GridStyle.COMPACT, False), Preferences()):
        await store.people.change_preferences(ALICE.id, always(preferences))
        assert await store.people.preferences(ALICE.id) == preferences


async def test_changes_at_once_all_count(store: Store, opened: Opener) -> None:
    guild = GENERAL.guild_id
    assert guild is not None
    async with opened() as other:
        await asyncio.gather(
            *(
                one.settings.change(guild, lambda now: replace(now, most_live=now.most_live + 1))
                for one in (store, other)
                for _ in range(10)
            )
        )
    assert (await store.settings.of(guild)).most_live == 45


async def test_a_change_that_is_refused_changes_nothing(store: Store) -> None:
    def refuse(now: Preferences) -> Preferences:
        raise NoGameHere

    await store.people.change_preferences(ALICE.id, lambda _: Preferences(pings=False))
    with pytest.raises(NoGameHere):
        await store.people.change_preferences(ALICE.id, refuse)
    assert await store.people.preferences(ALICE.id) == Preferences(pings=False)
