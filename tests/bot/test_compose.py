"""The compose files, by Compose's own rules: what stands in `.env` wins, nothing is left out."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from bot.transport.http_entrance import PATH
from tests.bot.compose_file import FILES, ROOT, Refused, composed, environment, image_environment

REQUIRED = {"DISCORD_TOKEN": "secret", "DATABASE_PASSWORD": "abc", "OXO_DOMAIN": "oxo.example.org"}

SET = {
    "DATABASE_URL": "postgresql://oxo:abc@elsewhere/oxo",
    "DISCORD_API_BASE": "https://proxy.example.org/api/v10",
    "HEALTH_PORT": "9000",
    "HEALTH_HOST": "127.0.0.2",
    "WATCHDOG_SECONDS": "",
    "KEEP_GAMES_DAYS": "365",
    "ALLOW_DATA_LOSS": "yes",
    "LOG_LEVEL": "DEBUG",
    "LOG_FORMAT": "json",
    "INTERACTIONS_PORT": "9001",
    "INTERACTIONS_HOST": "127.0.0.3",
    "SENTRY_DSN": "https://key@sentry.example.org/1",
}
"""Other values than any that a file sets."""

TOGETHER = {"SHARD_COUNT", "SHARD_IDS"}
"""What one compose file sets for each process, since every shard has to be served once."""

THEIRS = ("database", "proxy", "backup")


def bots(file: str, variables: dict[str, str]) -> dict[str, Any]:
    services = composed(file, variables)
    return {name: each for name, each in services.items() if name not in THEIRS}


@pytest.mark.parametrize("file", FILES)
def test_what_stands_in_the_env_file_wins(file: str) -> None:
    names = {field.name.upper() for field in fields(Settings)}
    assert {*SET, *TOGETHER, "DISCORD_TOKEN"} == names
    variables = REQUIRED | SET
    for service in bots(file, variables).values():
        got = environment(service, variables)
        assert {name: got[name] for name in variables} == variables


@pytest.mark.parametrize("file", FILES)
def test_a_token_and_a_password_are_enough(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {field.name.upper() for field in fields(Settings)}
    served: list[int] = []
    for service in bots(file, REQUIRED).values():
        got = environment(service, REQUIRED)
        assert {*service.get("environment", {})} <= known
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
def test_a_password_is_asked_for(file: str) -> None:
    with pytest.raises(Refused, match="DATABASE_PASSWORD: letters and digits"):
        composed(file, {"OXO_DOMAIN": "oxo.example.org"})


@pytest.mark.parametrize("file", FILES[1:])
def test_a_file_for_several_processes_is_refused(file: str) -> None:
    # The bot starts on no file in memory, so an old `.env` with SQLite does not go unnoticed.
    assert all("/data" in service["tmpfs"] for service in bots(file, REQUIRED).values())


@pytest.mark.parametrize("file", FILES)
def test_every_container_of_the_bot_is_confined(file: str) -> None:
    ours = [*bots(file, REQUIRED).values(), composed(file, REQUIRED)["backup"]]
    for service in ours:
        assert service["read_only"]
        assert "/tmp" in service["tmpfs"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert {"mem_limit", "pids_limit"} <= service.keys()


@pytest.mark.parametrize("file", FILES)
def test_every_container_comes_back_and_its_log_stays_small(file: str) -> None:
    for service in composed(file, REQUIRED).values():
        assert service["restart"] == "unless-stopped"
        assert service["logging"]["driver"] == "local"
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}


@pytest.mark.parametrize("file", FILES)
def test_images_are_built_here_published_by_us_or_pinned(file: str) -> None:
    published = "ghcr.io/somebody/oxo:1.1"
    for variables, image in ((REQUIRED, "localhost/oxo"), ({"OXO_IMAGE": published}, published)):
        for service in composed(file, REQUIRED | variables).values():
            if "build" in service:
                folder = (ROOT / file).parent / service["build"]
                assert folder.resolve() == ROOT
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
def test_the_proxy_knows_every_process(port: str) -> None:
    file = "deploy/compose.http.yaml"
    variables = REQUIRED | ({} if port == "8090" else {"INTERACTIONS_PORT": port})
    proxy = composed(file, variables)["proxy"]
    (mount,) = (each for each in proxy["volumes"] if each.endswith(":/etc/caddy/Caddyfile:ro"))
    caddyfile = (ROOT / file).parent / Path(mount.partition(":")[0])
    (line,) = re.findall(r"reverse_proxy (.+) {", caddyfile.read_text(encoding="utf-8"))
    line = re.sub(r"\{\$(\w+)\}", lambda name: proxy["environment"][name[1]], line)
    assert line.split() == [PATH, *(f"{name}:{port}" for name in bots(file, variables))]
