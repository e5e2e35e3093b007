"""What servers and people chose, in every store there is: kept whole, as JSON."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial
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
from bot.store.queries import put
from engine import Level, Numbering
from tests.bot.builders import ALICE, GENERAL
from tests.bot.store.conftest import Opener

T = TypeVar("T")

CHOSEN = GuildSettings(
    level=Level.EASY,
    board="5x5",
    clock=timedelta(minutes=3),
    look=Look(GridStyle.TEXT, "🐱 <:dog:12>"),
    locale="de",
    channels=frozenset({ChannelId(7), ChannelId(8)}),
    roles=frozenset({RoleId(9)}),
    most_live=3,
    pause=timedelta(seconds=30),
    remains=Remains.LINE,
)


def always(value: T) -> Change[T]:
    return lambda _: value


async def test_settings_and_preferences_come_back_as_they_were_stored(store: Store) -> None:
    guild = GuildId(5)
    assert await store.settings.of(guild) == GuildSettings()
    assert await store.settings.of(None) == GuildSettings()
    for settings in (CHOSEN, GuildSettings()):
        assert await store.settings.change(guild, always(settings)) == settings
        assert await store.settings.of(guild) == settings
    assert await store.people.preferences(ALICE.id) == Preferences()
    for preferences in (Preferences(Numbering.KEYPAD, GridStyle.EMOJI, False), Preferences()):
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
                for _ in range(3)
            )
        )
    assert (await store.settings.of(guild)).most_live == 31


async def test_a_change_that_is_refused_changes_nothing(store: Store) -> None:
    def refuse(now: Preferences) -> Preferences:
        raise NoGameHere

    await store.people.change_preferences(ALICE.id, lambda _: Preferences(pings=False))
    with pytest.raises(NoGameHere):
        await store.people.change_preferences(ALICE.id, refuse)
    assert await store.people.preferences(ALICE.id) == Preferences(pings=False)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"a setting of tomorrow": 1, "most_live": 7}', GuildSettings(most_live=7)),
        ('{"most_live": "many", "locale": "de"}', GuildSettings(locale="de")),
        ('{"most_live": true, "clock": null, "locale": 5}', GuildSettings()),
        ('{"channels": [1, "x"], "roles": [2]}', GuildSettings(roles=frozenset({RoleId(2)}))),
        ('{"look": {"style": "oil", "theme": "dark"}}', GuildSettings(look=Look(theme="dark"))),
        ('{"look": [], "level": "godlike", "board": "9x9"}', GuildSettings()),
        ('{"clock": 99999999999999999}', GuildSettings()),
        ("[]", GuildSettings()),
        ("no JSON", GuildSettings()),
    ],
)
async def test_what_cannot_be_read_is_logged_and_gets_its_default(
    store: Store, text: str, expected: GuildSettings, caplog: pytest.LogCaptureFixture
) -> None:
    guild = GuildId(5)
    row = {"guild_id": guild, "chosen": text}
    await store.database.write(partial(put, "guild_settings", "guild_id", row))
    assert await store.settings.of(guild) == expected
    assert ("settings of server 5" in caplog.text) == ("tomorrow" not in text)
    # What could be read stays when something else is changed.
    await store.settings.change(guild, lambda now: replace(now, pause=timedelta(seconds=9)))
    assert await store.settings.of(guild) == replace(expected, pause=timedelta(seconds=9))
