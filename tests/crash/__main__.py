"""`python -m tests.crash --kills 100 --seed 1`: the long form of the crash test.

With `--database postgres` a server is started for it, which crashes or hangs now and then; with
`--database failover` two, the first of which is lost in many ways, and the second promoted.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.crash.kill_run import KillRun
from tests.databases import KINDS, databases
from tests.processes import DISCORD_WAITS


def main() -> int:
    """Kill the bot under load and print the findings; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--http", action="store_true", help="interactions come by HTTP")
    arguments = parser.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as name,
        databases(arguments.database, folder := Path(name)) as made,
    ):
        run = KillRun(folder, made.new(), arguments.seed, DISCORD_WAITS, by_http=arguments.http)
        findings = asyncio.run(run.run(arguments.kills))
    took = time.monotonic() - began
    print(f"{arguments.database}, seed {arguments.seed}: {findings}, in {took:.0f} s")
    for line in findings.wrong[:50]:
        print(f"  {line}")
    return 1 if findings.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
