"""The model: games, challenges and those who play them.

Pure: no clock, no chance of its own, no store, no Discord.
"""

from bot.model.challenge import Answer, Challenge
from bot.model.game import Ending, Game, Termination
from bot.model.holdings import Forgotten, Holdings
from bot.model.ids import ChallengeId, ChannelId, GameId, GuildId, MessageId, RoleId, UserId
from bot.model.past import PastGames
from bot.model.players import (
    SOMEBODY,
    Computer,
    FirstChoice,
    MarkChoice,
    Person,
    Place,
    Player,
    Seat,
    Terms,
    Visit,
)
from bot.model.settings import (
    GridStyle,
    GuildSettings,
    Look,
    Preferences,
    Remains,
    style_for,
)

__all__ = [
    "SOMEBODY",
    "Answer",
    "Challenge",
    "ChallengeId",
    "ChannelId",
    "Computer",
    "Ending",
    "FirstChoice",
    "Forgotten",
    "Game",
    "GameId",
    "GridStyle",
    "GuildId",
    "GuildSettings",
    "Holdings",
    "Look",
    "MarkChoice",
    "MessageId",
    "PastGames",
    "Person",
    "Place",
    "Player",
    "Preferences",
    "Remains",
    "RoleId",
    "Seat",
    "Termination",
    "Terms",
    "UserId",
    "Visit",
    "style_for",
]
