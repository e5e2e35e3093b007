"""The settings of a server: each on its page of the panel, and what choosing an option changes.

A setting is a member of `Setting` and its line in `PAGES`; the field is in `bot/model/choices.py`,
the words are `settings-<name>`.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from enum import IntEnum, StrEnum
from functools import partial

from babel import Locale

from bot.model import ChannelId, GridStyle, GuildSettings, Look, Remains, RoleId, UserId
from bot.model.ratings import DAY
from bot.ui.components import server_select
from bot.ui.panel_selects import AnyOf, OneOf, one_field
from bot.ui.permissions import Permission
from bot.ui.request import Resolved
from bot.ui.text.durations import format_duration
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import THEMES, TILED, drawing_of
from engine import BOARDS, Level

HOUR = 3_600
CLOCKS = (
    60,
    300,
    900,
    1_800,
    HOUR,
    *(3 * HOUR, 6 * HOUR, 12 * HOUR),
    *(DAY, 2 * DAY, 3 * DAY, 7 * DAY),
)
PAUSES = (0, 10, 30, 60, 120, 300, 600, 1_800, HOUR)
"""Times to choose from, in seconds."""

MOST_LIVE = (1, 2, 3, 5, 10, 15, 20, 25, 50, 100)

OWN_THEME, AUTOMATIC = "own", "auto"
"""The options of two emoji of the server's choice, and of the language set on Discord."""

POST_CHANNELS = (0, 5)
"""Those for text and announcements."""

TEXT_CHANNELS = (0, 2, 5, 13, 15, 16)
"""Discord's numbers for channels in which, or in whose threads, people write."""


class Section(IntEnum):
    """The pages of the settings panel."""

    GAMES = 1
    LOOK = 2
    PLACES = 3
    LIMITS = 4
    CHECK = 5


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
    PUZZLE_CHANNEL = "puzzle-channel"


def _clocks(settings: GuildSettings) -> Sequence[str]:
    return [str(seconds) for seconds in sorted({*CLOCKS, _seconds(settings.clock)})]


def _seconds(duration: timedelta) -> int:
    return int(duration.total_seconds())


def _duration(value: str, words: Words) -> str:
    return format_duration(timedelta(seconds=int(value)), words)


def _themes(settings: GuildSettings) -> Sequence[str]:
    return [*THEMES, OWN_THEME] if settings.look.theme not in THEMES else [*THEMES]


def _theme_label(value: str, settings: GuildSettings, words: Words) -> str:
    name = words(f"theme-{value}")
    if value == TILED:
        return name
    theme = drawing_of(settings.look if value == OWN_THEME else Look(theme=value)).theme
    return f"{name} {_unmarked(theme.x)} {_unmarked(theme.o)}"


def _unmarked(emoji: str) -> str:
    # Options show no markup: a server's own emoji goes by its name there.
    return f":{emoji.split(':')[1]}:" if emoji.startswith("<") else emoji


def _locale_label(value: str, _: GuildSettings, words: Words) -> str:
    if value == AUTOMATIC:
        return words("language-auto")
    # Named in the reader's language: to name each in its own, Babel would load 1 MiB for each.
    return Locale.parse(value, sep="-").get_display_name(words.babel_locale) or value


def _is_channel(channel: Resolved, kinds: Collection[int]) -> bool:
    """Return whether a channel of this server is of such a kind, and whoever chose it sees it."""
    sees = channel.permissions & (Permission.VIEW_CHANNEL | Permission.ADMINISTRATOR)
    return channel.is_here and channel.kind in kinds and bool(sees)


PAGES: Mapping[Section, Mapping[Setting, OneOf[GuildSettings] | AnyOf[GuildSettings]]] = {
    Section.GAMES: {
        Setting.LEVEL: one_field("level", "level", {each.value: each for each in Level}),
        Setting.BOARD: OneOf(
            values=lambda _: [*BOARDS],
            label=lambda value, _, words: words(f"board-short-{value}"),
            about=lambda value, words: words(f"board-{value}"),
            current=lambda settings: settings.board,
            set=lambda settings, value: replace(settings, board=value),
        ),
        Setting.CLOCK: OneOf(
            values=_clocks,
            label=lambda value, _, words: _duration(value, words),
            current=lambda settings: str(_seconds(settings.clock)),
            set=lambda settings, value: replace(settings, clock=timedelta(seconds=int(value))),
        ),
    },
    Section.LOOK: {
        Setting.THEME: OneOf(
            values=_themes,
            label=_theme_label,
            current=lambda settings: (
                settings.look.theme if settings.look.theme in THEMES else OWN_THEME
            ),
            set=lambda settings, value: (
                settings if value == OWN_THEME else settings.with_look(theme=value)
            ),
        ),
        Setting.STYLE: OneOf(
            values=lambda _: [*GridStyle],
            label=lambda value, _, words: words(f"style-{value}"),
            about=lambda value, words: words(f"style-{value}-about"),
            current=lambda settings: settings.look.style,
            set=lambda settings, value: settings.with_look(style=GridStyle(value)),
        ),
        Setting.REMAINS: one_field("remains", "remains", {each.value: each for each in Remains}),
    },
    Section.PLACES: {
        Setting.LOCALE: OneOf(
            values=lambda _: [AUTOMATIC, *texts().locales],
            label=_locale_label,
            current=lambda settings: settings.locale or AUTOMATIC,
            set=lambda settings, value: replace(
                settings, locale=None if value == AUTOMATIC else value
            ),
        ),
        Setting.CHANNELS: AnyOf(
            draw=partial(server_select, "channel", kinds=TEXT_CHANNELS),
            placeholder="channels-all",
            current=lambda settings: settings.channels,
            set=lambda settings, ids: replace(settings, channels=frozenset(map(ChannelId, ids))),
            admits=partial(_is_channel, kinds=TEXT_CHANNELS),
        ),
        Setting.ROLES: AnyOf(
            draw=partial(server_select, "role"),
            placeholder="roles-all",
            current=lambda settings: settings.roles,
            set=lambda settings, ids: replace(settings, roles=frozenset(map(RoleId, ids))),
        ),
        Setting.PUZZLE_CHANNEL: AnyOf(
            draw=partial(server_select, "channel", kinds=POST_CHANNELS),
            placeholder="puzzle-channel-none",
            current=lambda settings: [settings.puzzle_channel] if settings.puzzle_channel else [],
            set=lambda settings, ids: replace(
                settings, puzzle_channel=next(map(ChannelId, ids), None)
            ),
            admits=partial(_is_channel, kinds=POST_CHANNELS),
            most=1,
        ),
    },
    Section.LIMITS: {
        Setting.MOST_LIVE: OneOf(
            values=lambda _: [str(most) for most in MOST_LIVE],
            label=lambda value, _, words: words("most-live", count=int(value)),
            current=lambda settings: str(settings.most_live),
            set=lambda settings, value: replace(settings, most_live=int(value)),
        ),
        Setting.PAUSE: OneOf(
            values=lambda _: [str(seconds) for seconds in PAUSES],
            label=lambda value, _, words: (
                words("pause-none") if value == "0" else _duration(value, words)
            ),
            current=lambda settings: str(_seconds(settings.pause)),
            set=lambda settings, value: replace(settings, pause=timedelta(seconds=int(value))),
        ),
        Setting.UNRATED: AnyOf(
            draw=partial(server_select, "user"),
            placeholder="unrated-none",
            current=lambda settings: settings.unrated,
            set=lambda settings, ids: replace(settings, unrated=frozenset(map(UserId, ids))),
        ),
    },
    Section.CHECK: {},
}
"""What is set on each page; the check shows permissions instead."""
