"""What Discord refuses in answers to interactions."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from .. import Channel, Person, Playground
from ..events import Event
from .conftest import Api
from .json_requests import V2, button, paths, refused, row, text


class Pending:
    """An interaction that waits for its answer, and the person who waits with it."""

    def __init__(self, data: dict[str, Any], waiting: "asyncio.Task[Any]") -> None:
        self.id = data["id"]
        self.token = data["token"]
        self.waiting = waiting
        self.callback = f"/interactions/{self.id}/{self.token}/callback"
        self.webhook = f"/webhooks/{data['application_id']}/{self.token}"


@asynccontextmanager
async def pending(
    playground: Playground, person: Person, channel: Channel, kind: int = 2, **more: Any
) -> AsyncIterator[Pending]:
    """Begin an interaction, and see that it is answered before the block ends."""
    data: dict[int, dict[str, Any]] = {
        2: {"id": "1", "name": "go", "type": 1, "options": []},
        3: {"custom_id": "a", "component_type": 2},
        4: {
            "id": "1",
            "name": "go",
            "type": 1,
            "options": [{"name": "to", "type": more.pop("of", 3), "value": "", "focused": True}],
        },
        5: {"custom_id": "m", "components": []},
    }
    events: list[Event] = []
    unsubscribe = playground.world.events.subscribe(events.append)
    payload = {"type": kind, "data": data[kind]} | more
    waiting = asyncio.create_task(person.interact(channel, payload))
    await playground.until(lambda: [each for each in events if each.name == "INTERACTION_CREATE"])
    unsubscribe()
    event = next(each for each in events if each.name == "INTERACTION_CREATE")
    try:
        yield Pending(event.data, waiting)
    finally:
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)


MODAL: dict[str, Any] = {
    "custom_id": "m",
    "title": "Form",
    "components": [
        {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "n", "style": 1}}
    ],
}


def labelled(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return MODAL | {"components": [{"type": 18, "label": "L", "component": component} | more]}


def entry(**more: Any) -> dict[str, Any]:
    return labelled({"type": 4, "custom_id": "n", "style": 1} | more)


FIRST = "data.components.0.component"
BAD: list[tuple[int, dict[str, Any], str]] = [
    (2, {}, "type"),
    (2, {"type": 2}, "type"),
    (2, {"type": 6}, "type"),
    (2, {"type": 7, "data": {"content": "x"}}, "type"),
    (2, {"type": 8, "data": {"choices": []}}, "type"),
    (2, {"type": 4, "data": "x"}, "data"),
    (2, {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
    (2, {"type": 4, "data": {"flags": V2, "components": [button()]}}, "data.components.0.type"),
    (3, {"type": 8, "data": {"choices": []}}, "type"),
    (4, {"type": 4, "data": {"content": "x"}}, "type"),
    (4, {"type": 8, "data": {}}, "data.choices"),
    (4, {"type": 8, "data": {"choices": [{"name": "", "value": "x"}]}}, "data.choices.0.name"),
    (4, {"type": 8, "data": {"choices": [{"name": "n", "value": 1}]}}, "data.choices.0.value"),
    (
        4,
        {"type": 8, "data": {"choices": [{"name": str(n), "value": "x"} for n in range(26)]}},
        "data.choices",
    ),
    (
        4,
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}},
        "data.choices.0.name",
    ),
    (5, {"type": 9, "data": MODAL}, "type"),
    (5, {"type": 7, "data": {"content": "x"}}, "type"),
    (2, {"type": 9, "data": MODAL | {"title": "x" * 46}}, "data.title"),
    (2, {"type": 9, "data": MODAL | {"title": ""}}, "data.title"),
    (2, {"type": 9, "data": MODAL | {"custom_id": "x" * 101}}, "data.custom_id"),
    (2, {"type": 9, "data": MODAL | {"components": []}}, "data.components"),
    (2, {"type": 9, "data": MODAL | {"components": [text()] * 6}}, "data.components"),
    (2, {"type": 9, "data": MODAL | {"components": [row(button())]}},
     "data.components.0.components.0.type"),
    (2, {"type": 9, "data": labelled({"type": 2})}, FIRST + ".type"),
    (2, {"type": 9, "data": labelled({"type": 4, "custom_id": "n"})}, FIRST + ".style"),
    (2, {"type": 9, "data": entry(placeholder="x" * 101)}, FIRST + ".placeholder"),
    (2, {"type": 9, "data": entry(max_length=4001)}, FIRST + ".max_length"),
    (2, {"type": 9, "data": entry(min_length=5, max_length=4)}, FIRST + ".min_length"),
    (2, {"type": 9, "data": entry(value="x" * 5, max_length=4)}, FIRST + ".value"),
    (2, {"type": 9, "data": labelled({"type": 3, "custom_id": "s", "options": []})},
     FIRST + ".options"),
    (2, {"type": 9, "data": labelled({"type": 5, "custom_id": "s", "disabled": True})},
     FIRST + ".disabled"),
    (2, {"type": 9, "data": labelled({"type": 19, "custom_id": "f", "max_values": 11})},
     FIRST + ".max_values"),
    (2, {"type": 9, "data": labelled({"type": 21, "custom_id": "r", "options": []})},
     FIRST + ".options"),
    (2, {"type": 9, "data": labelled(MODAL["components"][0]["component"], label="x" * 46)},
     "data.components.0.label"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "answer", "where"), BAD)
async def test_bad_answers_are_refused_and_can_be_corrected(
    playground: Playground,
    api: Api,
    alice: Person,
    general: Channel,
    kind: int,
    answer: dict[str, Any],
    where: str,
) -> None:
    async with pending(playground, alice, general, kind) as interaction:
        error = await refused(api, "POST", interaction.callback, answer)
        assert paths(error) == {where}
        assert not interaction.waiting.done()
        better: dict[str, Any] = {"type": 5}
        if kind == 4:
            better = {"type": 8, "data": {"choices": []}}
        await api("POST", interaction.callback, better)
        await interaction.waiting


@pytest.mark.parametrize(
    ("of", "value", "good"),
    [(4, 3, True), (4, "3", False), (4, 2.5, False), (10, 2.5, True), (10, "x", False)],
)
async def test_completions_have_the_type_of_their_option(
    playground: Playground,
    api: Api,
    alice: Person,
    general: Channel,
    of: int,
    value: object,
    good: bool,
) -> None:
    answer = {"type": 8, "data": {"choices": [{"name": "n", "value": value}]}}
    async with pending(playground, alice, general, 4, of=of) as interaction:
        if not good:
            error = await refused(api, "POST", interaction.callback, answer)
            assert paths(error) == {"data.choices.0.value"}
            return
        await api("POST", interaction.callback, answer)
        assert (await interaction.waiting).choices[0].value == value


async def test_messages_of_an_interaction_are_found_by_its_token_alone(
    playground: Playground, api: Api, alice: Person, general: Channel
) -> None:
    async with pending(playground, alice, general) as interaction:
        early = await refused(api, "POST", interaction.webhook, {"content": "too early"})
        assert (early.status, early.code) == (404, 10015)
        await api("POST", interaction.callback, {"type": 4, "data": {"content": "one"}})
    second = await api("POST", interaction.webhook, {"content": "two", "flags": 1 << 6})
    here = f"{interaction.webhook}/messages"
    assert (await api("GET", f"{here}/@original"))["content"] == "one"
    assert (await api("GET", f"{here}/{second['id']}"))["content"] == "two"
    assert second["message_reference"]
    in_channel = f"/channels/{general.id}/messages/{second['id']}"
    assert (await refused(api, "GET", in_channel)).code == 10008
    await api("DELETE", f"{here}/{second['id']}")
    await api("DELETE", f"{here}/@original")
    for gone in ("@original", second["id"], "1"):
        error = await refused(api, "GET", f"{here}/{gone}")
        assert (error.status, error.code) == (404, 10008)
    assert alice.messages(general) == []
