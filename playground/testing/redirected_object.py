"""Sending a bot in this process to the playground, and nothing else that asks Discord."""

import importlib
from contextvars import ContextVar
from functools import cache

import aiohttp.client

_url: ContextVar[str] = ContextVar("_url", default="")


def redirect_what_this_task_asks(url: str) -> None:
    """Send what this task, and those that it starts, ask of Discord to the playground at `url`."""
    _change_aiohttp()
    _url.set(url)


@cache
def _change_aiohttp() -> None:
    """Change aiohttp's client, once: elsewhere `_url` is empty, which changes no address."""
    hook = importlib.import_module("..redirected.sitecustomize", __package__)
    hook.change(aiohttp.client, _url.get)
