"""Challenging: the command, the card of a challenge, and what can be pressed on it."""

from bot.model import Answer, Challenge, ChallengeId, FirstChoice, MarkChoice, Terms
from bot.ui.button_ids import ButtonId, challenge_id
from bot.ui.components import Accent, ButtonStyle, Card, button, container, row, text
from bot.ui.reply import Defer, Reply, Update
from bot.ui.request import Request, User
from bot.ui.router import Feature, MenuType, Option, OptionType, command, menu, on_click
from bot.ui.starting.offers import challenged, offered
from bot.ui.starting.starting import BOARD, WHICH_MARK, WHO_OPENS, started
from bot.ui.text.game_names import BOARD_KEYS, RULE_KEYS, USUAL_BOARD, player_name
from bot.ui.text.texts import Words, texts

ACCEPT = ButtonId("accept", (challenge_id,))
REFUSE = ButtonId("refuse", (challenge_id,))
CHALLENGE_AGAIN = ButtonId("once-more", (challenge_id,))
"""Of a challenge."""

CHALLENGED = Option("opponent", "option-opponent-challenge", OptionType.USER)


class Challenging(Feature):
    """The command and the menu that challenge somebody, and the buttons of a challenge."""

    @command("challenge", CHALLENGED, BOARD, WHICH_MARK, WHO_OPENS, topic=None, defer=Defer.PUBLIC)
    async def challenge(
        self,
        request: Request,
        opponent: User | None,
        board: str | None,
        mark: MarkChoice | None,
        first: FirstChoice | None,
    ) -> Reply:
        return await self._offer(request, opponent, Terms(board, mark, first))

    @menu("menu-challenge", MenuType.USER, defer=Defer.PUBLIC)
    async def challenge_user(self, request: Request, opponent: User) -> Reply:
        return await self._offer(request, opponent, Terms())

    async def _offer(self, request: Request, opponent: User | None, terms: Terms) -> Reply:
        if opponent is not None and opponent.is_self:
            return await started(self.services, request, None, terms)
        return await challenged(self.services, request, opponent, terms)

    @on_click(ACCEPT)
    async def accept(self, request: Request, challenge_id: ChallengeId) -> Reply:
        # The challenge's own message becomes the board: one answer, nothing left to click.
        game = await self.services.challenges.accept(challenge_id, request.caller)
        return Update(game, wakes_outbox=True)

    @on_click(REFUSE)
    async def refuse(self, request: Request, challenge_id: ChallengeId) -> Reply:
        refused = await self.services.challenges.refuse(challenge_id, request.caller)
        return Update(refused)

    @on_click(CHALLENGE_AGAIN, defer=Defer.PUBLIC)
    async def challenge_again(self, request: Request, challenge_id: ChallengeId) -> Reply:
        offer = await self.services.challenges.again(challenge_id, request.caller)
        return offered(offer, request.words)


def challenge_card(challenge: Challenge) -> Card:
    """Show a challenge: with its buttons while it is open, else with its outcome.

    The card is in the language of the challenge's place.
    """
    words = texts().in_locale(challenge.place.locale)
    challenger = player_name(challenge.challenger, words)
    opponent = player_name(challenge.opponent, words) if challenge.opponent else None
    if challenge.answer is not None:
        offer = (
            words("challenge-to-closed", challenger=challenger, opponent=opponent)
            if opponent is not None
            else words("challenge-to-anyone-closed", challenger=challenger)
        )
        result = _outcome(challenge, challenger, opponent, words)
        lines = [offer, result]
        if (board := challenge.terms.board or USUAL_BOARD) != USUAL_BOARD:
            lines.append(f"-# {words(f'board-short-{board}')}")
        closed = text("\n".join(lines))
        if challenge.may_be_repeated:
            again = button(CHALLENGE_AGAIN(challenge.id), words("button-challenge-again"))
            return [container([closed, row([again])], Accent.NEUTRAL)]
        return [container([closed], Accent.NEUTRAL)]
    terms = _terms(challenge, challenger, opponent, words)
    accept, refuse = ACCEPT(challenge.id), REFUSE(challenge.id)
    if challenge.opponent is None:
        offer = words("challenge-to-anyone", challenger=challenger)
        labels = words("button-join"), words("button-withdraw")
    else:
        opponent_id = f"{challenge.opponent.id}"
        offer = words("challenge-to", challenger=challenger, opponent_id=opponent_id)
        labels = words("button-accept"), words("button-decline")
    title = words("challenge-title")
    if challenge.is_decider:
        title = f"### {words('button-decider')}"
        offer += f"\n{words('challenge-last-drawn')}"
    buttons = [button(accept, labels[0], style=ButtonStyle.SUCCESS), button(refuse, labels[1])]
    return [container([text(f"{title}\n{offer}\n{terms}"), row(buttons)], Accent.OFFERED)]


def _terms(challenge: Challenge, challenger: str, opponent: str | None, words: Words) -> str:
    """Return what is offered, a line each: together they break badly on a phone."""
    opens = _opens(challenge, challenger, opponent, words)
    if challenge.is_decider:
        opens = f"{words('challenge-sides-swap')} · {opens}"
    expires = words("challenge-expires", expires=f"<t:{challenge.expires_at}:R>")
    name = challenge.terms.board or USUAL_BOARD
    board = words(BOARD_KEYS[name])
    if rule := RULE_KEYS.get(name):
        board += f" · {words(rule)}"
    small = [expires]
    if challenge.unrated is not None:
        small.insert(0, words(f"unrated-{challenge.unrated}"))
    elif challenge.place.guild_id is not None:
        small.insert(0, words("challenge-rated"))
    return "\n".join([board, opens, f"-# {' · '.join(small)}"])


def _opens(challenge: Challenge, challenger: str, opponent: str | None, words: Words) -> str:
    match challenge.terms.opens:
        case FirstChoice.ME:
            return words("challenge-opens-me", challenger=challenger)
        case FirstChoice.OPPONENT if opponent is not None:
            return words("challenge-opens-opponent", opponent=opponent)
        case FirstChoice.OPPONENT:
            return words("challenge-opens-anyone")
        case _:
            return words("challenge-opens-random")


def _outcome(challenge: Challenge, challenger: str, opponent: str | None, words: Words) -> str:
    match challenge.answer:
        case Answer.DECLINED:
            return words("challenge-declined", opponent=opponent or "")
        case Answer.WITHDRAWN:
            return words("challenge-withdrawn", challenger=challenger)
        case Answer.EXPIRED:
            if opponent is None:
                return words("challenge-expired-open")
            return words("challenge-expired", opponent=opponent)
        case _:
            return words("challenge-accepted")
