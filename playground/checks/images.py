"""Pictures that come within JSON, as data URIs."""

import base64
import binascii

from ..records import Image, Json
from .forms import Form, Path

_BEGINNINGS = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)
_WEBP_IS_ANIMATED = 1 << 1
"""The bit in the flags of WebP's extended header (RFC 9649)."""


def read_image(form: Form, body: Json, key: str, path: Path, most_bytes: int) -> Image | None:
    """Read a picture such as `data:image/png;base64,…`; None if it is absent or wrong.

    Its type is read from its bytes, whatever the data URI says.
    """
    text = form.string(body, key, path, 1, required=True)
    if text is None:
        return None
    content = _decoded(text)
    image = _recognized(content) if content else None
    if image is None:
        form.add_error((*path, key), "IMAGE_INVALID", "Invalid image data")
        return None
    if len(image.content) > most_bytes:
        kilobytes = most_bytes / 1024
        form.add_error(
            (*path, key), "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {kilobytes} kb."
        )
        return None
    return image


def _decoded(text: str) -> bytes | None:
    kind, _, encoded = text.partition(";base64,")
    if not kind.startswith("data:image/"):
        return None
    try:
        return base64.b64decode(encoded, validate=True)
    except (ValueError, binascii.Error):
        return None


def _recognized(content: bytes) -> Image | None:
    for beginning, content_type in _BEGINNINGS:
        if content.startswith(beginning):
            return Image(content, content_type, animated=content_type == "image/gif")
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        extended = content[12:16] == b"VP8X" and len(content) > 20
        return Image(content, "image/webp", extended and bool(content[20] & _WEBP_IS_ANIMATED))
    if content[4:12] in (b"ftypavif", b"ftypavis"):
        return Image(content, "image/avif", content[8:12] == b"avis")
    return None
