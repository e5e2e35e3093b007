"""systemd: the unit is one it accepts, and the bot says how it is on the socket it gives."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import RESTART_IS_NO_USE
from bot.app import open_bot
from bot.operations.systemd import Systemd
from playground.tests.missing import missing
from tests.bot.conftest import Setup
from tests.bot.database_file import locked
from tests.bot.operations.test_health import http_client, unhealthy, until_unhealthy
from tests.processes import OXO, environment, free_port, needs_proc

UNIT = Path(__file__).parents[3] / "deploy" / "systemd" / "oxo.service"
UNITS = sorted(UNIT.parent.glob("*.*"))
COMMAND = UNIT.parent / "oxo"
WELL, STOPPING = "READY=1\nWATCHDOG=1", "STOPPING=1"


class Manager:
    """systemd's end of the socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address.replace("@", "\0", 1))
        self._socket.setblocking(False)

    async def heard(self) -> str:
        """The next message."""
        async with asyncio.timeout(60):
            return (await asyncio.get_running_loop().sock_recv(self._socket, 4096)).decode()

    def waiting(self) -> list[str]:
        """Every message that waits to be read."""
        messages = []
        try:
            while True:
                messages.append(self._socket.recv(4096).decode())
        except BlockingIOError:
            return messages

    def close(self) -> None:
        self._socket.close()


async def test_systemd_learns_when_the_bot_is_ready_and_when_it_stops(
    setup: Setup, tmp_path: Path
) -> None:
    with closing(Manager(str(tmp_path / "notify"))) as manager:
        url = f"sqlite:///{setup.database}"
        variables = environment(setup.playground, url, NOTIFY_SOCKET=manager.address)
        process = await asyncio.create_subprocess_exec(*OXO, env=variables)
        try:
            assert await manager.heard() == WELL
            await setup.playground.bot_ready()
            process.terminate()
            assert await manager.heard() == STOPPING
            assert await process.wait() == 0
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


@needs_proc  # Only Linux has sockets without a file.
async def test_the_watchdog_judges_as_healthz_does(setup: Setup, tmp_path: Path) -> None:
    port = free_port()
    settings = replace(setup.settings, health_port=port)
    with closing(Manager(f"@{tmp_path}")) as manager:
        systemd = Systemd(manager.address, timedelta(milliseconds=20))
        async with (
            open_bot(settings, rng=Random(1), clock=setup.clock, systemd=systemd) as bot,
            http_client(port) as get,
        ):
            assert await unhealthy(get) == {"ready"}
            assert manager.waiting() == []
            serving = asyncio.create_task(bot.start(settings.discord_token))
            for _ in range(3):
                assert await manager.heard() == WELL
            with locked(setup.database):
                await until_unhealthy(get, {"store"})
                manager.waiting()  # What it was told before.
                assert await unhealthy(get) == {"store"}
                assert manager.waiting() == []
            assert await manager.heard() == WELL
            await bot.close()
            await serving


def test_systemd_is_found_in_the_environment() -> None:
    found = Systemd.from_environment
    assert found({}) is None
    assert found({"NOTIFY_SOCKET": "/n"}) == Systemd("/n")


async def test_a_socket_that_is_gone_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()

    async def is_well() -> bool:
        asked.set()
        return True

    informing = asyncio.create_task(Systemd(str(tmp_path / "n")).inform(is_well))
    await asked.wait()
    await asyncio.sleep(0)
    assert not informing.done()
    informing.cancel()
    await asyncio.gather(informing, return_exceptions=True)
    assert caplog.text.count("systemd cannot be notified") == 2


@pytest.fixture
def units(tmp_path: Path) -> list[str]:
    """The units, with a program that is there in place of the installed one."""
    if shutil.which("systemd-analyze") is None:
        missing("systemd-analyze", "systemd")
    for unit in UNITS:
        (tmp_path / unit.name).write_text(
            unit.read_text().replace("/opt/oxo/bin/oxo", sys.executable)
        )
    return [str(tmp_path / unit.name) for unit in UNITS]


@pytest.mark.parametrize(
    "command",
    [("verify",), ("security", "--offline=true", "--threshold=15")],
    ids=["verify", "security"],
)
def test_systemd_accepts_the_units(units: list[str], command: tuple[str, ...]) -> None:
    chosen = [unit for unit in units if command == ("verify",) or unit.endswith(".service")]
    done = subprocess.run(
        ["systemd-analyze", *command, *chosen], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "oxo" not in done.stderr


def test_what_a_restart_cannot_mend_is_left_alone() -> None:
    (statuses,) = re.findall(r"^RestartPreventExitStatus=(.*)$", UNIT.read_text(), re.MULTILINE)
    assert statuses.split() == [str(RESTART_IS_NO_USE), "EXEC", "CREDENTIALS"]


def test_a_command_gets_what_the_service_gets() -> None:
    unit = dict(re.findall(r"^(\w+)=(.+)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE))
    command = COMMAND.read_text(encoding="utf-8")
    given = dict(re.findall(r'--property=(\w+)="?([^"\s]+)', command))
    for name in ("DynamicUser", "User", "StateDirectory", "StateDirectoryMode", "UMask"):
        assert given[name] == unit[name]
    for name in ("LoadCredential", "EnvironmentFile"):
        assert given[name] == unit[name]
    assert given["WorkingDirectory"] == unit["WorkingDirectory"].replace("%S", "/var/lib")
    (name,) = re.findall(r"--unit=(\S+)", command)
    assert f"DISCORD_TOKEN_FILE=/run/credentials/{name}.service/discord-token" in command
    assert f'{unit["ExecStart"]} "$@"' in command


def test_the_backup_unit_keeps_the_newest_fourteen(tmp_path: Path) -> None:
    text = (UNIT.parent / "oxo-backup.service").read_text(encoding="utf-8").replace("%%", "%")
    (start,) = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", text, re.MULTILINE)
    (then,) = re.findall(r"^ExecStartPost=/bin/sh -c '(.*)'$", text, re.MULTILINE)
    start = start.replace("/opt/oxo/bin/oxo", f"{sys.executable} -m bot")
    backups = tmp_path / "backups"
    backups.mkdir()
    old = [backups / f"oxo-2020-01-{day:02}T000000.db" for day in range(1, 21)]
    for each in old:
        each.touch()
    variables = {
        **os.environ,
        "DATABASE_URL": f"sqlite:///{tmp_path}/oxo.db",
        "ALLOW_DATA_LOSS": "yes",
        "BACKUPS": str(backups),
        "TZ": "EAST-14",
    }
    for command in (f"{sys.executable} -m bot migrate", start, then):
        subprocess.run(["sh", "-c", command], env=variables, check=True, capture_output=True)
    kept = sorted(backups.iterdir())
    assert kept[:13] == old[7:]
    assert kept[13].stat().st_size > 0
    assert kept[13].name <= f"oxo-{datetime.now(UTC):%Y-%m-%dT%H%M%S}.db", "the time is UTC's"
    assert len(kept) == 14
