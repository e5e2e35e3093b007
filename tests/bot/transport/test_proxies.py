"""A proxy of the environment: REST, the gateway and answers go through it, or the error says so."""

import asyncio

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from bot.model.errors import SettingsError
from bot.transport.proxies import proxy_for
from tests.bot.cards import free
from tests.bot.conftest import Setup
from tests.forward_proxy import forward_proxy
from tests.processes import OXO, environment, oxo

THROUGH = {"no_proxy": "", "NO_PROXY": ""}
REST, GATEWAY = "https://discord.com/api/v10", "wss://gateway.discord.gg"
VARIABLES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


@pytest.mark.parametrize("name", ["HTTP_PROXY", "ALL_PROXY", "http_proxy"])
async def test_all_that_the_bot_sends_goes_through_the_proxy(setup: Setup, name: str) -> None:
    playground, alice, general = setup.playground, setup.alice, setup.general
    async with forward_proxy() as proxy:
        variables = {name: proxy.address.removeprefix("http://" if "ALL" in name else "")}
        env = environment(playground, setup.settings.database_url, **THROUGH, **variables)
        process = await asyncio.create_subprocess_exec(*OXO, env=env)
        await playground.bot_ready()
        board = (await alice.slash(general, "ttt start")).message
        await alice.click(board, free(board)[0])
        process.terminate()
        assert await process.wait() == 0
        await playground.bot_gone()
    asked = " ".join(proxy.seen)
    assert "GET /api/v10/users/@me" in asked
    assert "/gateway" in asked.replace("/api/v10/gateway", "")
    assert asked.count("/callback") == 2
    code, output = await oxo(setup, "check", **THROUGH, HTTP_PROXY="127.0.0.1:1")
    assert code == 1
    assert "through the proxy 127.0.0.1:1, as DISCORD_API_BASE has it" in output


async def test_a_proxy_that_cannot_be_used_is_one_line(setup: Setup) -> None:
    for command in ("run", "check"):
        socks = {"ALL_PROXY": "socks5h://me:hidden-secret@127.0.0.1:1080"}
        code, output = await oxo(setup, command, **THROUGH, **socks)
        assert code == (RESTART_IS_NO_USE if command == "run" else 1)
        assert "ALL_PROXY is a proxy of SOCKS5H, which Oxo cannot use" in output
        assert "hidden-secret" not in output
        assert "Traceback" not in output
    async with forward_proxy() as proxy:
        direct = {"HTTP_PROXY": proxy.address, "no_proxy": "127.0.0.1", "NO_PROXY": ""}
        code, output = await oxo(setup, "check", **direct)
        assert (code, proxy.seen) == (0, []), output


@pytest.mark.parametrize(
    ("variables", "rest", "gateway"),
    [
        ({}, None, None),
        ({"https_proxy": "http://p:1"}, "http://p:1", "http://p:1"),
        ({"http_proxy": "http://p:1"}, None, None),
        ({"all_proxy": "p:1"}, "http://p:1", "http://p:1"),
        ({"all_proxy": "socks5://p:1", "https_proxy": "http://p:2"}, "http://p:2", "http://p:2"),
        ({"https_proxy": "http://p:1", "no_proxy": ".discord.com"}, None, "http://p:1"),
        ({"all_proxy": "socks5://p:1", "no_proxy": "discord.com,discord.gg"}, None, None),
        ({"https_proxy": "http://p:1", "no_proxy": "*"}, None, None),
    ],
)
def test_the_address_decides(
    variables: dict[str, str],
    rest: str | None,
    gateway: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.setenv(name, variables.get(name, ""))
    assert (proxy_for(REST), proxy_for(GATEWAY)) == (rest, gateway)


def test_another_kind_of_proxy_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("no_proxy", "")
    monkeypatch.setenv("https_proxy", "socks4://p:1")
    with pytest.raises(SettingsError, match="HTTPS_PROXY is a proxy of SOCKS4"):
        proxy_for(GATEWAY)
