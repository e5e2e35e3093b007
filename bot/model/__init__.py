"""The model: games, challenges and those who play them.

Pure: no store and no requests; the time and chance are passed in. Ids and locales are Discord's.
"""

from bot.model.challenge import AlreadyChallenging, Answer, Challenge, ChallengeClosed
from bot.model.choices import GridStyle, GuildSettings, Look, Preferences, Remains, style_for
from bot.model.ending import Ending, Termination
from bot.model.game import (
    AlreadyPlaying,
    Game,
    GameIsOver,
    GameRefusal,
    NotYourTurn,
    OldCopy,
    StaleBoard,
)
from bot.model.games_of_one import Here, History, NoGameWith
from bot.model.ids import (
    NO_GAME,
    ChallengeId,
    ChannelId,
    GameId,
    GuildId,
    InteractionId,
    MessageId,
    RoleId,
    UserId,
)
from bot.model.players import (
    SOMEBODY,
    Caller,
    Computer,
    FirstChoice,
    MarkChoice,
    Person,
    Place,
    Player,
    Seat,
    Terms,
)
from bot.model.record import RatingChange, Record, Unrated
