"""The settings panel: one private message of several pages, drawn anew with every choice."""

from collections.abc import Sequence
from dataclasses import replace

from bot.model import (
    Caller,
    ChannelId,
    Computer,
    Game,
    GameId,
    GridStyle,
    GuildId,
    GuildSettings,
    Look,
    Place,
    Seat,
)
from bot.ui.button_ids import ANSWERED_FORM, ASK, SET, SETTINGS_PAGE, Section, SettingForm
from bot.ui.components import (
    MOST_OPTIONS,
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    channel_select,
    container,
    form,
    labelled,
    option,
    role_select,
    row,
    select,
    separator,
    text,
    text_input,
    user_select,
)
from bot.ui.permissions import ChannelAccess
from bot.ui.playing.game_card import board_rows, board_text
from bot.ui.server_settings.permission_check import check_lines
from bot.ui.server_settings.setting_choices import CHOICES, PAGES, Setting
from bot.ui.text.texts import Words
from engine import Level, Mark, parse_moves

TEXT_CHANNELS = (0, 2, 5, 13, 15, 16)
"""Discord's numbers for channels in which, or in whose threads, people write."""

LONGEST_CLOCK_TEXT, LONGEST_EMOJI_TEXT = 30, 64
X_INPUT, O_INPUT, CLOCK_INPUT = "x", "o", "clock"
"""The `custom_id`s of the inputs in the forms."""

FORMS = {Setting.CLOCK: SettingForm.CLOCK, Setting.THEME: SettingForm.EMOJI}
"""Settings that take more than the options of a select."""


def settings_card(
    section: Section, settings: GuildSettings, access: ChannelAccess, caller: Caller, words: Words
) -> Card:
    """Show one page of the settings of the caller's server.

    `access` is what the bot may do in the caller's channel, for the check.
    """
    guild = caller.place.guild_id
    assert guild is not None
    parts: list[Component] = []
    if section is Section.CHECK:
        parts.append(text("\n".join(check_lines(access, caller, settings, words))))
    for setting in PAGES.get(section, ()):
        parts += _setting(guild, setting, settings, words)
    if section is Section.LOOK:
        parts += [text(words("settings-sample")), *_sample(settings.look)]
    return [
        container(
            [
                text(f"{words('settings-title')}\n-# {words('settings-note')}"),
                row(_page_buttons(guild, section, words)),
                separator(),
                *parts,
            ],
            Accent.ACTIVE,
        )
    ]


def selects_of(
    guild: GuildId, setting: Setting, options: Sequence[Component], words: Words
) -> list[Component]:
    """Return as many selects as the options of a setting fill."""
    placeholder = words("more-choices") if len(options) > MOST_OPTIONS else ""
    return [
        select(SET(guild, setting, part), options[first : first + MOST_OPTIONS], placeholder)
        for part, first in enumerate(range(0, len(options), MOST_OPTIONS))
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


def _page_buttons(guild: GuildId, current: Section, words: Words) -> list[Component]:
    return [
        button(
            SETTINGS_PAGE(guild, section),
            words(f"button-section-{section.name.lower()}"),
            style=ButtonStyle.PRIMARY if section is current else ButtonStyle.SECONDARY,
        )
        for section in Section
    ]


def _setting(
    guild: GuildId, setting: Setting, settings: GuildSettings, words: Words
) -> list[Component]:
    parts = [text(words(f"settings-{setting}"))]
    custom_id = SET(guild, setting, 0)
    if setting is Setting.CHANNELS:
        everywhere = words("channels-all")
        parts.append(channel_select(custom_id, settings.channels, everywhere, TEXT_CHANNELS))
    elif setting is Setting.ROLES:
        parts.append(role_select(custom_id, settings.roles, words("roles-all")))
    elif setting is Setting.UNRATED:
        parts.append(user_select(custom_id, settings.unrated, words("unrated-none")))
    else:
        parts += _selects(guild, setting, settings, words)
    if (kind := FORMS.get(setting)) is not None:
        parts.append(row([button(ASK(guild, kind), words(f"button-ask-{kind.name.lower()}"))]))
    return parts


def _selects(
    guild: GuildId, setting: Setting, settings: GuildSettings, words: Words
) -> list[Component]:
    choice = CHOICES[setting]
    current = choice.current(settings)
    options = [
        option(choice.label(value, settings, words), value, selected=value == current)
        for value in choice.values(settings)
    ]
    if setting is Setting.LOCALE:  # Too many to look through in the order of their files.
        options[1:] = sorted(options[1:], key=lambda each: str(each["label"]))
    return selects_of(guild, setting, options, words)


def _sample(look: Look) -> list[Component]:
    """Draw a small board in this look, in the middle of a game."""
    game = replace(_SAMPLE, look=look, moves=_SAMPLE_MOVES)
    grid = [] if look.style is GridStyle.COMPACT else [text(board_text(game))]
    return [*grid, *board_rows(game)]


_PLAYER = Computer(Level.CLEVER)
_SAMPLE = Game(  # Nobody can press the buttons of a game that the computer plays alone.
    GameId(0),
    Place(None, ChannelId(0), ""),
    "3x3",
    Seat(_PLAYER, Mark.X),
    Seat(_PLAYER, Mark.O),
    started_at=0,
    moved_at=0,
)
_SAMPLE_MOVES = parse_moves("b2a1c1a3", _SAMPLE.variant)
