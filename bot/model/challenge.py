"""A challenge: an offer of a game, and what became of it."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.model.errors import GameError, NotDone, Why
from bot.model.ids import ChallengeId, MessageId, UserId
from bot.model.players import SOMEBODY, Person, Place, Terms
from bot.model.record import Unrated


class Answer(StrEnum):
    """What became of a challenge."""

    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """An offer of a game to `opponent`, or to anyone in the channel when that is None.

    Instants are UTC seconds. It is open while `answer` is None. A decider follows a draw of the
    two, on a board where somebody wins. Of a new one `unrated` says why its game would count for no
    rating on the server.
    """

    id: ChallengeId
    place: Place
    challenger: Person
    opponent: Person | None
    terms: Terms
    offered_at: int
    expires_at: int
    message_id: MessageId | None = None
    answer: Answer | None = None
    is_decider: bool = False
    unrated: Unrated | None = field(default=None, compare=False)

    @property
    def may_be_repeated(self) -> bool:
        """Whether it found nobody to play, though the challenger wanted to."""
        is_forgotten = SOMEBODY in (self.challenger, self.opponent)
        return self.answer in (Answer.DECLINED, Answer.EXPIRED) and not is_forgotten

    def check_open(self, now: int) -> None:
        """Check that it can still be answered. Raises ChallengeClosed, which says why not."""
        if self.answer is not None:
            raise ChallengeClosed(self)
        if now >= self.expires_at:
            raise ChallengeClosed(replace(self, answer=Answer.EXPIRED))

    def check_acceptance(self, user: UserId) -> None:
        """Check that `user` may accept it or join.

        Raises NotDone.
        """
        if user == self.challenger.id:
            raise NotDone(Why.OWN_OFFER if self.opponent is None else Why.OWN_CHALLENGE)
        if self.opponent is not None and user != self.opponent.id:
            raise NotDone(Why.NOT_YOUR_CHALLENGE, player=self.opponent.name)

    def refusal_by(self, user: UserId) -> Answer:
        """What it means that `user` refuses: declined, or withdrawn if the challenge is theirs.

        Raises NotDone.
        """
        if user == self.challenger.id:
            return Answer.WITHDRAWN
        if self.opponent is None:
            raise NotDone(Why.NOT_YOUR_OFFER)
        if user == self.opponent.id:
            return Answer.DECLINED
        raise NotDone(Why.NOT_YOUR_CHALLENGE, player=self.opponent.name)


class ChallengeRefusal(GameError):
    """A refusal that tells of a challenge."""

    def __init__(self, challenge: Challenge) -> None:
        super().__init__(challenge.id)
        self.challenge = challenge


class ChallengeClosed(ChallengeRefusal):
    """The challenge was accepted, declined, withdrawn or has expired; `challenge` tells which."""


class AlreadyChallenging(ChallengeRefusal):
    """The person has an open challenge in this channel: `challenge`."""
