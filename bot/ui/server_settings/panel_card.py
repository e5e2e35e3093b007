"""The card of the settings panel, drawn anew with every choice, and its form."""

from functools import partial

from bot.model import Caller, GridStyle, GuildId, GuildSettings, Look
from bot.ui.boards import board_rows, board_texts
from bot.ui.button_ids import ButtonId, Field, guild_id, number, one_of
from bot.ui.components import (
    Accent,
    Card,
    Component,
    button,
    container,
    form,
    labelled,
    row,
    separator,
    text,
    text_input,
)
from bot.ui.panel_selects import OneOf
from bot.ui.permissions import ChannelAccess
from bot.ui.server_settings.permission_check import check_lines
from bot.ui.server_settings.setting_choices import PAGES, Section, Setting
from bot.ui.text.texts import Words
from engine import BOARDS, Position, parse_moves

SETTINGS_PAGE = ButtonId("settings", (guild_id, one_of(Section)))
"""A page of the settings, drawn anew: server, page. Earlier panels have one for each page."""
CHOOSE_PAGE = ButtonId("settings-page", (guild_id,))
"""The select of a page: server."""
SET = ButtonId("set", (guild_id, one_of(Setting), number))
"""A select of a setting: server, setting, and which of them, where several hold its options."""
EMOJI_ASKED = 2
ASK_EMOJI = ButtonId("ask", (guild_id, Field(f"{EMOJI_ASKED}", int)))
"""Open the form for two emoji: server, the number of the form."""
EMOJI_FORM = ButtonId("answered", ASK_EMOJI.fields)
"""That form, filled in: server, its number."""

SECTIONS: OneOf[Section] = OneOf(
    values=lambda _: [f"{section:d}" for section in Section],
    label=lambda value, _, words: _page_label(Section(int(value)), words),
    current=lambda section: f"{section:d}",
    set=lambda _, value: Section(int(value)),
)
"""A select, since the names of all pages side by side fill three lines of a telephone."""

LONGEST_EMOJI_TEXT = 64
X_INPUT, O_INPUT = "x", "o"
"""The `custom_id`s of the inputs in the form."""

SAMPLE = Position.after(BOARDS["3x3"], parse_moves("b2a1c1a3", BOARDS["3x3"]))
"""The board that shows a look."""


def settings_card(
    section: Section,
    settings: GuildSettings,
    access: ChannelAccess,
    caller: Caller,
    words: Words,
) -> Card:
    """Show one page of the settings of the caller's server.

    `access` is what the bot may do in the caller's channel, for the check.
    """
    guild = caller.place.guild_id
    assert guild is not None
    parts: list[Component] = []
    if section is Section.CHECK:
        parts.append(text("\n".join(check_lines(access, caller, settings, words))))
        # Discord sends nothing where somebody selects what is selected.
        parts.append(row([button(SETTINGS_PAGE(guild, section), words("button-check-again"))]))
    for setting, select in PAGES[section].items():
        parts.append(text(words(f"settings-{setting}")))
        parts += select.rows(settings, partial(SET, guild, setting), words)
        if setting is Setting.THEME:
            parts.append(row([button(ASK_EMOJI(guild, EMOJI_ASKED), words("button-ask-emoji"))]))
    if section is Section.LOOK:
        parts += [text(words("settings-sample")), *_sample(settings.look)]
    return [
        container(
            [
                text(f"{words('settings-title')}\n-# {words('settings-note')}"),
                *SECTIONS.rows(section, lambda _: CHOOSE_PAGE(guild), words),
                separator(),
                *parts,
            ],
            Accent.ACTIVE,
        )
    ]


def emoji_form(guild: GuildId, words: Words) -> Component:
    """Make the form that asks for two emoji."""
    fields = [
        labelled(
            words(f"form-emoji-{mark}-label"),
            words("form-emoji-hint"),
            text_input(mark, placeholder=example, longest=LONGEST_EMOJI_TEXT),
        )
        for mark, example in ((X_INPUT, "🐱"), (O_INPUT, "🐶"))
    ]
    return form(EMOJI_FORM(guild, EMOJI_ASKED), words("form-emoji-title"), fields)


def _page_label(section: Section, words: Words) -> str:
    name = words(f"button-section-{section.name.lower()}")
    return words("settings-page", name=name, page=int(section), pages=len(Section))


def _sample(look: Look) -> list[Component]:
    """Draw a small board in this look, in the middle of a game; its buttons cannot be pressed."""
    grid = board_texts(SAMPLE, look) if look.style is GridStyle.TEXT else []
    return [*grid, *board_rows(SAMPLE, look, "sample:", disabled=True)]
