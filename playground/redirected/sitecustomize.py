"""Send what a bot asks of Discord to the playground instead. Python runs this file as it starts.

It must work by itself in any bot's environment. All known libraries use aiohttp: only its client
is changed, when the bot imports it.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
ADDRESS = os.environ.get("PLAYGROUND_URL", "")
HOSTS = ("discord.com", "discordapp.com", "discordapp.net", "discord.gg")


def redirected(address: Any, playground: str) -> Any:
    """Return an address in the playground for one of Discord's, and any other as it is."""
    if not playground:
        return address
    from yarl import URL  # aiohttp needs it, too.

    url, here = URL(str(address)), URL(playground)
    host = url.host or ""
    if not any(host == each or host.endswith("." + each) for each in HOSTS):
        return address
    if url.scheme in ("ws", "wss"):
        return here.with_scheme("ws").with_path("/gateway/").with_query(url.query)
    return url.with_scheme(here.scheme).with_host(str(here.host)).with_port(here.port)


def change(client: ModuleType, playground: Callable[[], str]) -> None:
    """Make aiohttp's sessions ask the playground in Discord's place.

    `playground` returns its address, or "" for what shall go where it wants to.
    """
    session = client.ClientSession
    request, connect = session._request, session._ws_connect

    def elsewhere(self: Any, method: str, address: Any, **options: Any) -> Any:
        return request(self, method, redirected(address, playground()), **options)

    def connect_elsewhere(self: Any, address: Any, **options: Any) -> Any:
        return connect(self, redirected(address, playground()), **options)

    session._request = elsewhere
    session._ws_connect = connect_elsewhere


class _Finder(importlib.abc.MetaPathFinder):
    """Finds aiohttp's client once, and has it changed as soon as it is loaded."""

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the real module's spec with a loader that changes it."""
        if fullname != "aiohttp.client":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is None or spec.loader is None:
            return None
        execute = spec.loader.exec_module

        def execute_changed(module: ModuleType) -> None:
            execute(module)
            change(module, lambda: ADDRESS)

        spec.loader.exec_module = execute_changed  # type: ignore[method-assign]  # Wraps it.
        return spec


def run_the_other() -> None:
    """Run the sitecustomize that this one has hidden, if there is one."""
    elsewhere = [each for each in sys.path if Path(each or ".").resolve() != HERE]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", elsewhere)
    if spec and spec.loader:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


if ADDRESS:
    sys.meta_path.insert(0, _Finder())
if __name__ == "sitecustomize":
    run_the_other()
