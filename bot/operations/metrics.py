"""Metrics: what `/metrics` shows to Prometheus. Names of players and games are never in them.

Imported only where it is used: prometheus_client costs 1.5 MiB.
"""

import platform
from collections.abc import Mapping
from functools import cache

import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from bot import __version__
from bot.transport.error_answers import InteractionResult
from bot.ui.request import Kind

VERSIONS = {
    "version": __version__,
    "discord": discord.__version__,
    "python": platform.python_version(),
}


ANSWERED = tuple(kind for kind in Kind if kind is not Kind.AUTOCOMPLETE)
"""The kinds of interactions that are counted."""

GAUGES = {
    "oxo_ready": (
        "1 while interactions arrive: every shard is connected, or the HTTP entrance is open"
    ),
    "oxo_store_ready": "1 while the database takes writes",
    "oxo_servers": "Servers of this process's shards; all by HTTP",
    "oxo_live_games": "Games being played",
    "oxo_clock_offset_seconds": (
        "How far this machine's clock was ahead of Discord's when it was asked last"
    ),
    "oxo_commands_registered": (
        "1 once Discord has taken this version's commands; /healthz says what is against it"
    ),
}
"""What the bot is asked for whenever somebody looks. NaN is what cannot be known."""


class Metrics:
    """Counters and timers of what the bot does; an observer of store and transport."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        Info("oxo", "Versions of what runs", registry=self._registry).info(VERSIONS)
        self._gauges = {
            name: Gauge(name, meaning, registry=self._registry) for name, meaning in GAUGES.items()
        }
        self._latency = Gauge(
            "oxo_gateway_latency_seconds",
            "Time from the last heartbeat to its acknowledgement",
            ["shard"],
            registry=self._registry,
        )
        interactions = Counter(
            "oxo_interactions",
            "Interactions by kind (command, component, form), result (answered, refused, failed)",
            ["kind", "result"],
            registry=self._registry,
        )
        answer_seconds = Histogram(
            "oxo_answer_seconds",
            "Time from an interaction's arrival to the end of its answer",
            ["kind"],
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3),
            registry=self._registry,
        )
        store_seconds = Histogram(
            "oxo_store_seconds",
            "Time that reads and writes of the store took, waiting included",
            ["access"],
            buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2),
            registry=self._registry,
        )
        disconnects = Counter(
            "oxo_gateway_disconnects",
            "Times a shard lost its connection",
            ["shard"],
            registry=self._registry,
        )
        # prometheus_client looks labels up under a lock each time.
        self._interactions = cache(interactions.labels)
        self._answer_seconds = cache(answer_seconds.labels)
        self._store_seconds = cache(store_seconds.labels)
        self._disconnects = cache(disconnects.labels)
        # A series that begins with its first event never rises by it: alerts would miss the event.
        for kind in ANSWERED:
            self._answer_seconds(kind)
            for result in InteractionResult:
                self._interactions(kind, result)
        for access in ("read", "write"):
            self._store_seconds(access)

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """Count an interaction that ended, and its time."""
        self._interactions(kind, result).inc()
        self._answer_seconds(kind).observe(seconds)

    def accessed(self, access: str, seconds: float) -> None:
        """Time an access to the store: "read" or "write"."""
        self._store_seconds(access).observe(seconds)

    def disconnected(self, shard: int) -> None:
        """Count a lost connection of a shard."""
        self._disconnects(shard).inc()

    def text(self, values: Mapping[str, float], latencies: Mapping[int, float]) -> bytes:
        """Return every metric in Prometheus's text format.

        `values` are those of `GAUGES`; `latencies` are each shard's, in seconds.
        """
        for name, gauge in self._gauges.items():
            gauge.set(values[name])
        for shard, latency in latencies.items():
            self._latency.labels(shard).set(latency)
            self._disconnects(shard)
        return generate_latest(self._registry)
