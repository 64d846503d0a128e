"""Figures for Prometheus. A registry of its own for each server, so that tests can have several."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.rooms = Gauge("gloaming_rooms", "Rooms in memory", registry=self.registry)
        self.matches = Gauge(
            "gloaming_matches", "Matches being played", ["phase"], registry=self.registry
        )
        self.sockets = Gauge("gloaming_sockets", "Open sockets", registry=self.registry)
        self.people = Gauge("gloaming_people", "People connected", registry=self.registry)
        self.actions = Counter(
            "gloaming_actions", "Actions carried out", ["by"], registry=self.registry
        )
        self.finished = Counter(
            "gloaming_matches_finished",
            "Matches played to the end",
            ["game"],
            registry=self.registry,
        )
        self.requests = Counter(
            "gloaming_requests", "Requests on sockets", ["type", "answer"], registry=self.registry
        )
        self.latency = Histogram(
            "gloaming_action_seconds",
            "From an action's arrival to its frames being on their way",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All figures in Prometheus' text format."""
        return generate_latest(self.registry)
