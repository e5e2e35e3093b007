"""The bot beside a bare discord.py bot: what a move costs, and how that grows.

The two are played with in turn, a game at a time, so that whatever else the machine does meets
both, and each ratio is that of neighbours in time.
"""

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.archive import fill
from bench.contenders import BARE, BARE_BY_HTTP, OXO, OXO_BY_HTTP, TWO_BY_HTTP, Contender
from bench.load import Figures, measure
from bench.store_bench import MoveFigures, cost_of_a_move

PLAYERS = 40
ROUNDS = 7
CLICKS = 1_600
"""About so many clicks are measured in each run; a lone player makes fewer, one by one."""

CROWDS = (1, 10, 100, 400)
CROWD_ROUNDS = 3
STORED = (10_000, 1_000_000)


@dataclass(frozen=True, slots=True)
class Pair:
    """Runs of Oxo, or of another, each beside a run of the bare bot."""

    bare: list[Figures]
    oxo: list[Figures]

    @property
    def ratio(self) -> Figures:
        """The median of the rounds' ratios."""
        return Figures.ratio(self.oxo, self.bare)


async def beside_the_bare_bot(
    databases: Mapping[str, str],
    *others: Contender,
    rounds: int,
    players: int = PLAYERS,
    shared: str = "",
) -> dict[str, Pair]:
    """Measure a bare bot, Oxo on each database, and `others`, in so many rounds.

    `databases` are URLs by names; "" is a new SQLite file. Two processes play on the `shared` one.
    Each round has new processes, and begins with another of them, so that nobody is always first.
    """
    contenders = [(each, each.name, shared if each is TWO_BY_HTTP else "") for each in others]
    contenders.insert(0, (BARE, BARE.name, ""))
    contenders += [(OXO, name, url) for name, url in databases.items()]
    runs: dict[str, list[Figures]] = {name: [] for _, name, _ in contenders}
    games = max(2, min(CLICKS, 200 * players) // (4 * players))
    with _only_the_bot_collects():
        for _ in range(rounds):
            together = [(contender, url) for contender, _, url in contenders]
            figures = await measure(together, players=players, games=games)
            for (_, name, _), found in zip(contenders, figures, strict=True):
                runs[name].append(found)
            contenders.append(contenders.pop(0))
    bare = runs.pop(BARE.name)
    return {name: Pair(bare, oxo) for name, oxo in runs.items()}


async def by_both_entrances(shared: Sequence[str], *, rounds: int) -> dict[str, Pair]:
    """Measure by gateway and by HTTP; Oxo in two processes, too, given a `shared` database."""
    others = [OXO_BY_HTTP, BARE_BY_HTTP, *([TWO_BY_HTTP] if shared else [])]
    url = shared[0] if shared else ""
    return await beside_the_bare_bot({OXO.name: ""}, *others, rounds=rounds, shared=url)


async def crowds() -> dict[int, Pair]:
    """Measure more and fewer players at once than `PLAYERS`."""
    return {
        players: (await beside_the_bare_bot({"": ""}, rounds=CROWD_ROUNDS, players=players))[""]
        for players in CROWDS
    }


def archives(folder: Path) -> dict[str, str]:
    """Make databases with many games stored; return their URLs by how many those are."""
    made = {}
    for number in STORED:
        file = folder / f"{number}.db"
        fill(file, number)
        made[f"{number:,}"] = f"sqlite:///{file}"
    return made


async def stores_alone(urls: Mapping[str, str], rounds: int = ROUNDS) -> dict[str, MoveFigures]:
    """Measure the saving of a move in each database, in turn; the medians."""
    runs: dict[str, list[MoveFigures]] = {name: [] for name in urls}
    for _ in range(rounds):
        for name, url in urls.items():
            runs[name].append(await cost_of_a_move(url))
    return {name: MoveFigures.median(each) for name, each in runs.items()}


@contextmanager
def _only_the_bot_collects() -> Iterator[None]:
    """Keep pauses of the players' own garbage collector out of the time that answers take."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
