"""Every undocumented name of discord.py and aiohttp that the transport uses is there as it was."""

import inspect

import discord
import discord.shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.http import HTTPClient, Route

from bot.transport import internals


def test_the_state_has_its_parsers_by_event() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    parsers = client._connection.parsers
    assert internals.EVENTS | {"INTERACTION_CREATE"} <= parsers.keys()
    assert "client._connection.parsers" in inspect.getsource(DiscordWebSocket.from_client)


def test_shards_connect_by_the_class_that_their_module_names() -> None:
    assert issubclass(discord.shard.DiscordWebSocket, DiscordWebSocket)
    assert "DiscordWebSocket.from_client" in inspect.getsource(discord.shard)
    assert "cls.DEFAULT_GATEWAY" in inspect.getsource(DiscordWebSocket.from_client)
    assert "if not resume:\n            await ws.identify()" in inspect.getsource(
        DiscordWebSocket.from_client
    )
    parameters = inspect.signature(DiscordWebSocket.received_message).parameters
    assert list(parameters) == ["self", "msg"]
    assert ReconnectWebSocket(7).shard_id == 7


def test_heartbeats_are_timed_from_what_the_handler_notes() -> None:
    assert "ack_time - self._last_send" in inspect.getsource(KeepAliveHandler.ack)
    assert "self.ws.send_heartbeat(data)" in inspect.getsource(KeepAliveHandler.run)
    assert "self._keep_alive = KeepAliveHandler(" in inspect.getsource(DiscordWebSocket)


def test_shards_wait_as_the_class_says_that_their_module_names() -> None:
    assert issubclass(vars(discord.shard)["ExponentialBackoff"], ExponentialBackoff)
    assert "self._backoff: ExponentialBackoff = ExponentialBackoff()" in inspect.getsource(
        discord.shard.Shard
    )
    backoff = internals.Backoff()
    pauses = [backoff.delay() for _ in range(100)]
    assert 30 < max(pauses) <= 60


def test_requests_go_to_the_base_of_routes() -> None:
    assert Route.BASE.startswith("http")
    assert "BASE" in inspect.getsource(Route.__init__)
    assert {"form", "files"} <= inspect.signature(HTTPClient.request).parameters.keys()
    assert inspect.iscoroutinefunction(HTTPClient.get_bot_gateway)
    client = discord.Client(intents=discord.Intents.none())
    assert client.http.user_agent.startswith("DiscordBot (")


def test_the_gateway_is_connected_by_a_method_that_reads_the_proxy() -> None:
    assert "client.http.ws_connect(" in inspect.getsource(DiscordWebSocket.from_client)
    assert "'proxy': self.proxy" in inspect.getsource(HTTPClient.ws_connect)
    assert list(inspect.signature(HTTPClient.ws_connect).parameters) == ["self", "url", "compress"]
    assert "kwargs['proxy'] = self.proxy" in inspect.getsource(HTTPClient.request)
