"""The files for Grafana and Prometheus ask for what `/metrics` offers, by its names and labels."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from bot.transport.error_answers import InteractionResult
from playground.tests.missing import missing
from tests.bot.cards import free
from tests.bot.conftest import Setup
from tests.bot.operations.test_health import monitored_bot

FOLDER = Path(__file__).parents[3] / "deploy" / "monitoring"

METRIC = re.compile(r"\b((?:oxo|process)_\w+|up)(?:\{([^}]*)\})?")
OF_PROMETHEUS = {"instance", "job"}
"""Labels that Prometheus adds itself, as it adds the metric `up`."""


def expressions() -> list[str]:
    """Return every query of the dashboard and of the alert rules."""
    dashboard = json.loads((FOLDER / "grafana.json").read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = [
        variable["query"]["query"]
        for variable in dashboard["templating"]["list"]
        if variable["type"] == "query"
    ]
    rules = (FOLDER / "alerts.yaml").read_text(encoding="utf-8")
    alerts = re.findall(r"^ +expr: (.+)$", rules, re.MULTILINE)
    assert len(alerts) == rules.count("- alert: ") > 5
    return shown + asked + alerts


async def test_every_metric_and_label_is_offered(setup: Setup) -> None:
    async with monitored_bot(setup) as get:
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        assert (await setup.bob.click(card, free(card)[0])).ephemeral
        setup.playground.faults.cut_gateway()
        await setup.playground.bot_gone()
        await setup.playground.bot_ready()
        _, text = await get("/metrics")
    offered: dict[str, set[str]] = {"up": set()}
    for name, labels in re.findall(r"^(\w+)(?:\{(.*)\})? ", text, re.MULTILINE):
        offered.setdefault(name, set()).update(re.findall(r'(\w+)="', labels))
    queries = expressions()
    assert all(METRIC.search(query) for query in queries)
    for query in queries:
        there: set[str] = set()
        for name, _ in METRIC.findall(query):
            assert name in offered, query
            there |= offered[name]
        selected = [
            label for _, by in METRIC.findall(query) for label in re.findall(r"(\w+)!?=", by)
        ]
        grouped = re.findall(r"\b(?:by|on) \(([^)]*)\)", query)
        named = {*selected, *re.findall(r"\w+", " ".join(grouped))}
        assert named <= there | OF_PROMETHEUS, query


async def test_every_series_of_an_alert_is_there_from_the_start(setup: Setup) -> None:
    async with monitored_bot(setup) as get:
        _, text = await get("/metrics")
    for kind in ("command", "component", "form"):
        for result in InteractionResult:
            assert f'oxo_interactions_total{{kind="{kind}",result="{result}"}} 0.0' in text
        assert f'oxo_answer_seconds_count{{kind="{kind}"}} 0.0' in text
    for access in ("read", "write"):
        assert f'oxo_store_seconds_count{{access="{access}"}}' in text
    assert 'oxo_gateway_disconnects_total{shard="0"} 0.0' in text


def test_the_alerts_fire_in_the_outages_that_were_recorded() -> None:
    if shutil.which("promtool") is None:
        missing("promtool", "prometheus")
    outages = Path(__file__).with_name("outages.yaml")
    command = ["promtool", "test", "rules", str(outages)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_result_that_is_looked_for_can_occur() -> None:
    looked_for = {each for query in expressions() for each in re.findall(r'result="(\w+)"', query)}
    assert looked_for
    assert looked_for <= {*InteractionResult}
