"""Multipart bodies: a message's JSON with the files that go with it."""

import mimetypes

from aiohttp import BodyPartReader, MultipartReader

from .checks.messages import Upload


async def read_parts(parts: MultipartReader) -> tuple[bytes, list[Upload]]:
    """Return the JSON text of `payload_json`, and the files."""
    raw = b""
    uploads: list[Upload] = []
    async for part in parts:
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        content = bytes(await part.read(decode=True))
        if name == "payload_json":
            raw = content
        elif part.filename is not None:
            number = name.removeprefix("files[").removesuffix("]")
            uploads.append(
                Upload(
                    int(number) if number.isdecimal() else len(uploads),
                    part.filename,
                    content,
                    _content_type(part),
                )
            )
    return raw, uploads


def _content_type(part: BodyPartReader) -> str:
    guessed, _ = mimetypes.guess_type(part.filename or "")
    return guessed or part.headers.get("Content-Type") or "application/octet-stream"
