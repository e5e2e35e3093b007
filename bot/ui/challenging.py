"""The card of a challenge."""

from bot.model import Answer, Challenge, FirstChoice
from bot.ui.button_ids import ACCEPT, CHALLENGE_AGAIN, REFUSE
from bot.ui.components import Accent, ButtonStyle, Card, button, container, row, text
from bot.ui.playing.game_card import player_name
from bot.ui.text.texts import Words, texts


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
        closed = text(f"{offer}\n{result}")
        if challenge.may_be_repeated:
            again = button(CHALLENGE_AGAIN(challenge.id), words("button-challenge-again"))
            return [container([closed, row([again])], Accent.NEUTRAL)]
        return [container([closed], Accent.NEUTRAL)]
    terms = words(
        "challenge-terms",
        board=words(f"board-{challenge.terms.board}"),
        opens=_opens(challenge, challenger, opponent, words),
        expires=f"<t:{challenge.expires_at}:R>",
    )
    accept, refuse = ACCEPT(challenge.id), REFUSE(challenge.id)
    if challenge.opponent is None:
        offer = words("challenge-to-anyone", challenger=challenger)
        labels = words("button-join"), words("button-withdraw")
    else:
        offer = words("challenge-to", challenger=challenger, opponent_id=f"{challenge.opponent.id}")
        labels = words("button-accept"), words("button-decline")
    buttons = [button(accept, labels[0], style=ButtonStyle.SUCCESS), button(refuse, labels[1])]
    return [container([text(f"{offer}\n-# {terms}"), row(buttons)], Accent.OFFERED)]


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
