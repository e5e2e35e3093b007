"""Pictures and files within embeds and components: their addresses, sizes and attachments."""

from datetime import UTC, datetime

from . import payloads
from .checks.kinds import FILE, GALLERY, THUMBNAIL, walk
from .records import Attachment, Json, Message
from .snowflakes import timestamp

ATTACHED = "attachment://"


def link_components(components: list[Json], message: Message, base_url: str) -> None:
    """Give the media of components the addresses of the files to which they point."""
    for component in walk(components):
        if component["type"] == FILE:
            found = _link(component["file"], message, base_url)
            if found:
                component |= {"name": found.filename, "size": len(found.content)}
        elif component["type"] == THUMBNAIL:
            _link(component["media"], message, base_url)
        elif component["type"] == GALLERY:
            for item in component["items"]:
                _link(item["media"], message, base_url)


def _link(media: Json, message: Message, base_url: str) -> Attachment | None:
    """Complete a media item, and return the attachment that it shows, if it does."""
    url = media["url"]
    media |= {"proxy_url": url, "width": 0, "height": 0, "loading_state": 2}
    found = _named(url, message)
    if found:
        shown = payloads.attachment(found, base_url, message.channel)
        media |= {
            "url": shown["url"],
            "proxy_url": shown["url"],
            "content_type": shown["content_type"],
            "attachment_id": shown["id"],
            "width": shown.get("width", 0),
            "height": shown.get("height", 0),
        }
    return found


def _named(url: str, message: Message) -> Attachment | None:
    """Return the attachment that an address means; None if it is an address elsewhere."""
    if not url.lower().startswith(ATTACHED):
        return None
    name = url[len(ATTACHED) :]
    return next((each for each in message.attachments if each.filename == name), None)


def link_embeds(message: Message, base_url: str) -> None:
    """Write embeds as Discord does: pictures with address and size, instants in UTC."""
    for embed in message.embeds:
        for key in ("image", "thumbnail"):
            if embed.get(key):
                embed[key] = _picture(embed[key], "url", message, base_url)
        for key in ("author", "footer"):
            if embed.get(key):
                embed[key] = _picture(embed[key], "icon_url", message, base_url)
        if embed.get("timestamp"):
            instant = datetime.fromisoformat(embed["timestamp"])
            embed["timestamp"] = timestamp(
                instant if instant.tzinfo else instant.replace(tzinfo=UTC)
            )


def _picture(holder: Json, key: str, message: Message, base_url: str) -> Json:
    url = holder.get(key)
    if not url:
        return holder
    found = _named(url, message)
    if found is None:
        return holder | {f"proxy_{key}": url}
    shown = payloads.attachment(found, base_url, message.channel)
    linked = holder | {key: shown["url"], f"proxy_{key}": shown["url"]}
    if key == "url":
        linked |= {each: shown[each] for each in ("width", "height") if each in shown}
        linked["content_type"] = shown["content_type"]
    return linked
