"""Offers: what each select of the settings panel has to choose from, and what choosing does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import IntEnum

from bot.model import ChannelId, GridStyle, GuildSettings, Remains, RoleId
from bot.model.errors import BrokenButton
from bot.ui.text.durations import show_duration
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import THEMES, theme_of
from engine import BOARDS, Level

MINUTE, HOUR, DAY = 60, 3_600, 86_400
CLOCKS = (
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    HOUR,
    3 * HOUR,
    12 * HOUR,
    DAY,
    2 * DAY,
    3 * DAY,
    7 * DAY,
)
PAUSES = (0, 10, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR)
"""Times to choose from, in seconds."""

MOST_LIVE = (1, 2, 3, 5, 10, 15, 20, 25, 50, 100)

OWN, AUTOMATIC = "own", "auto"
"""How a select writes two emoji of the server's choice, and Discord's own language setting."""


class Setting(IntEnum):
    """What a select sets. The numbers travel in buttons: never give one to another setting."""

    LEVEL = 1
    BOARD = 2
    CLOCK = 3
    THEME = 4
    STYLE = 5
    REMAINS = 6
    LOCALE = 7
    CHANNELS = 8
    ROLES = 9
    MOST_LIVE = 10
    PAUSE = 11

    @property
    def key(self) -> str:
        """The name as messages have it: "most-live"."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Offer:
    """The values on offer, how each is said, which one is chosen, and what choosing one does."""

    values: Callable[[GuildSettings], Sequence[str]]
    said: Callable[[str, GuildSettings, Words], str]
    chosen: Callable[[GuildSettings], str]
    taken: Callable[[GuildSettings, str], GuildSettings]


def take(settings: GuildSettings, setting: Setting, values: Sequence[str]) -> GuildSettings:
    """Return the settings after `values` were chosen for one of them.

    Raises BrokenButton for what was not on offer.
    """
    if setting in (Setting.CHANNELS, Setting.ROLES):
        return _take_ids(settings, setting, values)
    offer = OFFERS[setting]
    if len(values) != 1 or values[0] not in offer.values(settings):
        raise BrokenButton(f"{setting.key}: {values}")
    return offer.taken(settings, values[0])


def _take_ids(settings: GuildSettings, setting: Setting, values: Sequence[str]) -> GuildSettings:
    try:
        ids = [int(value) for value in values]
    except ValueError:
        raise BrokenButton(f"{setting.key}: {values}") from None
    if setting is Setting.CHANNELS:
        return replace(settings, channels=frozenset(map(ChannelId, ids)))
    return replace(settings, roles=frozenset(map(RoleId, ids)))


def _clocks(settings: GuildSettings) -> Sequence[str]:
    return [str(seconds) for seconds in sorted({*CLOCKS, _seconds(settings.clock)})]


def _seconds(duration: timedelta) -> int:
    return int(duration.total_seconds())


def _duration(value: str, words: Words) -> str:
    return show_duration(timedelta(seconds=int(value)), words)


def _themes(settings: GuildSettings) -> Sequence[str]:
    return [*THEMES, OWN] if settings.look.theme not in THEMES else [*THEMES]


def _theme_said(value: str, settings: GuildSettings, words: Words) -> str:
    theme = theme_of(settings.look.theme if value == OWN else value)
    name = words(f"theme-{value}")
    return f"{name} {_unmarked(theme.x)} {_unmarked(theme.o)}"


def _unmarked(emoji: str) -> str:
    # Options show no markup: a server's own emoji goes by its name there.
    return f":{emoji.split(':')[1]}:" if emoji.startswith("<") else emoji


def _locale_said(value: str, settings: GuildSettings, words: Words) -> str:
    return words("language-auto") if value == AUTOMATIC else texts().in_locale(value)("language")


OFFERS = {
    Setting.LEVEL: Offer(
        values=lambda _: [*Level],
        said=lambda value, _, words: words(f"level-{value}"),
        chosen=lambda settings: settings.level,
        taken=lambda settings, value: replace(settings, level=Level(value)),
    ),
    Setting.BOARD: Offer(
        values=lambda _: [*BOARDS],
        said=lambda value, _, words: words(f"board-{value}"),
        chosen=lambda settings: settings.board,
        taken=lambda settings, value: replace(settings, board=value),
    ),
    Setting.CLOCK: Offer(
        values=_clocks,
        said=lambda value, _, words: _duration(value, words),
        chosen=lambda settings: str(_seconds(settings.clock)),
        taken=lambda settings, value: settings.with_clock(timedelta(seconds=int(value))),
    ),
    Setting.THEME: Offer(
        values=_themes,
        said=_theme_said,
        chosen=lambda settings: settings.look.theme if settings.look.theme in THEMES else OWN,
        taken=lambda settings, value: settings if value == OWN else settings.with_look(theme=value),
    ),
    Setting.STYLE: Offer(
        values=lambda _: [*GridStyle],
        said=lambda value, _, words: words(f"style-{value}"),
        chosen=lambda settings: settings.look.style,
        taken=lambda settings, value: settings.with_look(style=GridStyle(value)),
    ),
    Setting.REMAINS: Offer(
        values=lambda _: [*Remains],
        said=lambda value, _, words: words(f"remains-{value}"),
        chosen=lambda settings: settings.remains,
        taken=lambda settings, value: replace(settings, remains=Remains(value)),
    ),
    Setting.LOCALE: Offer(
        values=lambda _: [AUTOMATIC, *texts().locales],
        said=_locale_said,
        chosen=lambda settings: settings.locale or AUTOMATIC,
        taken=lambda settings, value: replace(
            settings, locale=None if value == AUTOMATIC else value
        ),
    ),
    Setting.MOST_LIVE: Offer(
        values=lambda _: [str(most) for most in MOST_LIVE],
        said=lambda value, _, words: words("most-live", count=int(value)),
        chosen=lambda settings: str(settings.most_live),
        taken=lambda settings, value: replace(settings, most_live=int(value)),
    ),
    Setting.PAUSE: Offer(
        values=lambda _: [str(seconds) for seconds in PAUSES],
        said=lambda value, _, words: (
            words("pause-none") if value == "0" else _duration(value, words)
        ),
        chosen=lambda settings: str(_seconds(settings.pause)),
        taken=lambda settings, value: replace(settings, pause=timedelta(seconds=int(value))),
    ),
}
"""Every setting that is one of several values; channels and roles are Discord's to offer."""
