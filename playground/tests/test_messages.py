"""Channels and their messages as a bot works on them, and who may do what."""

from typing import Any

import discord
import pytest

from .. import Channel, Person, Playground, Refused, threads
from .bots import Bot, running
from .conftest import Api
from .json_requests import refused


async def post(api: Api, channel: Channel, **body: Any) -> Any:
    return await api("POST", f"/channels/{channel.id}/messages", body)


async def test_messages_are_posted_changed_listed_and_deleted(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    path = f"/channels/{general.id}/messages"
    ids = [(await post(api, general, content=str(number)))["id"] for number in range(5)]
    assert [message.text for message in alice.messages(general)] == list("01234")
    await api("PATCH", f"{path}/{ids[0]}", {"content": "zero"})
    assert (await api("GET", f"{path}/{ids[0]}"))["content"] == "zero"
    newest = await api("GET", path, limit="2")
    assert [message["content"] for message in newest] == ["4", "3"]
    older = await api("GET", path, before=ids[2])
    assert [message["content"] for message in older] == ["1", "zero"]
    newer = await api("GET", path, after=ids[2])
    assert [message["content"] for message in newer] == ["4", "3"]
    await api("DELETE", f"{path}/{ids[0]}")
    assert [message.text for message in alice.messages(general)] == list("1234")
    assert playground.requests[-1].status == 204


async def test_a_reply_points_to_its_message(api: Api, alice: Person, general: Channel) -> None:
    message = alice.send(general, "hello")
    reference = {"message_id": str(message.id)}
    answer = await post(api, general, content="hi", message_reference=reference)
    assert answer["referenced_message"]["content"] == "hello"
    assert [message.text for message in alice.pings] == ["hi"]
    missing = {"content": "x", "message_reference": {"message_id": "1"}}
    error = await refused(api, "POST", f"/channels/{general.id}/messages", missing)
    assert error.code == 10008


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, {"Alice", "Bob"}),
        ({"parse": []}, set()),
        ({"parse": ["users"]}, {"Alice", "Bob"}),
        ({"parse": [], "users": ["bob"]}, {"Bob"}),
        ({"parse": ["roles", "everyone"]}, set()),
    ],
)
async def test_only_allowed_mentions_ping(
    playground: Playground,
    api: Api,
    alice: Person,
    bob: Person,
    general: Channel,
    allowed: dict[str, Any] | None,
    pinged: set[str],
) -> None:
    if allowed and "users" in allowed:
        allowed["users"] = [str(bob.id)]
    body = {"content": f"{alice.mention} {bob.mention} @everyone <@&{playground.guild().id}>"}
    await post(api, general, **body, **({"allowed_mentions": allowed} if allowed else {}))
    assert {person.name for person in playground.people if person.pings} == pinged


async def test_everyone_is_pinged_only_where_the_bot_may_mention_everyone(
    playground: Playground, api: Api, general: Channel
) -> None:
    await post(api, general, content="@everyone")
    assert not any(person.pings for person in playground.people)
    playground.allow(playground.me, "mention_everyone")
    await post(api, general, content="@everyone", flags=1 << 12)
    assert not any(person.pings for person in playground.people)
    await post(api, general, content="@everyone")
    assert all(len(person.pings) == 1 for person in playground.people)


async def test_nobody_is_pinged_in_a_channel_they_cannot_see(
    playground: Playground, api: Api, bob: Person, general: Channel
) -> None:
    playground.deny(bob, "view_channel", channel=general)
    await post(api, general, content=bob.mention)
    assert bob.pings == []
    assert bob.messages(general) == []
    with pytest.raises(Refused):
        bob.send(general, "hello?")


async def test_direct_messages_open_unless_they_are_blocked(
    playground: Playground, api: Api, alice: Person, bob: Person
) -> None:
    channel = await api("POST", "/users/@me/channels", {"recipient_id": str(alice.id)})
    assert int(channel["id"]) == alice.dm.id
    assert [each["username"] for each in channel["recipients"]] == ["alice"]
    await post(api, alice.dm, content="psst")
    assert alice.last(alice.dm).text == "psst"
    assert bob.messages(alice.dm) == []
    alice.user.takes_dms = False
    path = f"/channels/{alice.dm.id}/messages"
    error = await refused(api, "POST", path, {"content": "psst"})
    assert (error.status, error.code) == (403, 50007)


async def test_threads_open_and_lock(
    playground: Playground, api: Api, bob: Person, general: Channel
) -> None:
    opened = await api("POST", f"/channels/{general.id}/threads", {"name": "match", "type": 11})
    thread = playground.channel("match")
    assert int(opened["id"]) == thread.id
    assert thread.parent is general
    bob.send(thread, "in here")
    await post(api, thread, content="yes")
    await api("PATCH", f"/channels/{thread.id}", {"archived": True, "locked": True})
    error = await refused(api, "POST", f"/channels/{thread.id}/messages", {"content": "no"})
    assert (error.status, error.code) == (400, 160005)
    message = bob.last(thread)
    error = await refused(
        api, "PATCH", f"/channels/{thread.id}/messages/{message.id}", {"content": "no"}
    )
    assert (error.status, error.code) == (400, 50083)


async def test_private_threads_are_for_those_in_them(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    thread = threads.add_thread(playground.world, general, "secret", bob.user, private=True)
    carol = playground.person("Carol")
    bob.send(thread, "psst")
    assert len(bob.messages(thread)) == 1
    assert len(alice.messages(thread)) == 1  # She owns the server.
    assert carol.messages(thread) == []


async def test_servers_members_roles_and_emoji_can_be_read(
    playground: Playground, api: Api, bob: Person
) -> None:
    guild = playground.guild()
    path = f"/guilds/{guild.id}"
    assert (await api("GET", path, with_counts="true"))["approximate_member_count"] == 5
    assert (await api("GET", f"{path}/members/{bob.id}"))["user"]["global_name"] == "Bob"
    assert len(await api("GET", f"{path}/members", limit="100")) == 5
    assert {each["name"] for each in await api("GET", f"{path}/roles")} == {"@everyone", "Oxo"}
    emojis = await api("GET", f"{path}/emojis")
    assert emojis[0] == await api("GET", f"{path}/emojis/{emojis[0]['id']}")
    assert len(await api("GET", f"{path}/channels")) == 3
    assert len(await api("GET", "/users/@me/guilds")) == 2
    playground.world.leave(guild, bob.user)
    error = await refused(api, "GET", f"{path}/members/{bob.id}")
    assert (error.status, error.code) == (404, 10007)


async def test_deleting_is_for_authors_and_moderators(
    playground: Playground, api: Api, alice: Person, bob: Person, general: Channel
) -> None:
    await post(api, general, content="ours")
    message = alice.last(general)
    with pytest.raises(Refused):
        bob.delete(message)
    playground.allow(bob, "manage_messages")
    bob.delete(message)
    assert alice.messages(general) == []


async def test_a_bot_receives_the_messages_that_its_intents_cover(
    playground: Playground, alice: Person, general: Channel
) -> None:
    blind = Bot()
    curious = discord.Intents.default()
    curious.message_content = True
    reading = Bot(intents=curious)
    called = f"{playground.me.mention} hello"
    async with running(blind, playground):
        alice.send(general, "secret")
        alice.send(general, called)
        await playground.until(lambda: blind.notes == ["", called])
    async with running(reading, playground):
        alice.send(general, "secret")
        await playground.until(lambda: reading.notes == ["secret"])
