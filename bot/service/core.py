"""Core: what every service works with."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bot.service.thinking import Thinker
from bot.store import Store


@dataclass(frozen=True, slots=True)
class Core:
    """The store, who thinks, chance, and a clock that gives the time in UTC seconds."""

    store: Store
    thinker: Thinker
    rng: Random
    clock: Callable[[], int]


class Service:
    """What people can do with one kind of thing. Any method may raise StoreUnavailable.

    A repeated interaction returns the same and changes nothing.
    """

    def __init__(self, core: Core) -> None:
        self._store = core.store
        self._thinker = core.thinker
        self._rng = core.rng
        self._clock = core.clock
