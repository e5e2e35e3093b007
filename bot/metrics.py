"""Metrics: what `/metrics` tells a host's Prometheus. Names of players and games never enter."""

from contextlib import AbstractContextManager
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

INTERACTIONS = Counter(
    "oxo_interactions",
    "Interactions by kind (command, press, form) and result (answered, refused, failed)",
    ["kind", "result"],
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "oxo_answer_seconds",
    "Time from an interaction's arrival to the end of its answer",
    ["kind"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3),
    registry=REGISTRY,
)
STORE_SECONDS = Histogram(
    "oxo_store_seconds",
    "Time that reads and writes of the store took, waiting included",
    ["access"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2),
    registry=REGISTRY,
)
LIVE_GAMES = Gauge("oxo_live_games", "Games being played", registry=REGISTRY)
GATEWAY_LATENCY = Gauge(
    "oxo_gateway_latency_seconds", "Time of the last heartbeat's way", ["shard"], registry=REGISTRY
)
GATEWAY_DISCONNECTS = Counter(
    "oxo_gateway_disconnects", "Times a shard lost its connection", ["shard"], registry=REGISTRY
)


# A metric finds what belongs to some labels anew each time, under a lock.
_interactions = cache(INTERACTIONS.labels)
_answer_seconds = cache(ANSWER_SECONDS.labels)
_store_seconds = cache(STORE_SECONDS.labels)


def note_answer(kind: str, result: str, seconds: float) -> None:
    """Note that an interaction ended, how, and how long after it arrived."""
    _interactions(kind, result).inc()
    _answer_seconds(kind).observe(seconds)


def store_time(access: str) -> AbstractContextManager[object]:
    """Note how long an access to the store takes: "read" or "write"."""
    timed: AbstractContextManager[object] = _store_seconds(access).time()
    return timed
