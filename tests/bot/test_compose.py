"""The compose files, as a real Compose reads them: `.env` wins, nothing is left out."""

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from bot.transport.http_entrance import PATH
from tests.bot.compose_file import (
    FILES,
    REQUIRED,
    ROOT,
    Refused,
    composed,
    environment,
    image_environment,
)

pytestmark = pytest.mark.beside

TOKEN = {"DISCORD_TOKEN": "secret"}

SET = {
    "DATABASE_URL": "postgresql://oxo:abc@elsewhere/oxo",
    "DISCORD_API_BASE": "https://proxy.example.org/api/v10",
    "HEALTH_PORT": "9000",
    "HEALTH_HOST": "127.0.0.2",
    "WATCHDOG_SECONDS": "",
    "KEEP_GAMES_DAYS": "365",
    "KEEP_LEFT_SERVERS_DAYS": "7",
    "ALLOW_DATA_LOSS": "yes",
    "LOG_LEVEL": "DEBUG",
    "LOG_FORMAT": "json",
    "INTERACTIONS_PORT": "9001",
    "INTERACTIONS_HOST": "127.0.0.3",
    "SENTRY_DSN": "https://key@sentry.example.org/1",
    "SUPPORT_URL": "https://discord.gg/invitation",
    "SOURCE_URL": "https://example.org/oxo",
}
"""Other values than any that a file sets."""

TOGETHER = {"SHARD_COUNT", "SHARD_IDS"}
"""What one compose file sets for each process, since every shard has to be served once."""

THEIRS = ("database", "proxy", "backup")

SECRETS = """\
services:
  {bot}:
    environment:
      DISCORD_TOKEN_FILE: /run/secrets/discord-token
      DATABASE_URL_FILE: /run/secrets/database-url
      DATABASE_URL: ""
    secrets: [discord-token, database-url]
secrets:
  discord-token:
    file: ./discord-token
  database-url:
    file: ./database-url
"""

Services = dict[str, dict[str, Any]]
Compose = Callable[..., Services]


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Compose:
    """The services of a file, with what it needs and more in `.env`; each is read once."""
    folder = tmp_path_factory.mktemp("clones") / "clone"

    @cache
    def read(file: str, **variables: str) -> Services:
        return composed(folder, file, TOKEN | REQUIRED[file] | variables)

    return read


def bots(services: Services) -> Services:
    return {name: each for name, each in services.items() if name not in THEIRS}


@pytest.mark.parametrize("file", FILES)
def test_what_stands_in_the_env_file_wins(file: str, services: Compose) -> None:
    names = {field.name.upper() for field in fields(Settings)}
    assert {*SET, *TOGETHER, "DISCORD_TOKEN"} == names
    for service in bots(services(file, **SET)).values():
        got = environment(service)
        assert {name: got[name] for name in SET} == SET


