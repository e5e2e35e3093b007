"""REST: the emoji of the application, which it can use everywhere."""

import re

from .. import payloads
from ..application import Application
from ..checks.forms import Form
from ..checks.images import read_image
from ..errors import refusal
from ..records import Emoji, Json
from .calls import Call, Route

MOST_EMOJIS = 2000
MOST_IMAGE_BYTES = 256 * 1024
_NAME = re.compile(r"\w+", re.ASCII)


def routes() -> list[Route]:
    """Return the routes."""
    emojis = "/applications/{application_id}/emojis"
    return [
        Route("GET", emojis, _list),
        Route("POST", emojis, _create, status=201),
        Route("GET", emojis + "/{emoji_id}", _get),
        Route("PATCH", emojis + "/{emoji_id}", _rename),
        Route("DELETE", emojis + "/{emoji_id}", _delete),
    ]


def _application(call: Call) -> Application:
    application = call.context.world.application
    if call.id("application_id") != application.id:
        raise refusal(20012)
    return application


def _shown(call: Call, emoji: Emoji) -> Json:
    return payloads.emoji(emoji) | {"user": payloads.user(call.context.world.bot)}


def _list(call: Call) -> Json:
    return {"items": [_shown(call, each) for each in _application(call).emojis.values()]}


def _emoji(call: Call) -> Emoji:
    emoji = _application(call).emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise refusal(10014)
    return emoji


def _get(call: Call) -> Json:
    return _shown(call, _emoji(call))


def _create(call: Call) -> Json:
    world, application = call.context.world, _application(call)
    form = Form()
    name = _name(form, call.form, application, own=None)
    image = read_image(form, call.form, "image", (), MOST_IMAGE_BYTES)
    form.finish()
    if len(application.emojis) >= MOST_EMOJIS:
        raise refusal(30008)
    assert name is not None
    assert image is not None
    emoji = Emoji(world.snowflakes.next(), name, image=image)
    application.emojis[emoji.id] = emoji
    world.publish("world", {})
    return _shown(call, emoji)


def _rename(call: Call) -> Json:
    emoji = _emoji(call)
    form = Form()
    name = _name(form, call.form, _application(call), own=emoji)
    form.finish()
    emoji.name = name or emoji.name
    call.context.world.publish("world", {})
    return _shown(call, emoji)


def _name(form: Form, body: Json, application: Application, own: Emoji | None) -> str | None:
    """Read a name that no other emoji of the application has."""
    name = form.string(body, "name", (), 2, 32, required=True)
    if name is None:
        return None
    if not _NAME.fullmatch(name):
        form.add_error(
            ("name",), "STRING_TYPE_REGEX", "String value did not match validation regex."
        )
    if any(each.name == name for each in application.emojis.values() if each is not own):
        form.add_error(
            ("name",),
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists",
        )
    return name


def _delete(call: Call) -> None:
    del _application(call).emojis[_emoji(call).id]
    call.context.world.publish("world", {})
