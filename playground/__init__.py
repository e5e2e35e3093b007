"""A small Discord on your own machine, for trying and testing bots.

`python -m playground` starts it; in tests, `async with Playground() as playground:`.
"""

from .acts import Refused
from .client import InteractionFailed, Person, Reply
from .records import Channel, Guild
from .requests import Request
from .server import Playground
from .snapshots import Button, Choice, Field, File, Message, Modal
from .world import World, seeded

__all__ = [
    "Button",
    "Channel",
    "Choice",
    "Field",
    "File",
    "Guild",
    "InteractionFailed",
    "Message",
    "Modal",
    "Person",
    "Playground",
    "Refused",
    "Reply",
    "Request",
    "World",
    "seeded",
]
