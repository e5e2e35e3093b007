"""The settings panel: one private message in sections, redrawn with every choice."""

from collections.abc import Sequence
from enum import IntEnum

from bot.model import GuildId, GuildSettings
from bot.ui.cards.components import (
    MOST_OPTIONS,
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
)
from bot.ui.cards.game import PLAYING
from bot.ui.cards.sample import sample
from bot.ui.cards.setting_choices import OFFERS, Setting
from bot.ui.custom_id import CustomId
from bot.ui.text.texts import Words

GAME_CHANNELS = (0, 2, 5, 13, 15, 16)
"""Discord's numbers for channels in which, or in whose threads, people write."""

LONGEST_CLOCK_TEXT, LONGEST_EMOJI_TEXT = 30, 64
X, O, CLOCK = "x", "o", "clock"
"""What the inputs of the forms are called."""


class Section(IntEnum):
    """The pages of the panel. The numbers travel in buttons."""

    GAMES = 1
    LOOK = 2
    PLACES = 3
    LIMITS = 4
    CHECK = 5


class Asking(IntEnum):
    """The forms that the panel opens. The numbers travel in buttons."""

    CLOCK = 1
    EMOJI = 2


SECTIONS = {
    Section.GAMES: (Setting.LEVEL, Setting.BOARD, Setting.CLOCK),
    Section.LOOK: (Setting.THEME, Setting.STYLE, Setting.REMAINS),
    Section.PLACES: (Setting.LOCALE, Setting.CHANNELS, Setting.ROLES),
    Section.LIMITS: (Setting.MOST_LIVE, Setting.PAUSE),
}
"""What is chosen on each page; the check is a page of its own making."""

ASKING = {Setting.CLOCK: Asking.CLOCK, Setting.THEME: Asking.EMOJI}
"""Settings that can be more than a select offers."""


def section_of(setting: Setting) -> Section:
    """Return the page on which a setting is chosen."""
    return next(section for section, settings in SECTIONS.items() if setting in settings)


def settings_card(guild: GuildId, section: Section, chosen: GuildSettings, words: Words) -> Card:
    """Show one page of a server's settings."""
    parts = []
    for setting in SECTIONS[section]:
        parts += _setting(guild, setting, chosen, words)
    if section is Section.LOOK:
        parts += [text(words("settings-sample")), *sample(chosen.look)]
    return _framed(guild, section, parts, words)


def check_card(guild: GuildId, lines: Sequence[str], words: Words) -> Card:
    """Show the page that says what is missing in a channel."""
    return _framed(guild, Section.CHECK, [text("\n".join(lines))], words)


def selects_of(
    guild: GuildId, setting: Setting, options: Sequence[Component], words: Words
) -> list[Component]:
    """Offer the options of a setting in as many selects as they fill."""
    unchosen = words("more-choices") if len(options) > MOST_OPTIONS else ""
    return [
        select(
            CustomId.of("set", guild, setting, part),
            options[first : first + MOST_OPTIONS],
            unchosen,
        )
        for part, first in enumerate(range(0, len(options), MOST_OPTIONS))
    ]


def clock_form(guild: GuildId, words: Words) -> Component:
    """Ask for a clock that no option offers."""
    clock = text_input(CLOCK, placeholder="90m, 2h, 3d", longest=LONGEST_CLOCK_TEXT)
    field = labelled(words("form-clock-label"), words("form-clock-hint"), clock)
    return form(_told(guild, Asking.CLOCK), words("form-clock-title"), [field])


def emoji_form(guild: GuildId, words: Words) -> Component:
    """Ask for two emoji that stand for the marks."""
    fields = [
        labelled(
            words(f"form-emoji-{mark}-label"),
            words("form-emoji-hint"),
            text_input(mark, placeholder=example, longest=LONGEST_EMOJI_TEXT),
        )
        for mark, example in ((X, "🐱"), (O, "🐶"))
    ]
    return form(_told(guild, Asking.EMOJI), words("form-emoji-title"), fields)


def _framed(guild: GuildId, section: Section, parts: Sequence[Component], words: Words) -> Card:
    pages = [
        button(
            CustomId.of("settings", guild, each),
            words(f"button-section-{each.name.lower()}"),
            style=ButtonStyle.PRIMARY if each is section else ButtonStyle.SECONDARY,
        )
        for each in Section
    ]
    title, note = words("settings-title"), words("settings-note")
    head = text(f"{title}\n-# {note}")
    return [container([head, row(pages), separator(), *parts], PLAYING)]


def _setting(
    guild: GuildId, setting: Setting, chosen: GuildSettings, words: Words
) -> list[Component]:
    parts = [text(words(f"settings-{setting.key}"))]
    custom_id = CustomId.of("set", guild, setting, 0)
    if setting is Setting.CHANNELS:
        everywhere = words("channels-all")
        parts.append(channel_select(custom_id, chosen.channels, everywhere, GAME_CHANNELS))
    elif setting is Setting.ROLES:
        parts.append(role_select(custom_id, chosen.roles, words("roles-all")))
    else:
        parts += _selects(guild, setting, chosen, words)
    if (asking := ASKING.get(setting)) is not None:
        ask = CustomId.of("ask", guild, asking)
        parts.append(row([button(ask, words(f"button-ask-{asking.name.lower()}"))]))
    return parts


def _selects(
    guild: GuildId, setting: Setting, chosen: GuildSettings, words: Words
) -> list[Component]:
    offer = OFFERS[setting]
    now = offer.chosen(chosen)
    options = [
        option(offer.said(value, chosen, words), value, chosen=value == now)
        for value in offer.values(chosen)
    ]
    return selects_of(guild, setting, options, words)


def _told(guild: GuildId, asking: Asking) -> CustomId:
    return CustomId.of("told", guild, asking)
