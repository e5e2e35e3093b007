"""Preferences: what a person chooses for themselves, on a panel of one page.

A preference is a member of `Preference` and its line in `SELECTS`; the field is in
`bot/model/choices.py`, the words are `preferences-<name>`.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial

from bot.model import GridStyle, Preferences, UserId
from bot.model.errors import NotDone, Why
from bot.ui.button_ids import ButtonId, one_of, user_id
from bot.ui.components import Accent, Card, Component, container, sentence, server_select, text
from bot.ui.panel_selects import AnyOf, OneOf, one_field
from bot.ui.reply import Dismiss, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Topic, command, on_click
from bot.ui.text.texts import Words
from engine import Numbering

SERVER_STYLE = "server"
"""The option that goes by the grid style of the server."""


class Preference(StrEnum):
    """What a select of the panel sets, by its name in `custom_id`s and messages."""

    PINGS = "pings"
    CHALLENGES = "challenges"
    BLOCKED = "blocked"
    STYLE = "style"
    NUMBERING = "numbering"
    RESULTS = "results"


PREFER = ButtonId("prefer", (user_id, one_of(Preference)))
"""The select of a preference: user, preference."""


NO_TURN_NOTICES = ButtonId("quiet", (user_id,))
"""Turn off the notices of one's turn, a button on each of them: user."""


class Pings(StrEnum):
    """The options of `Preference.PINGS`."""

    TURNS = "turns"
    SOME = "some"
    NONE = "none"


SELECTS: Mapping[Preference, OneOf[Preferences] | AnyOf[Preferences]] = {
    Preference.PINGS: OneOf(
        values=lambda _: [*Pings],
        label=lambda value, _, words: words(f"pings-{value}"),
        about=lambda value, words: words(f"pings-{value}-about"),
        current=lambda chosen: (
            Pings.NONE if not chosen.pings else Pings.TURNS if chosen.turn_notices else Pings.SOME
        ),
        set=lambda chosen, value: replace(
            chosen, pings=value != Pings.NONE, turn_notices=value == Pings.TURNS
        ),
    ),
    Preference.CHALLENGES: one_field(
        "is_challengeable", "challenges", {"anyone": True, "nobody": False}
    ),
    Preference.BLOCKED: AnyOf(
        draw=partial(server_select, "user"),
        placeholder="more-choices",
        current=lambda chosen: chosen.blocked,
        set=lambda chosen, ids: replace(chosen, blocked=frozenset(map(UserId, ids))),
        admits=lambda _: True,  # Also somebody who has left, or whom one met elsewhere.
    ),
    Preference.STYLE: OneOf(
        values=lambda _: [SERVER_STYLE, *GridStyle],
        label=lambda value, _, words: words(f"style-{value}"),
        about=lambda value, words: words(f"style-{value}-about"),
        current=lambda chosen: chosen.style or SERVER_STYLE,
        set=lambda chosen, value: replace(
            chosen, style=None if value == SERVER_STYLE else GridStyle(value)
        ),
    ),
    Preference.NUMBERING: one_field(
        "numbering", "numbering", {each.value: each for each in Numbering}
    ),
    Preference.RESULTS: one_field("is_named", "results", {"named": True, "unnamed": False}),
}


class PreferencesPanel(Feature):
    """The panel, which only its owner sees and changes."""

    @command("preferences", topic=Topic.YOURS)
    async def preferences(self, request: Request) -> Reply:
        chosen = await self.services.store.people.preferences(request.user_id)
        return Whisper(preferences_card(request.user_id, chosen, request.words))

    @on_click(PREFER)
    async def prefer(self, request: Request, user: UserId, preference: Preference) -> Reply:
        if request.user_id != user:
            raise NotDone(Why.NOT_YOUR_PANEL)
        chosen = await self.services.store.people.change_preferences(
            request.user_id,
            lambda before: SELECTS[preference].chosen(before, request.values, request.resolved),
        )
        return Update(preferences_card(request.user_id, chosen, request.words))

    @on_click(NO_TURN_NOTICES)
    async def no_turn_notices(self, request: Request, user: UserId) -> Reply:
        if request.user_id != user:
            raise NotDone(Why.NOT_YOUR_NOTICE)
        await self.services.store.people.change_preferences(
            request.user_id, lambda before: replace(before, turn_notices=False)
        )
        return Dismiss(sentence(request.words("turn-notices-off")))


def preferences_card(user: UserId, chosen: Preferences, words: Words) -> Card:
    """Show what a person prefers, with selects to change it."""
    parts: list[Component] = []
    for preference, select in SELECTS.items():
        parts.append(text(words(f"preferences-{preference}")))
        parts += select.rows(chosen, partial(_select_id, user, preference), words)
    title = f"{words('preferences-title')}\n-# {words('preferences-note')}"
    return [container([text(title), *parts], Accent.ACTIVE)]


def _select_id(user: UserId, preference: Preference, part: int) -> str:
    assert part == 0  # No preference has more options than a select holds.
    return PREFER(user, preference)
