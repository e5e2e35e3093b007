"""Errors. A `GameError` carries facts, never words: `ui/text/refusals.py` has the sentences.

Errors that carry a game or a challenge are in `game.py` and `challenge.py`.
"""

from enum import StrEnum
from typing import Any


class OxoError(Exception):
    """Anything this program raises on purpose."""


class SettingsError(OxoError):
    """A setting that cannot be used; the message names it and never holds a secret."""


class StartFailed(OxoError):
    """The bot cannot start just now, for what lies outside of it; a later start may succeed."""


class StoreError(OxoError):
    """The database cannot be used."""


class StoreUnfit(StoreError):
    """The database cannot be used until somebody mends it or changes the settings."""


class StoreTooNew(StoreUnfit):
    """The database was written by a newer version of the bot: its schema is `found`."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"the database has schema {found}, this version of Oxo knows {known}: "
            "run the newer version, or restore a backup"
        )


class StoreTooOld(StoreUnfit):
    """The database waits for a migration: its schema is `found`."""

    def __init__(self, found: int, needed: int) -> None:
        super().__init__(
            f"the database has schema {found}, this version of Oxo needs {needed}: back it up, and "
            "the next start (or `migrate`) brings it up to date"
        )


class StoreUnavailable(StoreError):
    """The database cannot be read or written just now; nothing was changed."""


class OutcomeUnknown(StoreUnavailable):
    """The connection to the database was lost as it wrote: all was changed, or nothing."""


class UnreadableRow(StoreUnavailable):
    """The row `row_id` of `table` cannot be read by this version of the bot."""

    def __init__(self, table: str, row_id: int) -> None:
        super().__init__(f"the row {row_id} of {table} cannot be read")
        self.table = table
        self.row_id = row_id


class GameError(OxoError):
    """Something a player asked for that the rules refuse; nothing was changed."""


class Why(StrEnum):
    """Why something was not done: the message is `refused-` with the value."""

    # What comes from Discord and fits nothing that is offered here.
    UNKNOWN_COMMAND = "unknown-command"
    BROKEN_BUTTON = "broken-button"
    UNKNOWN_CHOICE = "unknown-choice"
    UNKNOWN_FORM = "unknown-form"

    # Whom the host wants no more.
    PERSON_BLOCKED = "person-blocked"
    SERVER_BLOCKED = "server-blocked"

    # Where somebody is, and what they may there.
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    ROLE_NOT_ALLOWED = "role-not-allowed"
    KEPT_PRIVATE = "kept-private"
    NOT_MODERATOR = "not-moderator"
    NOT_MANAGER = "not-manager"
    SERVERS_ONLY = "servers-only"
    NO_LEADERBOARD_HERE = "no-leaderboard-here"
    CANNOT_ATTACH = "cannot-attach"

    TOO_MANY_GAMES = "too-many-games"
    TOO_MANY_WATCHED = "too-many-watched"
    NOT_WATCHER = "not-watcher"
    NOTHING_TO_RESIGN = "nothing-to-resign"
    NO_GAME_ON_MESSAGE = "no-game-on-message"
    GAME_STILL_ON = "game-still-on"
    HINT_AGAINST_PERSON = "hint-against-person"
    OPPONENT_FORGOTTEN = "opponent-forgotten"

    NOTHING_TO_REVIEW = "nothing-to-review"
    NOTHING_PLAYED_HERE = "nothing-played-here"
    OTHERS_HISTORY = "others-history"
    NOT_PLAYED_BY_YOU = "not-played-by-you"
    SHARED_JUST_NOW = "shared-just-now"
    GAME_SHARED = "game-shared"
    SHARED_ELSEWHERE = "shared-elsewhere"
    SHARED_BY_ITSELF = "shared-by-itself"
    SHARED_TODAY = "shared-today"
    PUZZLE_OVER = "puzzle-over"
    NO_SUCH_DAY = "no-such-day"
    NO_MISTAKES = "no-mistakes"
    PICTURE_IS_BEING_DRAWN = "picture-is-being-drawn"
    EXPORT_RUNNING = "export-running"
    NOT_NOW = "not-now"

    NOT_YOUR_PANEL = "not-your-panel"
    NOT_YOUR_NOTICE = "not-your-notice"
    UNKNOWN_EMOJI = "unknown-emoji"
    UNKNOWN_SEASON = "unknown-season"
    MARKS_ALIKE = "marks-alike"

    TOO_SOON = "too-soon"
    NOT_YOUR_CHALLENGE = "not-your-challenge"
    CANNOT_BE_CHALLENGED = "cannot-be-challenged"
    OWN_CHALLENGE = "own-challenge"
    OWN_OFFER = "own-offer"
    NOT_YOUR_OFFER = "not-your-offer"
    NOT_YOUR_CHALLENGE_AGAIN = "not-your-challenge-again"
    CHALLENGE_YOURSELF = "challenge-yourself"
    CHALLENGE_BOT = "challenge-bot"
    CANNOT_SEE_CHANNEL = "cannot-see-channel"
    NOBODY_ELSE_HERE = "nobody-else-here"


class NotDone(GameError):
    """What was asked for was not done; `facts` are for the sentence on `why`, `about` for the log.

    A fact is a text, a number, the `seconds` to wait or the `channels` that are allowed.
    """

    def __init__(self, why: Why, about: object = "", **facts: Any) -> None:
        super().__init__(f"{why} {about}".rstrip())
        self.why = why
        self.facts = facts


class NoSuchGame(GameError):
    """No game has this id (any more)."""


class NoGameHere(GameError):
    """The person has no live game in this channel."""


class NotYourGame(GameError):
    """Someone who does not sit in the game pressed one of its buttons."""


class NoSuchChallenge(GameError):
    """No challenge has this id (any more)."""
