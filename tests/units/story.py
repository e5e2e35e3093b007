"""What a host does with systemd's unit and its timer, and a game that goes on meanwhile."""

import re

from playground import Playground
from tests.containers.host import Host, commands
from tests.containers.long_game import SOON, LongGame

HOSTING, BACKUPS = "docs/hosting/README.md", "docs/hosting/backups.md"
INSTALLING, TROUBLE = "docs/hosting/installing.md", "docs/hosting/troubleshooting.md"
SETTINGS = "/etc/oxo/oxo.env"
NAMES = "-name oxo -o -name 'oxo[-.]*' -o -name 'stamp-oxo*'"
LEFT = f"sudo find /etc /opt /run /usr/local /var {NAMES}"


class Story:
    """The chapters of a host's life, in the order of `python -m tests.units`."""

    def __init__(self, host: Host, playground: Playground) -> None:
        self._host = host
        self._playground = playground
        self._game = LongGame(playground)

    async def install(self) -> None:
        """Install it; forget the token at first, and mend that as the troubleshooting says."""
        steps = commands(HOSTING, "## As a service of systemd", program="sudo")
        (init,) = (step for step in steps if "init" in step)
        (start,) = (step for step in steps if "enable" in step)
        for step in steps[: steps.index(start)]:
            if step != init:
                await self._host.shell(step)
        await self._set(f"DISCORD_API_BASE={self._playground.api_base}")
        await self._host.shell(start, status=1)
        assert await self._shown() == ("failed", "243", "0")
        (row,) = re.findall(r".*243/CREDENTIALS.*", (self._host.path / TROUBLE).read_text())
        assert init in row
        asked = init.replace("sudo", f"sudo DISCORD_API_BASE={self._playground.api_base}")
        # What is typed before it asks is lost, so it is typed again.
        typed = f"while sleep 1; do echo {self._playground.bot_token}; done"
        await self._host.shell(f'{typed} | script --quiet --return --command "{asked}" /dev/null')
        await self._host.shell("sudo systemctl restart oxo")
        await self._game.begin()
        for step in steps[steps.index(start) + 1 :]:
            checked = await self._host.shell(step)
            assert "1 game being played" in checked, "it is not the database of the unit"
        assert await self._shown() == ("active", "0", "0")

    async def restart(self) -> None:
        """Be killed, and started again; end for a wrong setting, and stay so."""
        await self._host.shell("sudo systemctl kill --signal=KILL oxo")
        await self._playground.bot_gone(SOON)
        await self._game.move()
        assert (await self._shown())[2] == "1"
        await self._set("LOG_LEVEL=LOUD")
        await self._host.shell("sudo systemctl restart oxo", status=1)
        state, status, _ = await self._shown()
        assert (state, status) == ("failed", "78")
        assert "oxo: LOG_LEVEL" in await self._host.shell(
            "sudo journalctl --unit=oxo --lines=5 --no-pager"
        )
        await self._host.shell(f"sudo sed -i /LOUD/d {SETTINGS}")
        await self._host.shell("sudo systemctl restart oxo")
        await self._game.move()

    async def restore(self) -> None:
        """Make a backup by the timer's service, play on, and go back to it."""
        steps = commands(BACKUPS, "## systemd, with SQLite", program="sudo")
        listed = next(number for number, step in enumerate(steps) if " ls " in step)
        for step in steps[:listed]:
            await self._host.shell(step)
        timers = await self._host.shell("systemctl list-timers oxo-backup --no-pager")
        assert "oxo-backup.timer" in timers
        made = sorted(re.findall(r"oxo-\S+\.db", await self._host.shell(steps[listed])))[-1]
        plies = self._game.plies
        await self._game.move()
        for step in steps[listed + 1 :]:
            assert "DATETHHMMSS" in step or "systemctl" in step
            await self._host.shell(step.replace("oxo-DATETHHMMSS.db", made))
        self._game.plies = plies
        await self._game.move()

    async def stop(self) -> None:
        """End by itself, and well; the game is there at the next start."""
        await self._host.shell("sudo systemctl stop oxo")
        assert (await self._shown())[:2] == ("inactive", "0")
        await self._host.shell("sudo systemctl start oxo")
        await self._game.move()

    async def remove(self) -> None:
        """Remove everything, and look for what is left of it."""
        for step in commands(INSTALLING, "With systemd (without", "Else stop", program="sudo"):
            await self._host.shell(step)
        assert not await self._host.shell(LEFT)
        assert not await self._host.shell("systemctl list-unit-files --no-legend 'oxo*' || true")

    async def _set(self, line: str) -> None:
        await self._host.shell(f"echo {line} | sudo tee --append {SETTINGS}")

    async def _shown(self) -> tuple[str, str, str]:
        """Return the service's state, its last exit status, and how often it was restarted."""
        asked = "--property=ActiveState --property=ExecMainStatus --property=NRestarts"
        shown = dict(
            line.split("=")
            for line in (await self._host.shell(f"systemctl show oxo {asked}")).split()
        )
        return shown["ActiveState"], shown["ExecMainStatus"], shown["NRestarts"]
