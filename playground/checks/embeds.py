"""Validation of a message's embeds."""

from ..records import Json
from .forms import Form, Path

MOST_EMBED_TEXT = 6000
"""Characters over all embeds of one message."""
MEDIA = ("http", "https", "attachment")
_SHOWN = ("title", "description", "fields", "author", "footer", "image", "thumbnail", "url")
"""An embed must have one of these."""


def check_embeds(form: Form, embeds: list[object], path: Path, files: frozenset[str]) -> None:
    """Check embeds; `files` are the names to which `attachment://` may point."""
    total = 0
    for index, embed in enumerate(embeds):
        if (read := form.mapping(embed, (*path, index))) is not None:
            total += _embed(form, read, (*path, index), files)
    if total > MOST_EMBED_TEXT:
        form.add_error(
            path,
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}",
        )


def _embed(form: Form, embed: Json, path: Path, files: frozenset[str]) -> int:
    """Check one embed, and return how many characters count in it."""
    if not any(embed.get(key) for key in _SHOWN):
        form.required((*path, "description"))
    texts = [
        form.string(embed, "title", path, 0, 256),
        form.string(embed, "description", path, 0, 4096),
    ]
    form.url(embed, "url", path)
    form.timestamp(embed, "timestamp", path)
    form.integer(embed, "color", path, 0, 0xFFFFFF)
    for key, part, most in (("footer", "text", 2048), ("author", "name", 256)):
        here = (*path, key)
        if embed.get(key) is not None and (read := form.mapping(embed[key], here)) is not None:
            texts.append(form.string(read, part, here, 0, most, required=True))
            form.url(read, "url", here)
            _media(form, read, "icon_url", here, files)
    for key in ("image", "thumbnail"):
        here = (*path, key)
        if embed.get(key) is not None and (read := form.mapping(embed[key], here)) is not None:
            _media(form, read, "url", here, files, required=True)
    for index, entry in enumerate(form.items(embed, "fields", path, 0, 25) or []):
        here = (*path, "fields", index)
        if (read := form.mapping(entry, here)) is not None:
            texts.append(form.string(read, "name", here, 1, 256, required=True))
            texts.append(form.string(read, "value", here, 1, 1024, required=True))
            form.boolean(read, "inline", here)
    return sum(len(text) for text in texts if text)


def _media(
    form: Form, body: Json, key: str, path: Path, files: frozenset[str], *, required: bool = False
) -> None:
    url = form.url(body, key, path, schemes=MEDIA, required=required)
    if url and url.lower().startswith("attachment://") and url[13:] not in files:
        form.add_error(
            (*path, key),
            "EMBED_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment '{url[13:]}' could not be found",
        )
