"""The REST API: its middleware and its routes by subject."""

from ..gateway import Gateway
from ..http_interactions import HttpInteractions
from . import (
    application,
    channels,
    emojis,
    guilds,
    interactions,
    members,
    messages,
    reactions,
    roles,
    threads,
    webhooks,
)
from .calls import Route


def all_routes(gateway: Gateway, http: HttpInteractions) -> list[Route]:
    """Return every route, which gives bots the address of this gateway."""
    subjects = (
        *(channels, emojis, guilds, interactions, members),
        *(messages, reactions, roles, threads, webhooks),
    )
    found = application.routes(gateway, http)
    for subject in subjects:
        found += subject.routes()
    return found
