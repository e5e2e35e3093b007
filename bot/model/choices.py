"""What servers and people may choose for themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from typing import Self

from bot.model.ids import ChannelId, RoleId, UserId
from engine import Level, Numbering

MOST_LIVE_GAMES = 25
"""How many live games a channel may have where its server does not say."""


class GridStyle(StrEnum):
    """How a board is drawn: in emoji, or as text for those who hear it."""

    EMOJI = "emoji"
    TEXT = "text"

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        """Read the name that boards in emoji had while they could be drawn in two ways."""
        return cls("emoji") if value == "compact" else None


def style_for(server: GridStyle, chosen: Sequence[GridStyle | None]) -> GridStyle:
    """Return how a board is drawn for those who play on it, by what each of them chose.

    Text if anyone chose that, for they may be unable to read another; else what all of them chose
    alike; else what the server wants.
    """
    if GridStyle.TEXT in chosen:
        return GridStyle.TEXT
    alike = set(chosen)
    return alike.pop() or server if len(alike) == 1 else server


@dataclass(frozen=True, slots=True)
class Look:
    """How the card of a game looks, for as long as the game lives.

    `theme` is the name of a theme of ours, or two emoji of the server's own choice, X's and O's,
    with a space between them.
    """

    style: GridStyle = GridStyle.EMOJI
    theme: str = "classic"


class Remains(StrEnum):
    """What stays of a card when its game has ended."""

    ALL = "all"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What the managers of a server chose; private conversations go by the defaults.

    `clock` is the time a move may take. `locale` is the language of public messages, None to go by
    Discord's own setting. Where `channels` is empty every channel is allowed, and so for `roles`.
    `pause` is the least time between two challenges of one person. Games with one of `unrated` are
    not rated. `puzzle_channel` gets the puzzle of the day.
    `discord_locale` is the language that the server had on Discord when something was chosen last.
    """

    level: Level = Level.UNBEATABLE
    board: str = "3x3"
    clock: timedelta = timedelta(hours=24)
    look: Look = Look()
    locale: str | None = None
    channels: frozenset[ChannelId] = frozenset()
    roles: frozenset[RoleId] = frozenset()
    most_live: int = MOST_LIVE_GAMES
    pause: timedelta = timedelta(seconds=10)
    remains: Remains = Remains.ALL
    unrated: frozenset[UserId] = frozenset()
    puzzle_channel: ChannelId | None = None
    discord_locale: str | None = None

    def with_look(self, *, style: GridStyle | None = None, theme: str | None = None) -> Self:
        """Return the settings with another grid style, another theme, or both."""
        look = Look(style or self.look.style, theme or self.look.theme)
        return replace(self, look=look)


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person chose.

    `style` None goes by the server's. `pings` allows being pinged, `turn_notices` also when it is
    their turn. Nobody in `blocked` may challenge them, and nobody at all unless `is_challengeable`.
    `is_named` lets a channel's message of the daily puzzle name them.
    """

    numbering: Numbering = Numbering.READING
    style: GridStyle | None = None
    pings: bool = True
    turn_notices: bool = True
    is_challengeable: bool = True
    blocked: frozenset[UserId] = frozenset()
    is_named: bool = True
