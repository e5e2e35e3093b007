"""How large a picture is, read from the beginning of its file."""

import struct

_JPEG_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers of a JPEG behind which its size stands."""


def size_of(content: bytes) -> tuple[int, int] | None:
    """Return a picture's width and height in pixels; None if it is none that we know."""
    try:
        if content.startswith(b"\x89PNG\r\n\x1a\n"):
            return _pair(">II", content, 16)
        if content[:6] in (b"GIF87a", b"GIF89a"):
            return _pair("<HH", content, 6)
        if content.startswith(b"\xff\xd8"):
            return _jpeg(content)
        if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
            return _webp(content)
    except (struct.error, IndexError):
        return None  # It ends too early.
    return None


def _pair(form: str, content: bytes, at: int) -> tuple[int, int]:
    one, other = struct.unpack_from(form, content, at)
    return one, other


def _jpeg(content: bytes) -> tuple[int, int] | None:
    at = 2
    while content[at] == 0xFF:
        marker, length = struct.unpack_from(">BH", content, at + 1)
        if marker in _JPEG_SIZES:
            height, width = _pair(">HH", content, at + 5)
            return width, height
        at += 2 + length
    return None


def _webp(content: bytes) -> tuple[int, int]:
    if content[12:16] == b"VP8X":
        width, height = (int.from_bytes(content[at : at + 3], "little") for at in (24, 27))
        return width + 1, height + 1
    if content[12:16] == b"VP8L":
        (bits,) = struct.unpack_from("<I", content, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    width, height = _pair("<HH", content, 26)
    return width & 0x3FFF, height & 0x3FFF
