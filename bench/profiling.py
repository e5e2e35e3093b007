"""Where the time goes: the parts of the program that a bot's main thread is in, under load; and how
many calls of functions an interaction makes there."""

import os
import pstats
import signal
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from bench.contenders import BARE, OXO, OXO_BY_HTTP, Contender
from bench.load import crowded

PLAYERS = 40
GAMES = 10
SHOWN = 0.002
"""The least share of the time that is worth a line."""

ROOT = Path(__file__).parent.parent
WAITING = "select.epoll"
"""A bot that waits for the network is not at work."""

Function = tuple[str, int, str]


async def print_profiles() -> None:
    """Print both bots' profiles."""
    for contender in (BARE, OXO):
        await _print_profile(contender)


async def _print_profile(contender: Contender) -> None:
    async with crowded(contender, PLAYERS) as crowd:
        await crowd.play(2)
        cpu, main = crowd.bot.cpu_seconds, crowd.bot.main_thread_seconds
        await crowd.play(GAMES)
        cpu, main = crowd.bot.cpu_seconds - cpu, crowd.bot.main_thread_seconds - main
    print(f"{contender.name}: {main / cpu:.0%} of the CPU in the main thread, which is in\n")
    stats, _ = await _profile(contender, games_before=2, games=GAMES)
    shares = shares_of_parts(stats)
    for part, share in sorted(shares.items(), key=lambda each: -each[1]):
        if share >= SHOWN:
            print(f"{share:8.1%}  {part}")
    print()


async def calls_by_entrance() -> dict[str, float]:
    """Return how many Python calls an interaction makes by the gateway and by HTTP."""
    return {each.name: await _calls_of_an_interaction(each) for each in (OXO, OXO_BY_HTTP)}


async def _calls_of_an_interaction(contender: Contender) -> float:
    """Count the calls of Python functions, libraries' among them, that an interaction makes.

    Newcomers play a game each from when the bot is ready, all at once.
    """
    stats, acts = await _profile(contender, games_before=0, games=1)
    written_in_c = "~"
    calls = sum(n for function, (_, n, *_) in _functions(stats) if function[0] != written_in_c)
    return calls / acts


async def _profile(
    contender: Contender, *, games_before: int, games: int
) -> tuple[pstats.Stats, int]:
    """Profile a bot while so many games are played; return also how many interactions it had."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        async with crowded(contender, PLAYERS, within=("bench.profiled", f"{file}")) as crowd:
            await crowd.play(games_before)
            crowd.forget()
            os.kill(crowd.bot.pid, signal.SIGUSR1)
            await crowd.play(games)
            os.kill(crowd.bot.pid, signal.SIGUSR2)
        # It has ended, so the file is complete.
        return pstats.Stats(f"{file}"), sum(
            each.acts for each in (crowd.starting, crowd.moving, crowd.leaving)
        )


def shares_of_parts(stats: pstats.Stats) -> dict[str, float]:
    """Return which part of the working time each package, or module of ours, takes itself.

    What is written in C counts for the part that calls it: cProfile sees a name alone.
    """
    seconds: defaultdict[str, float] = defaultdict(float)
    for function, (_, _, own, _, callers) in _functions(stats):
        if WAITING in function[2]:
            continue
        if function[0] != "~":
            seconds[_part(function[0])] += own
        for caller, (_, _, own_there, _) in callers.items() if function[0] == "~" else ():
            seconds[_part(caller[0])] += own_there
    whole = sum(seconds.values())
    return {part: own / whole for part, own in seconds.items()}


def _functions(
    stats: pstats.Stats,
) -> Iterator[tuple[Function, tuple[int, int, float, float, dict[Function, tuple[float, ...]]]]]:
    yield from stats.stats.items()  # type: ignore[attr-defined]  # Typeshed leaves it out.


def _part(file: str) -> str:
    """Name what a file belongs to: "discord", "asyncio", "bot.ui"."""
    path = Path(file)
    if "site-packages" in path.parts:
        return path.parts[path.parts.index("site-packages") + 1].removesuffix(".py")
    if path.is_relative_to(ROOT):
        parts = path.relative_to(ROOT).with_suffix("").parts
        return ".".join(parts[:2])
    if path.is_relative_to(Path(os.__file__).parent):
        return path.relative_to(Path(os.__file__).parent).parts[0].removesuffix(".py")
    return "built in" if file == "~" else path.name
