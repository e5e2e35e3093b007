"""Proxies: those of the environment, as other programs follow them."""

from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from bot.model.errors import SettingsError

SCHEMES = {"ws": "http", "wss": "https"}


def proxy_for(url: str) -> str | None:
    """Return the proxy through which to connect to `url`, None for none.

    `HTTPS_PROXY` or `HTTP_PROXY` by the address, else `ALL_PROXY`, but to no host of `NO_PROXY`.
    The library's own way leaves out `ALL_PROXY`, and websockets. Raises SettingsError if it is none
    of HTTP.
    """
    parts = urlsplit(url)
    scheme = SCHEMES.get(parts.scheme, parts.scheme)
    proxies = getproxies()
    name = scheme if scheme in proxies else "all"
    proxy = proxies.get(name)
    if not proxy or proxy_bypass(parts.netloc):
        return None
    kind, has_kind, _ = proxy.partition("://")
    if not has_kind:
        return f"http://{proxy}"
    if kind.lower() not in ("http", "https"):
        raise SettingsError(
            f"{name.upper()}_PROXY is a proxy of {kind.upper()}, which Oxo cannot use: set "
            "HTTPS_PROXY to one of HTTP (http://host:port), or NO_PROXY to discord.com,discord.gg"
        )
    return proxy
