"""Privacy: one's data as a file, and its removal."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.model import GuildId, Preferences, UserId
from playground import Message
from tests.bot.cards import at, begun, duel, over, resign, seen
from tests.bot.conftest import Setup
from tests.bot.database_file import fill


async def exported(running: Setup) -> dict[str, Any]:
    reply = await running.alice.slash(running.general, "ttt privacy", action="export")
    assert reply.ephemeral
    assert len(reply.requests) == 1
    (file,) = reply.message.attachments
    assert file.filename == "oxo-data.json"
    document: dict[str, Any] = json.loads(file.content)
    return document


async def removed(running: Setup) -> Message:
    reply = await running.alice.slash(running.general, "ttt privacy", action="delete")
    assert reply.ephemeral
    return (await running.alice.click(reply.message, "Remove my data")).message


async def test_whoever_never_played_gets_an_empty_file(running: Setup) -> None:
    document = await exported(running)
    assert document == {
        "user_id": str(running.alice.id),
        "written_at": "2023-11-14T22:13:20+00:00",
        "preferences": [],
        "ratings": [],
        "held_draws": [],
        "puzzles": [],
        "puzzle_shares": [],
        "puzzle_results": [],
        "games": [],
        "challenges": [],
    }


async def test_the_file_holds_games_challenges_and_preferences(running: Setup) -> None:
    card = await duel(running)
    await running.alice.click(*at(card, "b2"))
    await running.alice.slash(running.games, "ttt start", level="easy", first="me", mark="O")
    await running.alice.slash(running.games, "ttt hint")
    await running.bob.slash(running.games, "ttt start")
    panel = (await running.alice.slash(running.general, "ttt preferences")).message
    panel = (
        await running.alice.choose(panel, f"prefer:{running.alice.id}:pings", ["none"])
    ).message
    await running.alice.choose(panel, f"prefer:{running.alice.id}:blocked", [running.carol])
    document = await exported(running)
    assert document["preferences"] == [
        {
            "chosen": {
                "numbering": "reading",
                "style": None,
                "pings": False,
                "turn_notices": False,
                "is_challengeable": True,
                "blocked": [str(running.carol.id)],
                "is_named": True,
            }
        }
    ]
    first, second = document["games"]
    assert (first["your_name"], first["opponent"], first["moves"]) == ("Alice", "Bob", "b2")
    assert first["message_id"] == str(card.id)
    assert (second["opponent"], second["your_mark"]) == ("the bot (easy)", "O")
    assert (first["hints"], second["hints"]) == (0, 1)
    (challenge,) = document["challenges"]
    assert (challenge["other"], challenge["answer"]) == ("Bob", "accepted")
    assert str(running.bob.id) not in json.dumps(document)


async def test_more_than_discord_takes_is_packed(setup: Setup) -> None:
    async with setup.bot():
        await resign(setup, setup.alice, await duel(setup))
    many = 25_000
    fill(setup.database, copies=many - 1)
    async with setup.bot():
        reply = await setup.alice.slash(setup.general, "ttt privacy", action="export")
        assert reply.ephemeral
        (file,) = (await reply.settled()).attachments
    assert file.filename == "oxo-data.json.gz"
    assert len(file.content) < 2**20
    unpacked = gzip.decompress(file.content)
    assert len(unpacked) > 10 * 2**20
    games = [int(game["id"]) for game in json.loads(unpacked)["games"]]
    assert games == [*range(1, many + 1)], "of all pages, in order"


async def test_one_export_at_a_time(setup: Setup) -> None:
    async with setup.bot():
        await resign(setup, setup.alice, await duel(setup))
    fill(setup.database, copies=5_000)
    async with setup.bot():
        exports = [
            asyncio.create_task(setup.alice.slash(setup.general, "ttt privacy", action="export"))
            for _ in range(2)
        ]
        replies = [await (await each).settled() for each in exports]
    (refused,) = [message for message in replies if not message.attachments]
    assert "I’m already collecting your data." in refused.text


async def test_nothing_is_removed_before_it_is_confirmed(running: Setup) -> None:
    await duel(running)
    reply = await running.alice.slash(running.general, "ttt privacy", action="delete")
    assert "can’t be undone" in reply.text
    assert (await exported(running))["games"]


async def test_removal_ends_games_and_withdraws_challenges_in_front_of_everyone(
    running: Setup,
) -> None:
    card = (await running.alice.click(*at(await duel(running), "b2"))).message
    alone = await begun(running, channel=running.games, first="me")
    third, fourth = (running.playground.add_channel(name) for name in ("room-3", "room-4"))
    made = (await running.alice.slash(third, "ttt challenge")).message
    got = (await running.bob.slash(fourth, "ttt challenge", opponent=running.alice)).message
    done = await removed(running)
    assert "2 games now say “Somebody” in your place" in done.text
    assert "You resigned the 2 games that were going on" in done.text
    await running.playground.until(
        lambda: not any(seen(running.bob, message).buttons for message in (made, got))
    )
    await running.playground.until(
        lambda: all(over(seen(running.bob, board)) for board in (card, alone))
    )
    for board in (card, alone):
        assert "Somebody resigned" in seen(running.bob, board).text
        assert "Alice" not in seen(running.bob, board).text
    assert "Bob wins:" in seen(running.bob, card).text
    assert "Somebody withdrew" in seen(running.bob, made).text
    assert "Somebody declined" in seen(running.bob, got).text
    assert "Bob" in seen(running.bob, got).text
    for message in (made, got):
        assert "Alice" not in seen(running.bob, message).text
        assert not seen(running.bob, message).buttons


async def test_nobody_can_remove_somebody_else(running: Setup) -> None:
    card = await duel(running)
    reply = await running.bob.click(card, custom_id=f"forget:{running.alice.id}")
    assert reply.ephemeral
    assert "made for somebody else" in reply.text
    assert (await exported(running))["games"]


async def test_what_stays_of_a_person_is_what_the_question_says(setup: Setup) -> None:
    """Their id in what others chose: not to be challenged by them, not to have them rated."""
    bob = UserId(setup.bob.id)
    async with setup.bot():
        card = await duel(setup)
        await resign(setup, setup.bob, (await setup.alice.click(*at(card, "b2"))).message)
        await setup.bob.slash(setup.general, "ttt preferences")
        async with setup.store() as store:
            guild = GuildId(setup.playground.guild().id)
            await store.settings.change(
                guild, lambda chosen: replace(chosen, unrated=frozenset({bob}))
            )
            alice = UserId(setup.alice.id)
            chosen = Preferences(blocked=frozenset({bob}))
            await store.people.change_preferences(alice, lambda _: chosen)
        asked = (await setup.bob.slash(setup.general, "ttt privacy", action="delete")).message
        kept = "If somebody chose not to be challenged by you, or a server that your games count"
        assert kept in asked.text
        await setup.bob.click(asked, "Remove my data")
        assert holding(setup.database, bob) == {"preferences.chosen", "guild_settings.chosen"}


def holding(database: Path, person: UserId) -> set[str]:
    """Return the columns in which a person's id stands anywhere."""
    with closing(sqlite3.connect(database)) as db:
        columns = db.execute(
            """SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c
               WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"""
        ).fetchall()
        sql = "SELECT count(*) FROM {} WHERE CAST({} AS TEXT) LIKE ?"
        return {
            f"{table}.{column}"
            for table, column in columns
            if db.execute(sql.format(table, column), [f"%{person}%"]).fetchone()[0]
        }
