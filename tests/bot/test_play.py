"""`make play`: the last that it prints is the address, framed, and what to type there."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PLAYGROUND = (sys.executable, "-m", "playground", "--port", "0", "--")
PLAY = (*PLAYGROUND, sys.executable, "-m", "bot")


async def test_the_address_comes_last_with_what_to_type(tmp_path: Path) -> None:
    set_for_it = dict(re.findall(r"^play: export (\w+) \?= (\w+)$", MAKEFILE, re.MULTILINE))
    assert set_for_it.keys() == {"LOG_LEVEL"}
    variables = {**os.environ, **set_for_it, "DATABASE_URL": f"sqlite:///{tmp_path}/oxo.db"}
    process = await asyncio.create_subprocess_exec(
        *PLAY,
        env={**variables, "ALLOW_DATA_LOSS": "yes"},  # The tests may run on a RAM disk.
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        assert process.stdout is not None
        lines: list[str] = []
        async with asyncio.timeout(60):
            while not lines or not lines[-1].startswith("| Open"):
                lines.append((await process.stdout.readline()).decode().rstrip("\n"))
        process.send_signal(signal.SIGTERM)
        rest = (await process.stdout.read()).decode().splitlines()
        url, empty, edge, text = lines
        assert text == f"| Open {url} and type /ttt start |"
        assert (empty, rest) == ("", [edge])
        assert len(edge) == len(text)
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
