"""The WebSocket gateway, which sends bots their events."""

import asyncio
import json
from collections.abc import Iterable
from datetime import timedelta

from aiohttp import WSCloseCode, WSMsgType, web

from . import payloads
from .connections import Connection
from .context import Context
from .events import Event
from .records import Guild, Json
from .sessions import HIDDEN_CONTENT, Session, is_for_shard, may_read_content, read_shard, receives
from .snowflakes import parse_snowflake

HEARTBEAT_INTERVAL = timedelta(seconds=41.25)
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS, INVALID, HELLO = 1, 2, 3, 4, 6, 8, 9, 10
UNKNOWN_OP, BAD_JSON, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED = range(4001, 4006)
INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4010, 4013, 4014
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS = (1 << 26) - 1


class Gateway:
    """All sessions and connections of the application."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._world = context.world
        self._connections: dict[Connection, Session | None] = {}
        self._sessions: dict[str, Session] = {}
        self._refusals = 0
        self.url = ""
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self._world.events.subscribe(self._on_event)

    # State

    @property
    def online(self) -> bool:
        """Whether a bot is connected and has identified itself."""
        return bool(self.sessions)

    @property
    def ready(self) -> bool:
        """Whether every shard of some bot is connected."""
        shards = [each.shard for each in self.sessions]
        return any(
            len({other.id for other in shards if other.count == shard.count}) == shard.count
            for shard in shards
        )

    @property
    def sessions(self) -> list[Session]:
        """The sessions that are connected now."""
        return [session for session in self._connections.values() if session]

    # Faults

    def close_all(self, code: int) -> None:
        """Close every connection with a code."""
        for connection in self._connections:
            connection.close(code)

    def cut_all(self) -> None:
        """Break every connection without a close frame."""
        for connection in self._connections:
            connection.cut()

    def send_all(self, op: int, data: object) -> None:
        """Send a payload that is no event to every connection."""
        for connection in self._connections:
            connection.send_op(op, data)

    def send_text(self, text: str) -> None:
        """Send a text frame to every connection as it is."""
        for connection in self._connections:
            connection.send(text)

    def dispatch_raw(self, name: str, data: Json) -> None:
        """Dispatch an event to every connected session as it is."""
        for session in self.sessions:
            session.dispatch(name, json.dumps(data))

    def invalidate_all(self, *, resumable: bool) -> None:
        """Declare all sessions invalid, and forget those that cannot be resumed."""
        self.send_all(INVALID, resumable)
        if not resumable:
            self._connections = dict.fromkeys(self._connections)
            self._sessions.clear()
            self._publish_bot_state()

    def refuse_next(self, times: int) -> None:
        """Answer the next attempts to connect with 503."""
        self._refusals += times

    # Connections

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection from hello to its end."""
        if self._refusals:
            self._refusals -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(autoping=True, max_msg_size=4096, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections[connection] = None
        writer = asyncio.create_task(connection.write())
        interval = round(self.heartbeat_interval.total_seconds() * 1000)
        try:
            connection.send_op(HELLO, {"heartbeat_interval": interval, "_trace": []})
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                self._receive(connection, message.data)
        finally:
            if session := self._connections.pop(connection):
                session.connection = None
                self._publish_bot_state()
            await connection.end(writer)
        return socket

    async def stop(self) -> None:
        """Close all connections, as Discord does before it goes away."""
        for connection in list(self._connections):
            connection.close(WSCloseCode.GOING_AWAY)

    # From bots

    def _receive(self, connection: Connection, text: str | bytes) -> None:
        """Handle one payload from a bot."""
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, TypeError, KeyError, AttributeError):
            connection.close(BAD_JSON)
            return
        if op == HEARTBEAT:
            connection.acknowledge_heartbeat()
        elif not isinstance(data, dict):
            connection.close(BAD_JSON)
        elif op == IDENTIFY:
            self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            connection.close(UNKNOWN_OP)
        elif (session := self._connections[connection]) is None:
            connection.close(NOT_AUTHENTICATED)
        elif op == MEMBERS:
            self._send_members(session, data)

    def _knows(self, token: object) -> bool:
        return str(token).removeprefix("Bot ") == self._world.application.token

    def _identify(self, connection: Connection, data: Json) -> None:
        if self._connections[connection]:
            connection.close(ALREADY_AUTHENTICATED)
            return
        if not self._knows(data.get("token")):
            connection.close(BAD_TOKEN)
            return
        shard = read_shard(data.get("shard"))
        if shard is None:
            connection.close(INVALID_SHARD)
            return
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            connection.close(INVALID_INTENTS)
            return
        if intents & PRIVILEGED & ~self._world.application.privileged_intents:
            connection.close(DISALLOWED_INTENTS)
            return
        session = Session.begin(shard, intents)
        session.connection = connection
        self._connections[connection] = self._sessions[session.id] = session
        self._forget_old_sessions()
        self._send_ready(session)
        self._publish_bot_state()

    def _forget_old_sessions(self) -> None:
        detached = [each for each in self._sessions.values() if not each.connection]
        for session in detached[:-8]:
            del self._sessions[session.id]

    def _send_ready(self, session: Session) -> None:
        guilds = self._guilds_of(session)
        application = self._world.application
        session.dispatch("READY", json.dumps({
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "private_channels": [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard.id, session.shard.count],
            "application": {"id": str(application.id), "flags": 1 << 23},
            "_trace": [],
        }))  # fmt: skip
        for guild in guilds:
            data = payloads.whole_guild(guild, self._world.bot)
            session.dispatch("GUILD_CREATE", json.dumps(data))

    def _guilds_of(self, session: Session) -> list[Guild]:
        return [
            guild
            for guild in self._world.guilds.values()
            if self._world.bot.id in guild.members and is_for_shard(guild.id, session.shard)
        ]

    def _resume(self, connection: Connection, data: Json) -> None:
        if not self._knows(data.get("token")):
            connection.close(BAD_TOKEN)
            return
        session = self._sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        if session is None or not isinstance(seq, int) or not session.can_resume(seq):
            connection.send_op(INVALID, False)
            return
        if session.connection:
            self._connections[session.connection] = None
            session.connection.close(4000)
        session.connection = connection
        self._connections[connection] = session
        session.replay(seq)
        session.dispatch("RESUMED", json.dumps({"_trace": []}))
        self._publish_bot_state()

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(parse_snowflake(data.get("guild_id")) or 0)
        if guild is None:
            return
        wanted = data.get("user_ids")
        ids = wanted if isinstance(wanted, list) else [wanted] if wanted else None
        query = str(data.get("query") or "").lower()
        limit = data.get("limit")
        most = limit if isinstance(limit, int) and limit > 0 else len(guild.members)
        found = [
            member
            for member in guild.members.values()
            if (
                str(member.user.id) in map(str, ids)
                if ids is not None
                else member.user.name.startswith(query)
            )
        ][:most]
        chunk = {
            "guild_id": str(guild.id),
            "members": [payloads.member(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))

    # To bots

    def _on_event(self, event: Event) -> None:
        if not event.for_bots or not self._sessions:
            return
        if event.name == "INTERACTION_CREATE" and self._world.application.interactions_url:
            return  # They go one way or the other.
        receivers = [
            session for session in self._sessions.values() if receives(session, event, self._world)
        ]
        if receivers:
            self._dispatch(event, receivers)

    def _dispatch(self, event: Event, sessions: Iterable[Session]) -> None:
        whole = json.dumps(event.data)
        without_content: str | None = None
        for session in sessions:
            if may_read_content(session, event, self._world):
                session.dispatch(event.name, whole)
                continue
            without_content = without_content or json.dumps(event.data | HIDDEN_CONTENT)
            session.dispatch(event.name, without_content)

    def _publish_bot_state(self) -> None:
        self._world.publish("bot", {"online": self.online})
