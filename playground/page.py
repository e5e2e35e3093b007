"""The page's own API: a socket for each open page, its files, and faults over HTTP."""

import asyncio
import json
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from . import payloads
from .acts import Refused
from .answers import AnswerKind
from .composing import message_in
from .errors import DiscordError
from .events import Event
from .fault_orders import obey
from .gateway import Gateway
from .interactions import Interaction, State
from .permissions import Permission, in_guild
from .records import THREADS, Attachment, Channel, Json, Message, User
from .snowflakes import parse_snowflake
from .stage import Stage

MOST_UPLOAD_BYTES = 25 * 1024 * 1024
NO_ANSWER = "The application did not respond"


class Viewer:
    """One open page: a person looking through a socket."""

    def __init__(self, socket: web.WebSocketResponse, person: User) -> None:
        self.socket = socket
        self.person = person
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a frame after all that was sent before."""
        self._outbox.put_nowait(json.dumps({"t": kind, **fields}))

    def close(self) -> None:
        """Close the socket after all that was sent before."""
        self._outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what waits, until the socket is to be closed."""
        while (text := await self._outbox.get()) is not None:
            await self.socket.send_str(text)
        await self.socket.close(code=WSCloseCode.GOING_AWAY)


class Page:
    """All open pages of one playground."""

    def __init__(self, stage: Stage, gateway: Gateway, web_files: Path) -> None:
        self._stage = stage
        self._world = stage.world
        self._gateway = gateway
        self._web_files = web_files
        self._viewers: set[Viewer] = set()
        self._world.bulletin.subscribe(self._hear)

    def add_routes(self, app: web.Application) -> None:
        """Serve the page, its files, its socket, attachments and faults."""
        app.router.add_get("/", self._index)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_post("/page/faults", self._faults)
        app.router.add_post("/page/files", self._upload)
        app.router.add_get("/attachments/{channel}/{id}/{filename}", self._attachment)
        app.router.add_get("/web/{name:.+}", self._file)

    async def stop(self) -> None:
        """Close all sockets."""
        for viewer in list(self._viewers):
            viewer.close()

    # Files

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return self._serve(self._web_files / "index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = (self._web_files / request.match_info["name"]).resolve()
        if not path.is_relative_to(self._web_files.resolve()):
            raise web.HTTPNotFound
        return self._serve(path)

    def _serve(self, path: Path) -> web.StreamResponse:
        if not path.is_file():
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".js":
            kind = "text/javascript"
        return web.Response(
            body=path.read_bytes(),
            content_type=kind,
            charset="utf-8" if kind.startswith("text/") else None,
            headers={"Cache-Control": "no-cache"},
        )

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        number = parse_snowflake(request.match_info["id"])
        found = self._world.files.get(number or 0)
        if found is None or found.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        safe = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        kind = found.content_type.partition(";")[0].strip()
        return web.Response(body=found.content, content_type=kind, headers=safe)

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        """Take a file for an option or a form; answer with the id to use there."""
        _only_from_here(request)
        content = await request.content.read(MOST_UPLOAD_BYTES + 1)
        if len(content) > MOST_UPLOAD_BYTES:
            raise web.HTTPRequestEntityTooLarge(MOST_UPLOAD_BYTES, len(content))
        name = request.query.get("filename") or "file"
        attachment = self._stage.acts.upload(name, content, request.content_type)
        return web.json_response({"id": str(attachment.id), "filename": attachment.filename})

    async def _faults(self, request: web.Request) -> web.StreamResponse:
        """Make something go wrong, as `{"do": name, …}` says."""
        _only_from_here(request)
        try:
            obey(self._stage, await request.json())
        except (ValueError, TypeError, KeyError, LookupError) as error:
            return web.json_response({"error": f"{type(error).__name__}: {error}"}, status=400)
        return web.json_response({"ok": True})

    # Sockets

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        _only_from_here(request)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 20)
        await socket.prepare(request)
        viewer = Viewer(socket, self._person(request.query.get("person")))
        writer = asyncio.create_task(viewer.write())
        self._greet(viewer)
        self._viewers.add(viewer)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                self._read(viewer, message.data)
        finally:
            self._viewers.discard(viewer)
            writer.cancel()
            await _ended(writer)
        return socket

    def _person(self, text: str | None) -> User:
        found = self._world.users.get(parse_snowflake(text) or 0)
        return found if found and not found.bot else self._world.people[0]

    def _greet(self, viewer: Viewer) -> None:
        channels = [
            each for each in self._world.channels.values() if self._world.sees(viewer.person, each)
        ]
        viewer.send(
            "hello",
            me=self._shown_person(viewer.person),
            **self._shown_world(viewer.person),
            commands=self._commands(),
            bot=self._bot(),
            messages={
                str(channel.id): [
                    self._shown_message(each, viewer.person)
                    for each in self._world.shown_to(viewer.person, channel)
                ]
                for channel in channels
            },
        )

    def _shown_world(self, person: User) -> Json:
        dms = [each for each in self._world.channels.values() if person in each.recipients]
        return {
            "people": [self._shown_person(each) for each in self._world.users.values()],
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "channels": [
                        _shown_channel(each)
                        for each in guild.channels.values()
                        if self._world.sees(person, each)
                    ],
                    "roles": [
                        {"id": str(role.id), "name": role.name} for role in guild.roles.values()
                    ],
                    "members": [str(each) for each in guild.members],
                }
                for guild in self._world.guilds.values()
                if person.id in guild.members
            ],
            "dms": [_shown_channel(each) for each in dms if each.guild is None],
        }

    def _shown_person(self, user: User) -> Json:
        guild = next(iter(self._world.guilds.values()), None)
        held = in_guild(guild, user) if guild else Permission(0)
        shown: Json = {
            "id": str(user.id),
            "name": user.name,
            "display_name": user.display_name,
            "avatar": user.colour,
            "locale": user.locale,
            "permissions": [each.name for each in Permission if each in held],
        }
        return shown | {"bot": True} if user.bot else shown

    def _commands(self) -> list[Json]:
        application = self._world.application
        local = [each for some in application.guild_commands.values() for each in some.values()]
        return [*application.commands.values(), *local]

    def _bot(self) -> Json:
        bot = self._world.bot
        return {"id": str(bot.id), "name": bot.name, "online": self._gateway.online}

    def _shown_message(self, message: Message, person: User) -> Json:
        return payloads.message(message, self._world.base_url) | {
            "ephemeral": message.ephemeral,
            "pings_me": person.id in message.pinged,
        }

    # What happens

    def _hear(self, event: Event) -> None:
        for viewer in self._viewers:
            if event.message is not None:
                self._show(viewer, event, event.message)
            elif event.name == "commands":
                viewer.send("commands", commands=self._commands())
            elif event.name == "bot":
                viewer.send("bot", bot=self._bot())
            elif event.name == "world":
                viewer.send("world", **self._shown_world(viewer.person))

    def _show(self, viewer: Viewer, event: Event, message: Message) -> None:
        if message.reader not in (None, viewer.person):
            return
        if event.name == "MESSAGE_DELETE":
            viewer.send("message_deleted", channel_id=str(message.channel.id), id=str(message.id))
        elif self._world.sees(viewer.person, message.channel):
            viewer.send("message", message=self._shown_message(message, viewer.person))

    # What people do

    def _read(self, viewer: Viewer, text: str) -> None:
        nonce: object = None
        try:
            frame = json.loads(text)
            nonce = frame.get("nonce")
            _FRAMES[frame["t"]](self, viewer, frame)
        except Refused as refused:
            viewer.send("failed", nonce=nonce, reason=str(refused))
        except DiscordError as error:
            viewer.send("failed", nonce=nonce, reason=error.message)
        except (ValueError, TypeError, KeyError, LookupError, AttributeError) as error:
            viewer.send("failed", nonce=nonce, reason=f"malformed frame: {error!r}")

    def _on_end(self, viewer: Viewer, frame: Json) -> Callable[[Interaction], None]:
        nonce = frame.get("nonce")

        def end(interaction: Interaction) -> None:
            answer = interaction.answer
            if interaction.state is State.FAILED or answer is None:
                viewer.send("failed", nonce=nonce, reason=NO_ANSWER)
                return
            if answer.kind is AnswerKind.CHOICES:
                viewer.send("choices", nonce=nonce, choices=list(answer.choices))
                return
            viewer.send("ack", nonce=nonce)
            if answer.kind is AnswerKind.MODAL:
                viewer.send("modal", interaction_id=str(interaction.id), **answer.modal)

        return end

    def _channel(self, frame: Json) -> Channel:
        return self._world.channels[int(frame["channel_id"])]

    def _message(self, frame: Json) -> Message:
        return message_in(self._channel(frame), int(frame["message_id"]))

    def _command(self, viewer: Viewer, frame: Json) -> None:
        target = frame.get("target_id")
        options = frame.get("options") or []
        self._stage.acts.command(
            viewer.person,
            self._channel(frame),
            int(frame["command_id"]),
            options,
            target_id=None if target is None else int(target),
            attachments=self._attached(options),
            focused=frame["t"] == "autocomplete",
            on_end=self._on_end(viewer, frame),
        )

    def _attached(self, values: object) -> list[Attachment]:
        """Return the uploaded files to which any value within points."""
        if isinstance(values, list):
            return [found for each in values for found in self._attached(each)]
        if isinstance(values, dict):
            inner = [values.get(key) for key in ("options", "components", "component")]
            found = self._attached(inner)
            if values.get("type") == 11:
                found += self._attached([values.get("value")])
            if values.get("type") == 19:
                found += self._attached(values.get("values"))
            return found
        number = parse_snowflake(values)
        file = self._world.files.get(number) if number is not None else None
        return [file] if file else []

    def _component(self, viewer: Viewer, frame: Json) -> None:
        message = self._message(frame)
        self._stage.acts.component(
            viewer.person,
            message.channel,
            message,
            str(frame["custom_id"]),
            int(frame["component_type"]),
            frame.get("values"),
            on_end=self._on_end(viewer, frame),
        )

    def _submit(self, viewer: Viewer, frame: Json) -> None:
        trigger = self._stage.interactions.find(int(frame["interaction_id"]))
        if trigger is None:
            raise Refused("this form is gone")
        components = frame["components"]
        self._stage.acts.submit(
            viewer.person,
            trigger,
            str(frame["custom_id"]),
            components,
            self._attached(components),
            on_end=self._on_end(viewer, frame),
        )

    def _say(self, viewer: Viewer, frame: Json) -> None:
        self._stage.acts.say(viewer.person, self._channel(frame), str(frame["content"]))
        viewer.send("ack", nonce=frame.get("nonce"))

    def _dismiss(self, viewer: Viewer, frame: Json) -> None:
        number = int(frame["message_id"])
        for channel in self._world.channels.values():
            if message := channel.messages.get(number):
                self._stage.acts.dismiss(viewer.person, message)
                return
        raise Refused("this message is gone")

    def _delete(self, viewer: Viewer, frame: Json) -> None:
        self._stage.acts.delete(viewer.person, self._message(frame))


_FRAMES: dict[str, Callable[[Page, Viewer, Json], None]] = {
    "command": Page._command,
    "autocomplete": Page._command,
    "component": Page._component,
    "modal_submit": Page._submit,
    "say": Page._say,
    "dismiss": Page._dismiss,
    "delete": Page._delete,
}


def _shown_channel(channel: Channel) -> Json:
    kind = "thread" if channel.kind in THREADS else "text" if channel.guild else "dm"
    shown: Json = {
        "id": str(channel.id),
        "name": channel.name,
        "kind": kind,
        "guild_id": str(channel.guild.id) if channel.guild else None,
    }
    if channel.parent:
        shown["parent_id"] = str(channel.parent.id)
    if channel.guild is None:
        shown["recipients"] = [str(each.id) for each in channel.recipients]
    return shown


def _only_from_here(request: web.Request) -> None:
    """Refuse pages of other sites, which a browser would let connect to this machine."""
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("://")[2] != request.host:
        raise web.HTTPForbidden


async def _ended(task: Awaitable[None]) -> None:
    try:
        await task
    except (asyncio.CancelledError, ConnectionError):
        return