@pytest.mark.parametrize("file", FILES)
def test_a_token_and_a_password_are_enough(
    file: str, services: Compose, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {field.name.upper() for field in fields(Settings)}
    served: list[int] = []
    for service in bots(services(file)).values():
        got = environment(service)
        with monkeypatch.context() as patch:
            for name in known:
                patch.setenv(name, str(got.get(name, "")))
            settings = Settings.from_environment()
        assert settings.watchdog_seconds == 180
        assert (settings.health_host, settings.health_port) == ("0.0.0.0", 8081)
        served += settings.shard_ids or ()
        if file == "compose.yaml":
            assert settings.database_url == "sqlite:///oxo.db"  # In the image's folder, /data.
        else:
            assert settings.database_url == "postgresql://oxo:abc@database/oxo"
        assert (settings.interactions_port == 8090) == ("http" in file)
    assert served == (list(range(4)) if "scale" in file else [])


@pytest.mark.parametrize("file", FILES[1:])
def test_what_is_missing_is_asked_for_and_where_it_goes(file: str, tmp_path: Path) -> None:
    for name in REQUIRED[file]:
        others = {each: value for each, value in REQUIRED[file].items() if each != name}
        with pytest.raises(Refused, match=rf"{name} is missing.*in \.env with COMPOSE_FILE={file}"):
            composed(tmp_path / name, file, TOKEN | others)


@pytest.mark.parametrize("file", FILES)
def test_secrets_can_come_in_files(file: str, tmp_path: Path) -> None:
    folder = tmp_path / "clone"
    beside = "compose.override.yaml" if file == "compose.yaml" else "deploy/secrets.yaml"
    variables = {"DISCORD_TOKEN": "", **REQUIRED[file]}
    names = [*bots(composed(folder, file, variables))]
    (folder / beside).write_text(SECRETS.format(bot=names[0]), encoding="utf-8")
    both = file if file == "compose.yaml" else f"{file}:{beside}"
    service = composed(folder, both, variables)[names[0]]
    got = environment(service)
    assert (got["DISCORD_TOKEN"], got["DATABASE_URL"]) == ("", "")
    for secret in service["secrets"]:
        assert got[secret["source"].upper().replace("-", "_") + "_FILE"] == secret["target"]


@pytest.mark.parametrize("file", FILES)
def test_every_container_is_confined_and_comes_back(file: str, services: Compose) -> None:
    found = services(file)
    # The bot starts on no file in memory, so an old `.env` with SQLite does not go unnoticed. Its
    # user is not root, to whom Docker gives what is in memory.
    in_memory = {name for name, each in found.items() if "/data:mode=1777" in each["tmpfs"]}
    assert in_memory == (set() if file == "compose.yaml" else {*bots(found)})
    for name, service in found.items():
        assert service["read_only"]
        assert "/tmp" in service["tmpfs"]
        assert service["cap_drop"] == ["ALL"]
        assert ("cap_add" in service) == (name == "proxy")
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert {"mem_limit", "pids_limit"} <= service.keys()
        assert ("ulimits" in service) == (name == "proxy")
        assert service["restart"] == "unless-stopped"
        assert service["logging"]["driver"] == "json-file"  # Podman has it, too.
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}


@pytest.mark.parametrize("file", FILES)
def test_images_are_built_here_published_by_us_or_pinned(file: str, services: Compose) -> None:
    published = "ghcr.io/somebody/oxo:1.1"
    for variables, image in (({}, "localhost/oxo"), ({"OXO_IMAGE": published}, published)):
        for service in services(file, **variables).values():
            if "build" in service:
                assert Path(service["build"]["context"]).name == "clone"
                assert service["image"] == image
            else:
                assert re.fullmatch(r"[a-z]+:[\d.]+-alpine@sha256:[0-9a-f]{64}", service["image"])


@pytest.mark.parametrize("file", FILES)
def test_the_port_that_can_be_published_is_the_one_served(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    (shown,) = re.findall(r"# ports: (.*)", text)
    port = image_environment()["HEALTH_PORT"]
    assert yaml.safe_load(shown) == [f"127.0.0.1:{port}:{port}"]


@pytest.mark.parametrize("port", ["8090", "9001"])
def test_the_proxy_knows_every_process(port: str, services: Compose) -> None:
    found = services("deploy/compose.http.yaml", INTERACTIONS_PORT=port)
    proxy = found["proxy"]
    (mount,) = (each for each in proxy["volumes"] if each["target"] == "/etc/caddy/Caddyfile")
    caddyfile = Path(mount["source"]).read_text(encoding="utf-8")
    (line,) = re.findall(r"reverse_proxy (.+) {", caddyfile)
    line = re.sub(r"\{\$(\w+)\}", lambda name: proxy["environment"][name[1]], line)
    assert line.split() == [f"{name}:{port}" for name in bots(found)]
    assert re.findall(r"handle (\S+) {", caddyfile) == [PATH]
