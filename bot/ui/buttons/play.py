"""The buttons of boards and challenges."""

from bot.model import (
    ChallengeId,
    FirstChoice,
    GameId,
    MarkChoice,
    Terms,
)
from bot.service import Accepted, Offer, Services
from bot.ui.button_ids import (
    ACCEPT,
    CHALLENGE_AGAIN,
    CONFIRM_RESIGN,
    HINT,
    MARK,
    REFUSE,
    REMATCH,
    RESIGN,
    RESTART,
    REVIEW,
    SET_ASIDE,
    START_AGAIN,
    TRY_LEVEL,
)
from bot.ui.components import sentence
from bot.ui.hints import hint_card
from bot.ui.looking_back.review import review_card
from bot.ui.notice_cards import resign_card, resigned_card
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import button
from engine import Cell, Level


class PlayButtons:
    """What can be pressed on the card of a game or a challenge."""

    def __init__(self, services: Services) -> None:
        self._games = services.games
        self._challenges = services.challenges
        self._rematches = services.rematches
        self._levels = services.levels
        self._hints = services.hints
        self._past_games = services.past_games

    @button(MARK)
    async def mark(self, request: Request, game_id: int, ply: int, cell: int) -> Reply:
        return Update(await self._games.play(GameId(game_id), ply, Cell(cell), request.caller))

    @button(RESIGN)
    async def resign(self, request: Request, game_id: int) -> Reply:
        game = await self._games.resignable(GameId(game_id), request.caller)
        return Update(game, then=resign_card(game, request.user_id, request.words))

    @button(CONFIRM_RESIGN)
    async def confirm_resign(self, request: Request, game_id: int) -> Reply:
        game = await self._games.resign(GameId(game_id), request.caller)
        return Update(resigned_card(game, request.words), refresh=(game,))

    @button(HINT, defer=Defer.PRIVATE)
    async def hint(self, request: Request, game_id: int) -> Reply:
        hint = await self._hints.hint(GameId(game_id), request.caller)
        return Whisper(hint_card(hint, request.words))

    @button(REVIEW, defer=Defer.PRIVATE)
    async def review(self, request: Request, game_id: int) -> Reply:
        reviewed = await self._past_games.review(request.caller, GameId(game_id))
        return Whisper(review_card(reviewed, reviewed.game.ply, request.words))

    @button(REMATCH, defer=Defer.PUBLIC)
    async def rematch(self, request: Request, game_id: int) -> Reply:
        again = await self._rematches.rematch(GameId(game_id), request.caller)
        if isinstance(again, Offer):
            return Post(again.challenge, pings=again.pings)
        if isinstance(again, Accepted):
            return Post(again.game, refresh=again.set_aside, notice=again.notice)
        return Post(again)

    @button(TRY_LEVEL, defer=Defer.PUBLIC)
    async def try_level(self, request: Request, game_id: int, level: Level) -> Reply:
        return Post(await self._levels.another(GameId(game_id), request.caller, level))

    @button(START_AGAIN)
    async def start_again(self, request: Request, game_id: int, level: Level) -> Reply:
        return Update(await self._levels.start_again(GameId(game_id), request.caller, level))

    @button(RESTART)
    async def restart(
        self,
        request: Request,
        game_id: int,
        level: Level | None,
        board: str | None,
        mark: MarkChoice | None,
        first: FirstChoice | None,
    ) -> Reply:
        terms = Terms(board, mark, first)
        game, resigned = await self._games.restart(GameId(game_id), request.caller, level, terms)
        if resigned is None:
            return Post(game, closing=sentence(request.words("refused-game-is-over")))
        return Post(game, refresh=(resigned,), closing=resigned_card(resigned, request.words))

    @button(ACCEPT)
    async def accept(self, request: Request, challenge_id: int) -> Reply:
        # The challenge's own message becomes the board: one answer, nothing left to click.
        accepted = await self._challenges.accept(ChallengeId(challenge_id), request.caller)
        return Update(accepted.game, refresh=accepted.set_aside, notice=accepted.notice)

    @button(SET_ASIDE)
    async def set_aside(self, request: Request, challenge_id: int) -> Reply:
        accepted = await self._challenges.accept(
            ChallengeId(challenge_id), request.caller, set_aside=True
        )
        return Post(
            accepted.game,
            refresh=accepted.set_aside,
            closing=sentence(request.words("set-aside-private")),
            notice=accepted.notice,
        )

    @button(REFUSE)
    async def refuse(self, request: Request, challenge_id: int) -> Reply:
        return Update(await self._challenges.refuse(ChallengeId(challenge_id), request.caller))

    @button(CHALLENGE_AGAIN, defer=Defer.PUBLIC)
    async def challenge_again(self, request: Request, challenge_id: int) -> Reply:
        offer = await self._challenges.again(ChallengeId(challenge_id), request.caller)
        return Post(offer.challenge, pings=offer.pings)
