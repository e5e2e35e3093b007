"""The REST API: its middleware and its routes by subject."""

from ..gateway import Gateway
from ..http_interactions import HttpInteractions
from . import application, channels, emojis, guilds, interactions
from .calls import Route


def all_routes(gateway: Gateway, http: HttpInteractions) -> list[Route]:
    """Return every route, which gives bots the address of this gateway."""
    return [
        *application.routes(gateway, http),
        *channels.routes(),
        *interactions.routes(),
        *guilds.routes(),
        *emojis.routes(),
    ]
