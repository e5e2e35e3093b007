"""A small Discord on your own machine, for trying and testing bots.

`python -m playground` starts it; in tests, `async with Playground() as playground:`.
"""

from .client.fields import Button, Choice, Field, File, Modal
from .client.person import Person
from .client.replies import InteractionFailed, Reply
from .client.snapshots import Message
from .records import Channel, Guild
from .requests import Request
from .seed import seeded
from .server import Playground
from .user_messages import Refused
from .world import World

__version__ = "1.0.0"

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
