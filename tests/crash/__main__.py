"""`python -m tests.crash --kills 100 --seed 1`: the long form of the crash test."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.crash.ordeal import Ordeal


def main() -> int:
    """Run an ordeal and print what it found; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        findings = asyncio.run(Ordeal(Path(folder), arguments.seed).run(arguments.kills))
    print(f"seed {arguments.seed}: {findings}, in {time.monotonic() - began:.0f} s")
    for line in findings.wrong[:50]:
        print(f"  {line}")
    return 1 if findings.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
