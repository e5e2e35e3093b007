"""The playground for tests that are not async, with a bot started in it.

pytest gets the fixture `playground` from here; see `plugin.py`.
"""

from .bot_runs import BotFailed
from .sync_people import SyncPerson, SyncReply
from .sync_playground import SyncPlayground

__all__ = ["BotFailed", "SyncPerson", "SyncPlayground", "SyncReply"]
