"""`python -m tests.units FOLDER [MADE]`: the unit and its timer, by the pages' commands.

FOLDER is a clone on a machine that systemd runs, MADE what machine.sh made, if it did.
`tests/units/run` starts it.
"""

import argparse
import asyncio
from pathlib import Path

from playground import Playground
from tests.containers.host import Host
from tests.processes import BUSY_MACHINE_WAITS
from tests.units.story import Story


async def run(host: Host) -> None:
    """Be the host of a bot from its installation to its end."""
    async with Playground(port=0, answer_within=BUSY_MACHINE_WAITS) as playground:
        story = Story(host, playground)
        await story.install()
        await story.restart()
        await story.restore()
        await story.stop()
        await story.remove()


def main() -> None:
    """Read the arguments and run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.units")
    parser.add_argument("folder", type=Path)
    parser.add_argument("made", type=Path, nargs="?")
    arguments = parser.parse_args()
    asyncio.run(run(Host(arguments.folder, arguments.made)))
    print("all of it works as the pages say")


main()
