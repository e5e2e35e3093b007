"""The card of the settings panel, and its forms: drawn anew with every choice."""

from enum import IntEnum
from functools import partial

from bot.model import Caller, GridStyle, GuildId, GuildSettings, Look
from bot.ui.boards import board_rows, board_texts
from bot.ui.button_ids import ButtonId, guild_id, number, one_of
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


class SettingForm(IntEnum):
    """The forms that the settings panel opens."""

    CLOCK = 1
    EMOJI = 2


SETTINGS_PAGE = ButtonId("settings", (guild_id, one_of(Section)))
"""A page of the settings, drawn anew: server, page. Earlier panels have one for each page."""
CHOOSE_PAGE = ButtonId("settings-page", (guild_id,))
"""The select of a page: server."""
SET = ButtonId("set", (guild_id, one_of(Setting), number))
"""The select of a setting: server, setting, and the page that it shows."""
ASK = ButtonId("ask", (guild_id, one_of(SettingForm)))
"""Open a form of the settings: server, form."""
ANSWERED_FORM = ButtonId("answered", (guild_id, one_of(SettingForm)))
"""A form of the settings, filled in: server, form."""

SECTIONS: OneOf[Section] = OneOf(
    values=lambda _: [f"{section:d}" for section in Section],
    label=lambda value, _, words: _page_label(Section(int(value)), words),
    current=lambda section: f"{section:d}",
    set=lambda _, value: Section(int(value)),
)
"""A select, since the names of all pages side by side fill three lines of a telephone."""

SETTING_FORMS = {Setting.CLOCK: SettingForm.CLOCK, Setting.THEME: SettingForm.EMOJI}
"""Settings that take more than the options of a select."""

LONGEST_CLOCK_TEXT, LONGEST_EMOJI_TEXT = 30, 64
X_INPUT, O_INPUT, CLOCK_INPUT = "x", "o", "clock"
"""The `custom_id`s of the inputs in the forms."""

SAMPLE = Position.after(BOARDS["3x3"], parse_moves("b2a1c1a3", BOARDS["3x3"]))
"""The board that shows a look."""


def settings_card(
    section: Section,
    settings: GuildSettings,
    access: ChannelAccess,
    caller: Caller,
    words: Words,
    menu_page: int = 0,
) -> Card:
    """Show one page of the settings of the caller's server.

    `access` is what the bot may do in the caller's channel, for the check. `menu_page` is that of
    the menu which has several.
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
        parts += select.rows(settings, partial(SET, guild, setting), words, menu_page)
        if (kind := SETTING_FORMS.get(setting)) is not None:
            parts.append(row([button(ASK(guild, kind), words(f"button-ask-{kind.name.lower()}"))]))
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


def setting_form(guild: GuildId, kind: SettingForm, words: Words) -> Component:
    """Make the form that asks for a clock or for two emoji."""
    fields = _clock_fields(words) if kind is SettingForm.CLOCK else _emoji_fields(words)
    return form(ANSWERED_FORM(guild, kind), words(f"form-{kind.name.lower()}-title"), fields)


def _clock_fields(words: Words) -> list[Component]:
    clock = text_input(CLOCK_INPUT, placeholder="90m, 2h, 3d", longest=LONGEST_CLOCK_TEXT)
    return [labelled(words("form-clock-label"), words("form-clock-hint"), clock)]


def _emoji_fields(words: Words) -> list[Component]:
    return [
        labelled(
            words(f"form-emoji-{mark}-label"),
            words("form-emoji-hint"),
            text_input(mark, placeholder=example, longest=LONGEST_EMOJI_TEXT),
        )
        for mark, example in ((X_INPUT, "🐱"), (O_INPUT, "🐶"))
    ]


def _page_label(section: Section, words: Words) -> str:
    name = words(f"button-section-{section.name.lower()}")
    return words("settings-page", name=name, page=int(section), pages=len(Section))


def _sample(look: Look) -> list[Component]:
    """Draw a small board in this look, in the middle of a game; its buttons cannot be pressed."""
    grid = board_texts(SAMPLE, look) if look.style is GridStyle.TEXT else []
    return [*grid, *board_rows(SAMPLE, look, "sample:", disabled=True)]
