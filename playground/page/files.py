"""Files over HTTP: the page's own, those attached to messages, and uploads."""

import mimetypes
from pathlib import Path

from aiohttp import web

from ..context import Context
from ..emojis import usable_emoji
from ..snowflakes import parse_snowflake

MOST_UPLOAD_BYTES = 25 * 1024 * 1024
SAFE = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
"""Headers with which a file from a bot or a person can do nothing in the browser."""


class Files:
    """Serves the page's files from one folder and attachments from the world."""

    def __init__(self, context: Context, web_files: Path) -> None:
        self._context = context
        self._world = context.world
        self._web_files = web_files

    def add_routes(self, app: web.Application) -> None:
        """Serve files at their addresses."""
        app.router.add_get("/", self._index)
        app.router.add_get("/web/{name:.+}", self._file)
        app.router.add_get("/attachments/{channel}/{id}/{filename}", self._attachment)
        app.router.add_get(r"/emojis/{id:\d+}{extension:(\.\w+)?}", self._emoji)
        app.router.add_post("/page/files", self._upload)

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
        kind = found.content_type.partition(";")[0].strip()
        return web.Response(body=found.content, content_type=kind, headers=SAFE)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """Serve an emoji's picture, with or without an extension, as Discord's CDN does."""
        emoji = usable_emoji(self._world, parse_snowflake(request.match_info["id"]) or 0)
        if emoji is None or emoji.image is None:
            raise web.HTTPNotFound
        kind = emoji.image.content_type
        return web.Response(body=emoji.image.content, content_type=kind, headers=SAFE)

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        """Take a file for an option or a form; answer with the id to use there."""
        only_from_here(request)
        content = await request.content.read(MOST_UPLOAD_BYTES + 1)
        if len(content) > MOST_UPLOAD_BYTES:
            raise web.HTTPRequestEntityTooLarge(MOST_UPLOAD_BYTES, len(content))
        name = request.query.get("filename") or "file"
        attachment = self._context.user_messages.upload(name, content, request.content_type)
        return web.json_response({"id": str(attachment.id), "filename": attachment.filename})


def only_from_here(request: web.Request) -> None:
    """Refuse pages of other sites, which a browser would let connect to this machine."""
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("://")[2] != request.host:
        raise web.HTTPForbidden
