"""What a host does with the compose files, and a game that goes on meanwhile."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from playground import Playground
from playground.errors import DiscordError
from tests.containers.host import ROOT, Host, commands
from tests.containers.long_game import SOON, LongGame

README, SCALING = "README.md", "docs/scaling.md"
HOSTING, BACKUPS, UPGRADING, INSTALLING = (
    f"docs/hosting/{page}.md" for page in ("README", "backups", "upgrading", "installing")
)

NEW_VERSION = (UPGRADING, "| compose |", "; with `OXO_IMAGE`")
"""Where the commands stand that start another version."""

LISTED = "docker compose run --rm oxo ls /data"

BEFORE = "2026-01-01"
"""The day that the dump from before an upgrade is of."""

SCALE, HTTP = ("oxo-0-1", "oxo-2-3"), ("oxo-1", "oxo-2")
PASSWORD = "1234567890abcdef"
WITH_PROJECT = "--filter label=com.docker.compose.project=oxo"


async def until(condition: Callable[[], Awaitable[object]]) -> None:
    """Ask every second until it is so. Raises TimeoutError if that takes too long."""
    end = time.monotonic() + SOON.total_seconds()
    while not await condition():
        if time.monotonic() > end:
            raise TimeoutError
        await asyncio.sleep(1)


class Story:
    """The chapters of a host's life, in the order of `python -m tests.containers`."""

    def __init__(self, host: Host, playground: Playground) -> None:
        self._host = host
        self._playground = playground
        self._game = LongGame(playground)
        self._volume = ""

    async def upgrade_on_postgres(self, old: str, new: str) -> None:
        """Upgrade PostgreSQL's compose file from the first release, go back, and upgrade again."""
        scale = {"COMPOSE_FILE": "compose.scale.yaml", "DATABASE_PASSWORD": PASSWORD}
        await self._begin(old, DATABASE_URL="", **scale)
        self._host.check_out(new)
        self._host.write_env(COMPOSE_FILE="deploy/compose.scale.yaml")
        await self._host.shell("docker compose up -d --wait database")
        dump = f"--file=/backups/oxo-{BEFORE}.dump"
        await self._host.shell(f"docker compose run --rm backup pg_dump --format=custom {dump}")
        plies = self._game.plies
        await self._follow(commands(*NEW_VERSION))
        await self._game.move()
        await self._all_well("database", *SCALE)
        steps = commands(BACKUPS, "restore one into an empty database", "What was there")
        await self._follow(steps[:-1], DATE=BEFORE)  # The last starts what was upgraded.
        self._game.plies = plies
        self._host.check_out(old)
        self._host.write_env(COMPOSE_FILE="compose.scale.yaml")
        await self._host.shell("docker compose up -d")
        await self._game.move()
        self._host.check_out(new)
        self._host.write_env(COMPOSE_FILE="deploy/compose.scale.yaml")
        await self._follow(commands(*NEW_VERSION))
        await self._game.move()
        await self._all_well("database", *SCALE)
        await self._host.shell("docker compose down --volumes")

    async def first_release(self, old: str) -> None:
        """Start what the first release was, as its README said, and a game."""
        await self._begin(old)

    async def upgrade(self, old: str, new: str) -> None:
        """Upgrade, go back to the database that is kept before it, and upgrade again."""
        plies = self._game.plies
        await self._upgrade(new)
        (kept,) = re.findall(r"oxo\.db\.schema-\S+", await self._host.shell(LISTED))
        steps = commands(BACKUPS, "To restore:", "To check an old one")
        steps = [each.replace("/backups/oxo-DATE.db", f"/data/{kept}") for each in steps]
        await self._follow(steps[:-1])  # The last starts what was upgraded.
        self._game.plies = plies
        self._host.check_out(old)
        await self._follow(commands(*NEW_VERSION))
        await self._game.move()
        await self._upgrade(new)

    async def on_sqlite(self) -> None:
        """Check, start in vain, be killed, go back to a backup, stop and start."""
        await self._follow(commands(README, "is always allowed."))
        vain = "docker compose run --rm -e DISCORD_TOKEN='a b' oxo"
        assert "Traceback" not in await self._host.shell(vain, status=78)
        await self._kill("oxo")
        await self._game.move()
        day = await self._backed_up("db")
        plies = self._game.plies
        await self._game.move()
        await self._game.move()
        await self._follow(commands(BACKUPS, "## Docker, with SQLite"), DATE=day)
        self._game.plies = plies
        await self._game.move()
        await self._stop("oxo")
        await self._host.shell("docker compose start oxo")
        await self._game.move()

    async def secret_in_a_file(self) -> None:
        """Give the token in a file, as the page says, and then in `.env` again."""
        page = (ROOT / HOSTING).read_text(encoding="utf-8").partition("## Secrets in files")[2]
        files = (self._host.path / "compose.override.yaml", self._host.path / "discord-token")
        files[0].write_text(page.split("```yaml\n")[1].partition("```")[0], encoding="utf-8")
        files[1].write_text(self._playground.bot_token, encoding="utf-8")
        files[1].chmod(0o600)
        self._host.write_env(DISCORD_TOKEN="")
        (owner,) = re.findall(r"`(sudo chown [^`]+)`", page)
        await self._host.shell(owner)
        await self._host.shell("docker compose up -d")
        await self._game.move()
        self._host.write_env(DISCORD_TOKEN=self._playground.bot_token)
        for file in files:
            file.unlink()
        await self._host.shell("docker compose up -d")
        await self._game.move()

    async def to_postgres(self) -> None:
        """Move from the file to PostgreSQL and two processes of two shards."""
        steps = commands(SCALING, "With compose, from `compose.yaml`", "Every other command")
        await self._follow(steps[:2])
        volumes = await self._host.shell("docker volume ls")
        (self._volume,) = re.findall(r"\S+_oxo-data\b", volumes)
        self._host.write_env(
            COMPOSE_FILE="deploy/compose.scale.yaml", DATABASE_PASSWORD=PASSWORD, DATABASE_URL=""
        )
        await self._follow(steps[2:], VOLUME=self._volume)
        await self._game.move()
        await self._all_well("database", *SCALE)

    async def on_postgres(self) -> None:
        """Be killed, go back to a dump, and move to another server of PostgreSQL."""
        await self._kill("oxo-0-1")
        await self._kill("database")
        await self._game.move()
        day = await self._backed_up("dump")
        plies = self._game.plies
        await self._game.move()
        await self._follow(commands(BACKUPS, "## Docker, with PostgreSQL"), DATE=day)
        self._game.plies = plies
        await self._game.move()
        await self._stop(*SCALE)
        steps = commands(UPGRADING, "## A new PostgreSQL", "The old volume")
        await self._follow(steps[:3])
        file = self._host.path / "deploy" / "compose.scale.yaml"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("oxo-database:", "oxo-database-18:"), encoding="utf-8")
        await self._follow(steps[3:])
        await self._game.move()
        await self._host.shell("docker volume rm oxo_oxo-database")

    async def by_http(self) -> None:
        """Take interactions by HTTP in two equal processes behind Caddy, on the same database."""
        await self._host.shell("docker compose down")
        file = self._host.path / "deploy" / "compose.http.yaml"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("oxo-database:", "oxo-database-18:"), encoding="utf-8")
        # Without TLS: Let's Encrypt gives a certificate only to who is reached from outside.
        self._host.write_env(COMPOSE_FILE="deploy/compose.http.yaml", OXO_DOMAIN="http://127.0.0.1")
        await self._follow(commands(SCALING, "## By HTTP", "Or run behind"))
        await until(self._is_reached)
        await self._game.move()
        await self._all_well("database", *HTTP)
        for service in HTTP:
            await self._host.shell(f"docker compose stop {service}")
            await self._game.move()
            await self._host.shell(f"docker compose start {service}")
            await self._all_well(service)
        await self._kill("proxy")
        await until(self._is_reached)
        await self._game.move()
        await self._stop(*HTTP)
        await self._host.shell("docker compose down")
        await self._playground.http_interactions.use(None)

    async def back_to_sqlite(self) -> None:
        """Move back to the file with what was played since."""
        self._host.write_env(COMPOSE_FILE="deploy/compose.scale.yaml", OXO_DOMAIN="")
        await self._host.shell("docker compose up -d")
        await self._game.move()
        steps = commands(SCALING, "Back to a file", "By hand:")
        await self._follow(steps[:3], VOLUME=self._volume)
        self._host.write_env(COMPOSE_FILE="")
        await self._follow(steps[3:])
        await self._game.move()

    async def removal(self) -> None:
        """Remove everything, and look for what is left of it."""
        self._host.write_env(COMPOSE_FILE="deploy/compose.http.yaml", OXO_DOMAIN="oxo.example.org")
        await self._follow(commands(INSTALLING, "## Removing it"))
        self._host.write_env(COMPOSE_FILE="")
        await self._follow(commands(INSTALLING, "## Removing it"))
        for what in ("container ls --all", "volume ls", "network ls"):
            assert not await self._host.shell(f"docker {what} --quiet {WITH_PROJECT}")
        assert not await self._host.shell("docker image ls --quiet localhost/oxo")

    async def _begin(self, old: str, **variables: str) -> None:
        """Start the first release as its README said, and a game."""
        self._host.check_out(old)
        await self._host.shell("cp .env.example .env")
        token, address = self._playground.bot_token, self._playground.api_base
        self._host.write_env(DISCORD_TOKEN=token, DISCORD_API_BASE=address, **variables)
        await self._host.shell("docker compose up -d")
        self._game = LongGame(self._playground)
        await self._game.begin()

    async def _upgrade(self, new: str) -> None:
        self._host.check_out(new)
        await self._follow(commands(*NEW_VERSION))
        await self._game.move()
        await self._all_well("oxo")

    async def _follow(self, steps: list[str], **words: str) -> None:
        """Run commands of a page, with these in place of the words that stand for others."""
        assert steps
        for step in steps:
            for word, meant in words.items():
                step = step.replace(word, meant)
            await self._host.shell(step)

    async def _all_well(self, *healthy: str) -> None:
        """Wait until every container runs, and these are healthy."""

        async def is_so() -> bool:
            shown = "{{.Service}} {{or .Health .State}}"
            printed = await self._host.shell(f"docker compose ps --all --format '{shown}'")
            states = dict(line.split() for line in printed.splitlines())
            return {*states.values()} <= {"healthy", "running"} and {*healthy} <= {
                name for name, state in states.items() if state == "healthy"
            }

        await until(is_so)

    async def _is_reached(self) -> bool:
        """Have interactions posted to the proxy, if a bot answers behind it."""
        try:
            await self._playground.http_interactions.use("http://127.0.0.1/interactions")
        except DiscordError:
            return False
        return True

    async def _inspect(self, service: str, state: str) -> list[str]:
        container = f"$(docker compose ps --all --quiet {service})"
        return (await self._host.shell(f"docker inspect --format '{state}' {container}")).split()

    async def _kill(self, service: str) -> None:
        """Kill a container's process as the kernel does that lacks memory; Docker restarts it."""
        pid = "{{.State.Pid}}"
        (killed,) = await self._inspect(service, pid)
        await self._host.shell(f"kill -9 {killed} || sudo kill -9 {killed}")

        async def is_back() -> bool:
            return await self._inspect(service, pid) not in ([killed], ["0"])

        await until(is_back)

    async def _stop(self, *services: str) -> None:
        """Stop services, and assert that each ended by itself and well."""
        await self._host.shell(f"docker compose stop {' '.join(services)}")
        for service in services:
            ended = await self._inspect(service, "{{.State.ExitCode}} {{.State.OOMKilled}}")
            assert ended == ["0", "false"]

    async def _backed_up(self, ending: str) -> str:
        """Have the service `backup` make today's copy once more; return the day."""
        name = f"oxo-{datetime.now(UTC):%F}.{ending}"
        await self._host.shell(f"docker compose exec -T backup rm -f /backups/{name}")

        async def is_there() -> bool:
            return name in await self._host.shell("docker compose exec -T backup ls /backups")

        await until(is_there)
        return name[4:14]
