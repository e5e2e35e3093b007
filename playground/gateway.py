"""The WebSocket gateway, where a bot hears what happens."""

import asyncio
import json
from collections.abc import Iterable
from datetime import timedelta

from aiohttp import WSCloseCode, WSMsgType, web

from . import payloads
from .connections import Connection
from .events import Event
from .records import Guild, Json
from .sessions import VEIL, Session, hears, is_for_shard, read_shard, reads
from .snowflakes import parse_snowflake
from .stage import Stage

HEARTBEAT_INTERVAL = timedelta(seconds=41.25)
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS, INVALID, HELLO = 1, 2, 3, 4, 6, 8, 9, 10
UNKNOWN_OP, BAD_JSON, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED = range(4001, 4006)
BAD_SEQUENCE, INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4007, 4010, 4013, 4014
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS = (1 << 26) - 1


class Gateway:
    """All sessions and connections of the application."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._world = stage.world
        self._connections: dict[Connection, Session | None] = {}
        self._sessions: dict[str, Session] = {}
        self._refusals = 0
        self.url = ""
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self._world.bulletin.subscribe(self._hear)

    # Looking

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

    # Misbehaving

    def close_all(self, code: int) -> None:
        """Close every connection with a code."""
        for connection in self._connections:
            connection.close(code)

    def cut_all(self) -> None:
        """Break every connection without a word."""
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
        """Tell all sessions that they are invalid, and forget those that cannot be resumed."""
        self.send_all(INVALID, resumable)
        if not resumable:
            self._connections = dict.fromkeys(self._connections)
            self._sessions.clear()
            self._tell_bot()

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
                if message.type is not WSMsgType.TEXT or not self._read(connection, message.data):
                    break
        finally:
            if session := self._connections.pop(connection):
                session.connection = None
                self._tell_bot()
            await connection.end(writer)
        return socket

    async def stop(self) -> None:
        """Close all connections, as Discord does before it goes away."""
        for connection in list(self._connections):
            connection.close(WSCloseCode.GOING_AWAY)

    # What bots send

    def _read(self, connection: Connection, text: str) -> bool:
        """Obey one payload; return False when the connection ends with it."""
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, TypeError, KeyError, AttributeError):
            connection.close(BAD_JSON)
            return True
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
        return True

    def _identify(self, connection: Connection, data: Json) -> None:
        if self._connections[connection]:
            connection.close(ALREADY_AUTHENTICATED)
            return
        if data.get("token", "").removeprefix("Bot ") != self._world.application.token:
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
        self._greet(session)
        self._tell_bot()

    def _forget_old_sessions(self) -> None:
        detached = [each for each in self._sessions.values() if not each.connection]
        for session in detached[:-8]:
            del self._sessions[session.id]

    def _greet(self, session: Session) -> None:
        guilds = self._guilds_of(session)
        application = self._world.application
        session.dispatch("READY", json.dumps({
            "v": 10,
            "user": payloads.user(self._world.bot) | {
                "verified": True, "mfa_enabled": True, "email": None, "flags": 0, "bot": True,
            },
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
        if data.get("token", "").removeprefix("Bot ") != self._world.application.token:
            connection.close(BAD_TOKEN)
            return
        session = self._sessions.get(data.get("session_id") or "")
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
        self._tell_bot()

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(parse_snowflake(data.get("guild_id")) or 0)
        if guild is None:
            return
        wanted = data.get("user_ids")
        ids = wanted if isinstance(wanted, list) else [wanted] if wanted else None
        query = (data.get("query") or "").lower()
        limit = data.get("limit") or len(guild.members)
        found = [
            member
            for member in guild.members.values()
            if (
                str(member.user.id) in map(str, ids)
                if ids is not None
                else member.user.name.startswith(query)
            )
        ][:limit]
        chunk = {
            "guild_id": str(guild.id),
            "members": [payloads.member(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))

    # What bots hear

    def _hear(self, event: Event) -> None:
        if not event.for_bots or not self._sessions:
            return
        interested = [
            session for session in self._sessions.values() if hears(session, event, self._world)
        ]
        if interested:
            self._dispatch(event, interested)

    def _dispatch(self, event: Event, sessions: Iterable[Session]) -> None:
        whole = json.dumps(event.data)
        veiled: str | None = None
        for session in sessions:
            if reads(session, event, self._world):
                session.dispatch(event.name, whole)
                continue
            veiled = veiled or json.dumps(event.data | VEIL)
            session.dispatch(event.name, veiled)

    def _tell_bot(self) -> None:
        self._world.tell("bot", {"online": self.online})
