"""RematchService: the same again, with sides swapped."""

from contextlib import suppress

from bot.model import (
    SOMEBODY,
    AlreadyPlaying,
    Caller,
    Challenge,
    ChallengeClosed,
    Computer,
    FirstChoice,
    Game,
    GameId,
    MarkChoice,
    Person,
    Rematch,
    Seat,
    Termination,
    Terms,
)
from bot.model.errors import NoSuchChallenge, NotDone, Why
from bot.service.admission import check_seen
from bot.service.buttons import pressed_game
from bot.service.challenge_service import Accepted, ChallengeService, Invited, Offer
from bot.service.new_game_service import NewGameService
from bot.store import Purpose, Store


class RematchService:
    """Offers another game to those who finished one. Any method may raise StoreUnavailable."""

    def __init__(
        self, store: Store, new_games: NewGameService, challenges: ChallengeService
    ) -> None:
        self._store = store
        self._new_games = new_games
        self._challenges = challenges

    async def rematch(
        self, game_id: GameId, caller: Caller
    ) -> tuple[Game | Accepted | Offer, Game]:
        """Begin a game against the computer, or offer one to the person who was the opponent.

        Return that, and the game that ended.
        Whoever opened goes second now, and the marks change hands, but not where a game against the
        computer was called off before a move. If the opponent has offered
        the same already, that offer is accepted. Raises NoSuchGame, NotDone, OldCopy,
        NotYourGame, and what starting, offering and accepting raise.
        """
        game = await pressed_game(self._store, game_id, caller)
        seat = game.seat_of(caller.person.id)
        if game.ending is None:
            raise NotDone(Why.GAME_STILL_ON)
        opponent = game.facing(seat)
        if isinstance(opponent.player, Computer):
            is_played = game.ending.termination is not Termination.CALLED_OFF
            terms = _swapped(game, seat if is_played else opponent)
            return await self._new_games.start(caller, opponent.player.level, terms), game
        if opponent.player == SOMEBODY:
            raise NotDone(Why.OPPONENT_FORGOTTEN)
        check_seen(caller)
        if (offered := await self._offer_of(game, opponent, caller)) is not None:
            with suppress(ChallengeClosed):  # It expired meanwhile: offer our own.
                return await self._challenges.begin(offered, caller), game
        invited = Invited(opponent.player, is_bot=False, sees_channel=True)
        terms, before = _swapped(game, seat), _ended(game, seat)
        try:
            return await self._challenges.offer(caller, invited, terms, before), game
        except AlreadyPlaying:
            # Another process may have carried out the same interaction.
            started = await self._store.games.done_by(caller.interaction_id)
            if started is None:
                raise
            return Accepted.by(caller.person.id, started, Purpose.REMATCH), game

    async def _offer_of(self, game: Game, opponent: Seat, caller: Caller) -> Challenge | None:
        assert isinstance(opponent.player, Person)
        with suppress(NoSuchChallenge):
            offered = await self._store.challenges.open(caller.place.channel_id, opponent.player.id)
            to_caller = offered.opponent is not None and offered.opponent.id == caller.person.id
            if to_caller and offered.terms == _swapped(game, opponent):
                return offered
        return None


def _ended(game: Game, seat: Seat) -> Rematch:
    """Return how a game ended for the holder of `seat`."""
    assert game.ending is not None
    if game.ending.winner is not None:
        return Rematch.WON if game.ending.winner == seat else Rematch.LOST
    return Rematch.DRAWN if game.ending.termination is Termination.FULL else Rematch.UNFINISHED


def _swapped(game: Game, seat: Seat) -> Terms:
    """Return terms for the holder of `seat` that give each player what the other one had."""
    first = FirstChoice.OPPONENT if seat == game.first else FirstChoice.ME
    return Terms(game.board, MarkChoice(seat.mark.other.value), first)
