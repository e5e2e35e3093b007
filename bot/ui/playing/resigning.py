"""Resigning, after a question; withdrawing an offer; and the end that a moderator makes."""

from contextlib import suppress

from bot.model import NO_GAME, Game, GameId, MessageId, Player, UserId
from bot.model.errors import NoGameHere, NoSuchChallenge, NotDone, Why
from bot.ui.button_ids import KEEP_PLAYING, ButtonId, game_id
from bot.ui.components import Accent, ButtonStyle, Card, button, container, row, sentence, text
from bot.ui.games_here import AGAINST, meant_text
from bot.ui.permissions import Permission
from bot.ui.reply import Defer, Dismiss, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, MenuType, Topic, command, menu, on_click
from bot.ui.text.game_text import resign_question, resigned_text
from bot.ui.text.texts import Words

RESIGN = ButtonId("resign", (game_id,))
CONFIRM_RESIGN = ButtonId("give-up", (game_id,))
CALL_OFF = ButtonId("call-off", (game_id,))
"""Confirm it where the question says that it does not count, as nobody has moved."""
WITHDRAW = ButtonId("withdraw")
"""Take back one's challenge in the channel, beside the question about a game there."""


class Resigning(Feature):
    """The ways to end a game early."""

    @command("resign", AGAINST, topic=Topic.GAME)
    async def resign_here(self, request: Request, opponent: Player | None) -> Reply:
        with suppress(NoGameHere):
            here = await self.services.games.here(request.caller, opponent)
            challenges = self.services.store.challenges
            offered = await challenges.open(request.channel_id, request.user_id)
            card = resign_card(
                here.game,
                request.user_id,
                request.words,
                may_withdraw=offered is not None,
                meant=meant_text(here, request.user_id, request.words),
            )
            return Whisper(card, about=here.game.id)
        try:
            challenge = await self.services.challenges.withdraw_here(request.caller)
        except NoSuchChallenge:
            raise NotDone(Why.NOTHING_TO_RESIGN) from None
        withdrawn = sentence(request.words("challenge-withdrawn-private"))
        return Whisper(withdrawn, refresh=(challenge,), about=NO_GAME)

    @on_click(RESIGN)
    async def resign(self, request: Request, game_id: GameId) -> Reply:
        game = await self.services.games.resignable(game_id, request.caller)
        return Update(game, then=resign_card(game, request.user_id, request.words))

    @on_click(CONFIRM_RESIGN)
    async def confirm_resign(self, request: Request, game_id: GameId) -> Reply:
        game = await self.services.games.resign(game_id, request.caller)
        return Update(sentence(resigned_text(game, request.words)), refresh=(game,))

    @on_click(CALL_OFF)
    async def call_off(self, request: Request, game_id: GameId) -> Reply:
        game = await self.services.games.resign(game_id, request.caller, calling_off=True)
        return Update(sentence(resigned_text(game, request.words)), refresh=(game,))

    @on_click(WITHDRAW)
    async def withdraw(self, request: Request) -> Reply:
        challenge = await self.services.challenges.withdraw_here(request.caller)
        withdrawn = sentence(request.words("challenge-withdrawn-private"))
        return Update(withdrawn, refresh=(challenge,))

    @on_click(KEEP_PLAYING)
    async def keep_playing(self, request: Request, game_id: GameId) -> Reply:
        return Dismiss(about=game_id)

    @menu(
        "menu-stop",
        MenuType.MESSAGE,
        defer=Defer.PRIVATE,
        permissions=Permission.MANAGE_MESSAGES,
        guilds_only=True,
    )
    async def stop(self, request: Request, message: MessageId) -> Reply:
        may_moderate = Permission.MANAGE_MESSAGES in request.permissions
        game = await self.services.games.stop(message, request.caller, may_moderate=may_moderate)
        return Whisper(sentence(request.words("stopped-private", id=f"{game.id}")), refresh=(game,))


def resign_card(
    game: Game, user: UserId, words: Words, *, may_withdraw: bool = False, meant: str = ""
) -> Card:
    """Ask `user` whether to resign a game, or to withdraw the challenge that they have as well.

    `meant` says which of several games it is.
    """
    question = resign_question(game, user, words)
    if meant:
        question += f"\n{meant}"
    # On the left: a second click where Resign was, at the right edge, must not confirm it.
    label = words("button-confirm-resign")
    confirm_id = CALL_OFF if game.is_untouched else CONFIRM_RESIGN
    confirm = button(confirm_id(game.id), label, style=ButtonStyle.DANGER)
    keep = button(KEEP_PLAYING(game.id), words("button-keep-playing"))
    buttons = [confirm, keep]
    if may_withdraw:
        buttons.append(button(WITHDRAW(), words("button-withdraw-challenge")))
    return [container([text(question), row(buttons)], Accent.DANGER)]
