"""The settings of a server: each on its page of the panel, what its select offers, and what
selecting an option changes.

A setting is a member of `Setting`, its place in `PAGES` and its line in `CHOICES`, all in this
file; the field is in `bot/model/settings.py`, the words are `settings-<name>`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum

from babel import Locale

from bot.model import ChannelId, GridStyle, GuildSettings, Remains, RoleId, UserId
from bot.model.errors import BrokenButton
from bot.ui.button_ids import Section
from bot.ui.text.durations import format_duration
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import THEMES, theme_of
from engine import BOARDS, Level

HOUR, DAY = 3_600, 86_400
CLOCKS = (60, 300, 900, HOUR, 3 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
PAUSES = (0, 10, 30, 60, 120, 300, 600, 1_800, HOUR)
"""Times to choose from, in seconds."""

MOST_LIVE = (1, 2, 3, 5, 10, 15, 20, 25, 50, 100)

OWN_THEME, AUTOMATIC = "own", "auto"
"""The options of two emoji of the server's choice, and of the language set on Discord."""


class Setting(StrEnum):
    """What a select of the settings panel sets, by its name in `custom_id`s and messages."""

    LEVEL = "level"
    BOARD = "board"
    CLOCK = "clock"
    THEME = "theme"
    STYLE = "style"
    REMAINS = "remains"
    LOCALE = "locale"
    CHANNELS = "channels"
    ROLES = "roles"
    MOST_LIVE = "most-live"
    PAUSE = "pause"
    UNRATED = "unrated"


PAGES = {
    Section.GAMES: (Setting.LEVEL, Setting.BOARD, Setting.CLOCK),
    Section.LOOK: (Setting.THEME, Setting.STYLE, Setting.REMAINS),
    Section.PLACES: (Setting.LOCALE, Setting.CHANNELS, Setting.ROLES),
    Section.LIMITS: (Setting.MOST_LIVE, Setting.PAUSE, Setting.UNRATED),
}
"""What is set on each page; the check shows permissions instead."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The options of a setting: their values, their labels, the current one, and what one sets."""

    values: Callable[[GuildSettings], Sequence[str]]
    label: Callable[[str, GuildSettings, Words], str]
    current: Callable[[GuildSettings], str]
    apply: Callable[[GuildSettings, str], GuildSettings]


def setting_named(name: str) -> Setting:
    """Return the setting that a `custom_id` names. Raises BrokenButton."""
    try:
        return Setting(name)
    except ValueError:
        raise BrokenButton(name) from None


def section_of(setting: Setting) -> Section:
    """Return the page of a setting."""
    return next(section for section, settings in PAGES.items() if setting in settings)


def apply_setting(
    settings: GuildSettings, setting: Setting, values: Sequence[str]
) -> GuildSettings:
    """Return the settings after `values` were selected for one of them.

    Raises BrokenButton for values that were not offered.
    """
    if setting in (Setting.CHANNELS, Setting.ROLES, Setting.UNRATED):
        return _apply_ids(settings, setting, values)
    choice = CHOICES[setting]
    if len(values) != 1 or values[0] not in choice.values(settings):
        raise BrokenButton(f"{setting}: {values}")
    return choice.apply(settings, values[0])


def _apply_ids(settings: GuildSettings, setting: Setting, values: Sequence[str]) -> GuildSettings:
    try:
        ids = [int(value) for value in values]
    except ValueError:
        raise BrokenButton(f"{setting}: {values}") from None
    if setting is Setting.CHANNELS:
        return replace(settings, channels=frozenset(map(ChannelId, ids)))
    if setting is Setting.UNRATED:
        return replace(settings, unrated=frozenset(map(UserId, ids)))
    return replace(settings, roles=frozenset(map(RoleId, ids)))


def _clocks(settings: GuildSettings) -> Sequence[str]:
    return [str(seconds) for seconds in sorted({*CLOCKS, _seconds(settings.clock)})]


