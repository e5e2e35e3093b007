"""The page's own server: a socket for each open page, and faults over HTTP."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

from aiohttp import WSMsgType, web

from ..checks.commands import LOCALES
from ..context import Context
from ..events import Event
from ..faults import Faults
from ..gateway import Gateway
from ..records import Message, User
from ..snowflakes import parse_snowflake
from .fault_commands import FaultCommands
from .files import Files, only_from_here
from .frames import Frames
from .viewer import Viewer
from .views import Views


class Page:
    """All open pages of one playground."""

    def __init__(self, context: Context, gateway: Gateway, faults: Faults, web_files: Path) -> None:
        self._context = context
        self._world = context.world
        self._fault_commands = FaultCommands(context.world, faults)
        self._files = Files(context, web_files)
        self._frames = Frames(context)
        self._views = Views(context.world, gateway)
        self._viewers: set[Viewer] = set()
        self._world.events.subscribe(self._on_event)

    def add_routes(self, app: web.Application) -> None:
        """Serve the page, its files, its socket, attachments and faults."""
        self._files.add_routes(app)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_post("/page/faults", self._faults)

    async def stop(self) -> None:
        """Close all sockets."""
        for viewer in list(self._viewers):
            viewer.close()

    async def _faults(self, request: web.Request) -> web.StreamResponse:
        """Make something go wrong, as `{"do": name, …}` asks."""
        only_from_here(request)
        try:
            self._fault_commands.run(await request.json())
        except (ValueError, TypeError, LookupError, AttributeError, OverflowError) as error:
            return web.json_response({"error": f"{type(error).__name__}: {error}"}, status=400)
        return web.json_response({"ok": True})

    # Sockets

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        only_from_here(request)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 20)
        await socket.prepare(request)
        viewer = Viewer(socket, self._person(request.query.get("person")))
        writer = asyncio.create_task(viewer.write())
        self._send_hello(viewer)
        self._viewers.add(viewer)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                self._frames.handle(viewer, message.data)
        finally:
            self._viewers.discard(viewer)
            writer.cancel()
            await _wait_for(writer)
        return socket

    def _person(self, text: str | None) -> User:
        found = self._world.users.get(parse_snowflake(text) or 0)
        return found if found and not found.bot else self._world.people[0]

    def _send_hello(self, viewer: Viewer) -> None:
        channels = [
            each for each in self._world.channels.values() if self._world.sees(viewer.person, each)
        ]
        viewer.send(
            "hello",
            me=self._views.person(viewer.person),
            **self._views.world(viewer.person),
            commands=self._views.commands(),
            bot=self._views.bot(),
            locales=sorted(LOCALES),
            messages={
                str(channel.id): [
                    self._views.message(each, viewer.person)
                    for each in self._world.shown_to(viewer.person, channel)
                ]
                for channel in channels
            },
        )

    # Events

    def _on_event(self, event: Event) -> None:
        for viewer in self._viewers:
            if event.message is not None:
                self._show(viewer, event, event.message)
            elif event.name == "commands":
                viewer.send("commands", commands=self._views.commands())
            elif event.name == "bot":
                viewer.send("bot", bot=self._views.bot())
            elif event.name == "world":
                viewer.send("world", **self._views.world(viewer.person))

    def _show(self, viewer: Viewer, event: Event, message: Message) -> None:
        if message.reader not in (None, viewer.person):
            return
        if event.name == "MESSAGE_DELETE":
            viewer.send("message_deleted", channel_id=str(message.channel.id), id=str(message.id))
        elif self._world.sees(viewer.person, message.channel):
            viewer.send("message", message=self._views.message(message, viewer.person))


async def _wait_for(task: Awaitable[None]) -> None:
    try:
        await task
    except (asyncio.CancelledError, ConnectionError):
        return
