"""Errors. A `GameError` carries facts, never words: `ui/text/refusals.py` has the sentences.

Errors that carry a game or a challenge are in `game.py` and `challenge.py`.
"""

from dataclasses import dataclass

from bot.model.ids import ChannelId


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


class BrokenButton(GameError):
    """A `custom_id` that the bot never made or no longer understands, or from another channel."""


class KeptPrivate(GameError):
    """The server shows what the bot answers this person to nobody else."""


class UnknownCommand(GameError):
    """A command that this version does not have, or what cannot be read."""


class UnknownChoice(GameError):
    """A choice that was not on offer here, or is not of this place."""


class UnknownForm(GameError):
    """A form that the bot never opened or no longer understands."""


class NotWatcher(GameError):
    """Somebody else began to watch the game."""


class NoSuchGame(GameError):
    """No game has this id (any more)."""


class NoGameHere(GameError):
    """The person has no live game in this channel."""


class NotYourGame(GameError):
    """Someone who does not sit in the game pressed one of its buttons."""


class NothingToResign(GameError):
    """The person has neither a live game nor an open challenge in this channel."""


class NotModerator(GameError):
    """Only members with Manage Messages may stop other people's games."""


class NoGameOnMessage(GameError):
    """The message shows no game of ours."""


@dataclass(eq=False)
class ChannelNotAllowed(GameError):
    """The server keeps games to other channels: `channels`."""

    channels: frozenset[ChannelId]


class RoleNotAllowed(GameError):
    """The server keeps games to members with certain roles."""


@dataclass(eq=False)
class TooManyGames(GameError):
    """The channel has as many live games as it may: `most`."""

    most: int


@dataclass(eq=False)
class TooManyWatched(GameError):
    """The person watches as many live games as they may, anywhere: `most`."""

    most: int


class ExportRunning(GameError):
    """An export of the person's data is being written already."""


class ServersOnly(GameError):
    """Settings belong to a server, and this is none."""


class NotManager(GameError):
    """Only members with Manage Server may see and change its settings."""


class NotYourPanel(GameError):
    """A panel, or a confirmation, belongs to another person, or to another server."""


class NotYourNotice(GameError):
    """A notice was for another person."""


@dataclass(eq=False)
class UnreadableClock(GameError):
    """`text` is no length of time."""

    text: str


class ClockOutOfRange(GameError):
    """A move may take no less than a minute and no more than a week."""


@dataclass(eq=False)
class UnknownEmoji(GameError):
    """`text` is no emoji, or not one of this server's own."""

    text: str


class MarksAlike(GameError):
    """The two marks and the empty square must differ."""


class GameStillOn(GameError):
    """What was asked for is for finished games, and this one is being played."""


class HintAgainstPerson(GameError):
    """The opponent is a person: a hint would be cheating."""


class NothingToReview(GameError):
    """No game has this number, or the person may not see it."""


class NothingPlayedHere(GameError):
    """The person has finished no game in this channel."""


class CannotAttach(GameError):
    """The bot may not attach files in this channel."""


class PictureIsBeingDrawn(GameError):
    """The person has asked for a picture that is not finished yet."""


@dataclass(eq=False)
class SharedJustNow(GameError):
    """The person shared something and has to wait for `seconds`."""

    seconds: int


class OthersHistory(GameError):
    """Other people's games can be looked at in the server where they were played."""


class NoLeaderboardHere(GameError):
    """Ratings belong to a server, and this is none."""


@dataclass(eq=False)
class UnknownSeason(GameError):
    """`text` names no season."""

    text: str


class OpponentForgotten(GameError):
    """The opponent of the game had their data removed."""


class ChallengeError(GameError):
    """An offer of a game that cannot be made or answered."""


class NoSuchChallenge(ChallengeError):
    """No challenge has this id (any more)."""


class NotYourChallengeAgain(ChallengeError):
    """Somebody who did not make a challenge wants to make it again."""


@dataclass(eq=False)
class NotYourChallenge(ChallengeError):
    """The challenge is to another person: `player`."""

    player: str


class NotYourOffer(ChallengeError):
    """Somebody tried to withdraw another person's offer, which anybody may join."""


class OwnChallenge(ChallengeError):
    """The challenger tried to accept their own challenge."""


class OwnOffer(ChallengeError):
    """Somebody tried to join their own offer to anyone."""


@dataclass(eq=False)
class TooSoon(ChallengeError):
    """The server wants a pause between two challenges of one person: `seconds` are left."""

    seconds: int


class ChallengeYourself(ChallengeError):
    """The opponent named is the challenger."""


class ChallengeBot(ChallengeError):
    """The opponent named is another bot."""


class CannotSeeChannel(ChallengeError):
    """The opponent named cannot see this channel."""


@dataclass(eq=False)
class CannotBeChallenged(ChallengeError):
    """The person named `player` does not want to be challenged, or not by this person."""

    player: str


class NobodyElseHere(ChallengeError):
    """Anyone may join, but no other person can see this conversation."""
