"""Importing the bot changes nothing outside of it."""

import subprocess
import sys

SCRIPT = """
import gc, logging, pkgutil, signal, sys, threading, warnings
import aiohttp.web, babel.core, babel.dates, discord, discord.http, discord.shard, fluent.runtime

def outside():
    return {
        "api": discord.http.Route.BASE,
        "socket": discord.shard.DiscordWebSocket,
        "gateway": discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        "client": dict(vars(discord.AutoShardedClient)),
        "babel": (dict(vars(babel.core)), dict(vars(babel.dates))),
        "aiohttp": dict(vars(aiohttp)),
        "gc": (gc.get_threshold(), gc.get_freeze_count()),
        "logs": (logging.root.level, list(logging.root.handlers), logging.lastResort),
        "hooks": (sys.excepthook, sys.unraisablehook, threading.excepthook),
        "warnings": warnings.showwarning,
        "signals": [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)],
        "threads": threading.active_count(),
    }

before = outside()
import bot
for module in pkgutil.walk_packages(bot.__path__, "bot."):
    __import__(module.name)
assert "bot.transport.client" in sys.modules
after = outside()
changed = [name for name in before if before[name] != after[name]]
assert not changed, changed
"""


def test_importing_every_module_changes_no_library() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", SCRIPT], check=True)
