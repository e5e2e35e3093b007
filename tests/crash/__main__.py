"""`python -m tests.crash --kills 100 --seed 1`: the long form of the crash test.

With `--database postgres` a server is started for it, which crashes or hangs now and then; with
`--database failover` two, the first of which is lost in many ways, and the second promoted; with
`--http` interactions come by HTTP.
"""

import sys
from argparse import Namespace
from pathlib import Path

from tests.crash.kill_run import KillRun
from tests.databases import Maker
from tests.long_runs import run_long
from tests.processes import DISCORD_WAITS


async def crash(chosen: Namespace, made: Maker, folder: Path) -> list[str]:
    """Kill the bot under load, print the findings and return what was wrong."""
    run = KillRun(folder, made.new(), chosen.seed, DISCORD_WAITS, by_http=chosen.http)
    findings = await run.run(chosen.kills)
    print(findings)
    return findings.wrong


if __name__ == "__main__":
    sys.exit(run_long("crash", __doc__, crash, {"kills": 100, "seed": 1, "http": False}))
