"""Forms that hold a message's JSON: multipart with its files, or encoded like an address."""

import mimetypes
from collections.abc import Mapping
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, MultipartReader, StreamReader, web
from aiohttp.http_exceptions import HttpProcessingError

from .checks.messages import Upload
from .errors import refusal

BROKEN = ValueError, LookupError, RuntimeError, AssertionError, HttpProcessingError
"""What aiohttp's reader raises at a form that is none, or at the headers of a part."""


async def read_fields(request: web.Request) -> dict[str, str]:
    """Return the fields of a form that is encoded like an address."""
    text = (await request.read()).decode("utf-8", "replace")
    return dict(parse_qsl(text, keep_blank_values=True))


async def read_parts(
    headers: Mapping[str, str], content: StreamReader
) -> tuple[bytes, list[Upload]]:
    """Return the JSON text of `payload_json`, and the files. Raises DiscordError."""
    raw = b""
    uploads: list[Upload] = []
    try:
        async for part in MultipartReader(headers, content):
            if not isinstance(part, BodyPartReader):
                continue
            name = part.name or ""
            read = bytes(await part.read(decode=True))
            if name == "payload_json":
                raw = read
            elif part.filename is not None:
                number = name.removeprefix("files[").removesuffix("]")
                uploads.append(
                    Upload(
                        int(number) if number.isascii() and number.isdecimal() else len(uploads),
                        part.filename,
                        read,
                        _content_type(part),
                    )
                )
    except (*BROKEN, web.RequestPayloadError):
        raise refusal(50109) from None
    return raw, uploads


def _content_type(part: BodyPartReader) -> str:
    guessed, _ = mimetypes.guess_type(part.filename or "")
    return guessed or part.headers.get("Content-Type") or "application/octet-stream"
