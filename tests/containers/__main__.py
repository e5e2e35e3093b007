"""`python -m tests.containers FOLDER OLD [MADE]`: the compose files, by the pages' commands.

FOLDER is a clone beside a Docker, OLD the commit of the first release, MADE what machine.sh made,
if it did. `tests/containers/run` starts it.
"""

import argparse
import asyncio
import subprocess
from pathlib import Path

from playground import Playground
from tests.containers.host import Host
from tests.containers.story import Story
from tests.processes import BUSY_MACHINE_WAITS


async def run(host: Host, old: str, new: str) -> None:
    """Be the host of a bot from the commit of the first release to the end."""
    bridge = "docker network inspect bridge --format '{{(index .IPAM.Config 0).Gateway}}'"
    address = (await host.shell(bridge)).strip()
    async with Playground(port=0, host=address, answer_within=BUSY_MACHINE_WAITS) as playground:
        story = Story(host, playground)
        await story.upgrade_on_postgres(old, new)
        await story.first_release(old)
        await story.upgrade(old, new)
        await story.on_sqlite()
        await story.secret_in_a_file()
        await story.to_postgres()
        await story.on_postgres()
        await story.by_http()
        await story.back_to_sqlite()
        await story.removal()


def main() -> None:
    """Read the arguments and run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.containers")
    parser.add_argument("folder", type=Path)
    parser.add_argument("old")
    parser.add_argument("made", type=Path, nargs="?")
    arguments = parser.parse_args()
    head = ("git", "-C", str(arguments.folder), "rev-parse", "HEAD")
    new = subprocess.check_output(head, text=True).strip()
    asyncio.run(run(Host(arguments.folder, arguments.made), arguments.old, new))
    print("all of it works as the pages say")


main()
