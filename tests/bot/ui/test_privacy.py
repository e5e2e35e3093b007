"""Privacy: one's data as a file, and its removal."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from typing import Any

from bot.model import GameId, MessageId, UserId
from bot.store.opening import open_store
from playground import Message
from tests.bot.cards import duel, free, over, seen
from tests.bot.conftest import House
from tests.bot.database_file import fill


async def exported(home: House) -> dict[str, Any]:
    reply = await home.alice.slash(home.general, "ttt privacy", action="export")
    assert reply.ephemeral
    assert len(reply.requests) == 1
    (file,) = reply.message.attachments
    assert file.filename == "oxo-data.json"
    document: dict[str, Any] = json.loads(file.content)
    return document


async def removed(home: House) -> Message:
    reply = await home.alice.slash(home.general, "ttt privacy", action="delete")
    assert reply.ephemeral
    return (await home.alice.click(reply.message, "Remove my data")).message


async def test_whoever_never_played_gets_an_empty_file(home: House) -> None:
    document = await exported(home)
    assert document == {
        "user_id": str(home.alice.id),
        "written_at": "2023-11-14T22:13:20+00:00",
        "preferences": None,
        "seats": [],
        "games": [],
        "challenges": [],
    }


async def test_the_file_holds_games_seats_challenges_and_preferences(home: House) -> None:
    card = await duel(home)
    await home.alice.click(card, "b2")
    await home.alice.slash(home.games, "ttt start", level="easy", first="me", mark="O")
    await home.bob.slash(home.games, "ttt start")
    panel = (await home.alice.slash(home.general, "ttt preferences")).message
    await home.alice.click(panel, "Do not ping me")
    document = await exported(home)
    assert document["preferences"] == {"numbering": "reading", "style": None, "pings": False}
    first, second = document["games"]
    assert (first["your_name"], first["opponent"], first["moves"]) == ("Alice", "Bob", "b2")
    assert first["message_id"] == str(card.id)
    assert (second["opponent"], second["your_mark"]) == ("the bot (easy)", "O")
    assert [seat["channel_id"] for seat in document["seats"]] == [
        str(home.general.id),
        str(home.games.id),
    ]
    (challenge,) = document["challenges"]
    assert (challenge["other"], challenge["answer"]) == ("Bob", "accepted")
    assert str(home.bob.id) not in json.dumps(document)


async def test_more_than_discord_takes_is_packed(house: House) -> None:
    async with house.bot():
        await house.alice.click(await duel(house), "Resign")
    many = 25_000
    fill(house.database, copies=many - 1)
    async with house.bot():
        reply = await house.alice.slash(house.general, "ttt privacy", action="export")
        assert reply.ephemeral
        (file,) = (await reply.settled()).attachments
    assert file.filename == "oxo-data.json.gz"
    assert len(file.content) < 2**20
    unpacked = gzip.decompress(file.content)
    assert len(unpacked) > 10 * 2**20
    assert len(json.loads(unpacked)["games"]) == many


async def test_one_export_at_a_time(house: House) -> None:
    async with house.bot():
        await house.alice.click(await duel(house), "Resign")
    fill(house.database, copies=5_000)
    async with house.bot():
        exports = [
            asyncio.create_task(house.alice.slash(house.general, "ttt privacy", action="export"))
            for _ in range(2)
        ]
        replies = [await (await each).settled() for each in exports]
    (refused,) = [message for message in replies if not message.attachments]
    assert "Your data is being collected already." in refused.text


async def test_nothing_is_removed_before_it_is_confirmed(home: House) -> None:
    await duel(home)
    reply = await home.alice.slash(home.general, "ttt privacy", action="delete")
    assert "no way back" in reply.text
    assert (await exported(home))["games"]


async def test_removal_ends_games_and_withdraws_challenges_in_front_of_everyone(
    home: House,
) -> None:
    card = await duel(home)
    alone = (await home.alice.slash(home.games, "ttt start", first="me")).message
    third, fourth = (home.playground.add_channel(name) for name in ("room-3", "room-4"))
    made = (await home.alice.slash(third, "ttt challenge")).message
    got = (await home.bob.slash(fourth, "ttt challenge", opponent=home.alice)).message
    done = await removed(home)
    assert "2 games now say “Somebody” in your place" in done.text
    assert "You resigned the 2 that were going on" in done.text
    await home.playground.until(lambda: not seen(home.bob, got).buttons)
    for board in (card, alone):
        assert over(seen(home.bob, board))
        assert "Somebody resigned" in seen(home.bob, board).text
        assert "Alice" not in seen(home.bob, board).text
    assert "Bob wins:" in seen(home.bob, card).text
    assert "Somebody withdrew" in seen(home.bob, made).text
    assert "Somebody declined" in seen(home.bob, got).text
    assert "Bob" in seen(home.bob, got).text
    for message in (made, got):
        assert "Alice" not in seen(home.bob, message).text
        assert not seen(home.bob, message).buttons


async def test_removal_leaves_nothing_but_the_games_of_others(house: House) -> None:
    async with house.bot():
        card = await duel(house)
        card = (await house.alice.click(card, "b2")).message
        panel = (await house.alice.slash(house.general, "ttt preferences")).message
        await house.alice.click(panel, "Do not ping me")
        await removed(house)
        document = await exported(house)
        assert not any(document[kind] for kind in ("games", "seats", "challenges", "preferences"))
    traces = (str(house.alice.id), "Alice")
    async with open_store(house.settings.database_url) as store:
        assert len(await store.people.games_of(UserId(house.bob.id), GameId(0), 9)) == 1
    with closing(sqlite3.connect(house.database)) as connection:
        # Without it the file keeps what was overwritten until the space is needed.
        connection.execute("VACUUM")
    content = house.database.read_bytes()
    assert not any(trace.encode() in content for trace in traces)


async def test_whoever_was_forgotten_can_play_again(home: House) -> None:
    card = await duel(home)
    await removed(home)
    late = await home.alice.click(card, "a1", force=True)
    assert late.ephemeral
    assert "Only the two players" in late.text
    again = (await home.alice.slash(home.general, "ttt start")).message
    assert len(free(again)) == 9
    assert len((await exported(home))["games"]) == 1


async def test_removing_twice_does_no_harm(home: House) -> None:
    await duel(home)
    reply = await home.alice.slash(home.general, "ttt privacy", action="delete")
    first = await home.alice.click(reply.message, "Remove my data")
    assert "1 game now says" in first.text
    second = await home.alice.click(reply.message, "Remove my data")
    assert "You were in no game" in second.text


async def test_two_who_were_forgotten_leave_a_game_that_still_reads(home: House) -> None:
    card = await duel(home)
    card = (await home.alice.click(card, "b2")).message
    await removed(home)
    reply = await home.bob.slash(home.general, "ttt privacy", action="delete")
    await home.bob.click(reply.message, "Remove my data")
    async with open_store(home.settings.database_url) as store:
        game = await store.games.on_message(MessageId(card.id))
    assert game.ending is not None
    assert game.ending.winner == game.second


async def test_nobody_can_remove_somebody_else(home: House) -> None:
    card = await duel(home)
    reply = await home.bob.click(card, custom_id=f"forget:{home.alice.id}")
    assert reply.ephemeral
    assert "made for somebody else" in reply.text
    assert (await exported(home))["games"]


async def test_privacy_works_in_a_private_conversation(home: House) -> None:
    await home.alice.slash(home.alice.dm, "ttt start")
    reply = await home.alice.slash(home.alice.dm, "ttt privacy", action="delete")
    done = await home.alice.click(reply.message, "Remove my data")
    assert "1 game" in done.text