def _seconds(duration: timedelta) -> int:
    return int(duration.total_seconds())


def _duration(value: str, words: Words) -> str:
    return format_duration(timedelta(seconds=int(value)), words)


def _themes(settings: GuildSettings) -> Sequence[str]:
    return [*THEMES, OWN_THEME] if settings.look.theme not in THEMES else [*THEMES]


def _theme_label(value: str, settings: GuildSettings, words: Words) -> str:
    theme = theme_of(settings.look.theme if value == OWN_THEME else value)
    name = words(f"theme-{value}")
    return f"{name} {_unmarked(theme.x)} {_unmarked(theme.o)}"


def _unmarked(emoji: str) -> str:
    # Options show no markup: a server's own emoji goes by its name there.
    return f":{emoji.split(':')[1]}:" if emoji.startswith("<") else emoji


def _locale_label(value: str, _: GuildSettings, words: Words) -> str:
    if value == AUTOMATIC:
        return words("language-auto")
    # Named in the reader's language: to name each in its own, Babel would load 1 MiB for each.
    return Locale.parse(value, sep="-").get_display_name(words.babel_locale) or value


CHOICES = {
    Setting.LEVEL: Choice(
        values=lambda _: [*Level],
        label=lambda value, _, words: words(f"level-{value}"),
        current=lambda settings: settings.level,
        apply=lambda settings, value: replace(settings, level=Level(value)),
    ),
    Setting.BOARD: Choice(
        values=lambda _: [*BOARDS],
        label=lambda value, _, words: words(f"board-{value}"),
        current=lambda settings: settings.board,
        apply=lambda settings, value: replace(settings, board=value),
    ),
    Setting.CLOCK: Choice(
        values=_clocks,
        label=lambda value, _, words: _duration(value, words),
        current=lambda settings: str(_seconds(settings.clock)),
        apply=lambda settings, value: settings.with_clock(timedelta(seconds=int(value))),
    ),
    Setting.THEME: Choice(
        values=_themes,
        label=_theme_label,
        current=lambda settings: (
            settings.look.theme if settings.look.theme in THEMES else OWN_THEME
        ),
        apply=lambda settings, value: (
            settings if value == OWN_THEME else settings.with_look(theme=value)
        ),
    ),
    Setting.STYLE: Choice(
        values=lambda _: [*GridStyle],
        label=lambda value, _, words: words(f"style-{value}"),
        current=lambda settings: settings.look.style,
        apply=lambda settings, value: settings.with_look(style=GridStyle(value)),
    ),
    Setting.REMAINS: Choice(
        values=lambda _: [*Remains],
        label=lambda value, _, words: words(f"remains-{value}"),
        current=lambda settings: settings.remains,
        apply=lambda settings, value: replace(settings, remains=Remains(value)),
    ),
    Setting.LOCALE: Choice(
        values=lambda _: [AUTOMATIC, *texts().locales],
        label=_locale_label,
        current=lambda settings: settings.locale or AUTOMATIC,
        apply=lambda settings, value: replace(
            settings, locale=None if value == AUTOMATIC else value
        ),
    ),
    Setting.MOST_LIVE: Choice(
        values=lambda _: [str(most) for most in MOST_LIVE],
        label=lambda value, _, words: words("most-live", count=int(value)),
        current=lambda settings: str(settings.most_live),
        apply=lambda settings, value: replace(settings, most_live=int(value)),
    ),
    Setting.PAUSE: Choice(
        values=lambda _: [str(seconds) for seconds in PAUSES],
        label=lambda value, _, words: (
            words("pause-none") if value == "0" else _duration(value, words)
        ),
        current=lambda settings: str(_seconds(settings.pause)),
        apply=lambda settings, value: replace(settings, pause=timedelta(seconds=int(value))),
    ),
}
"""Every setting with options of ours; those of channels, roles and people are Discord's."""
