"""Every undocumented name of discord.py that `transport/internals.py` uses is there as it was."""

import inspect

import discord
import discord.shard
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.state import AutoShardedConnectionState, ConnectionState

from bot.transport import internals


def test_the_state_has_its_parsers_by_event() -> None:
    assert "self.parsers" in inspect.getsource(ConnectionState)
    parsers = {name for name in dir(AutoShardedConnectionState) if name.startswith("parse_")}
    assert {f"parse_{event.lower()}" for event in internals.EVENTS} <= parsers
    assert "parse_interaction_create" in parsers


def test_the_client_makes_its_state_in_a_method_of_its_own() -> None:
    options = inspect.signature(discord.AutoShardedClient._get_state).parameters
    assert list(options) == ["self", "options"]
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    assert isinstance(client._handlers, dict)
    assert isinstance(client._hooks, dict)


def test_shards_connect_by_the_class_that_their_module_names() -> None:
    assert issubclass(discord.shard.DiscordWebSocket, DiscordWebSocket)
    assert "DiscordWebSocket.from_client" in inspect.getsource(discord.shard)
    assert "cls.DEFAULT_GATEWAY" in inspect.getsource(DiscordWebSocket.from_client)
    parameters = inspect.signature(DiscordWebSocket.received_message).parameters
    assert list(parameters) == ["self", "msg"]


def test_requests_go_to_the_base_of_routes() -> None:
    assert Route.BASE.startswith("http")
    assert "BASE" in inspect.getsource(Route.__init__)
    assert {"form", "files"} <= inspect.signature(HTTPClient.request).parameters.keys()
    assert inspect.iscoroutinefunction(HTTPClient.get_bot_gateway)
    client = discord.Client(intents=discord.Intents.none())
    assert client.http.user_agent.startswith("DiscordBot (")
