"""Glances: private answers that commands and buttons share: hints, histories and reviews."""

from collections.abc import Awaitable
from functools import partial

from bot.model.errors import BrokenButton
from bot.service import Hint, History, Reviewed
from bot.ui.answers import Interaction, defer, defer_redraw, redraw, whisper
from bot.ui.askers import caller_of, reader_words
from bot.ui.cards.hint import hint_card
from bot.ui.cards.history import history_card
from bot.ui.cards.review import review_card
from bot.ui.patience import Patience


async def whisper_hint(interaction: Interaction, asking: Awaitable[Hint]) -> None:
    """Answer with a hint, in private, as soon as it is worked out."""
    async with Patience(partial(defer, interaction, private=True)):
        hint = await asking
    await whisper(interaction, hint_card(hint, reader_words(interaction)))


async def whisper_history(interaction: Interaction, asking: Awaitable[History]) -> None:
    """Answer with a page of somebody's history, in private."""
    history = await asking
    place = caller_of(interaction).place
    await whisper(interaction, history_card(history, place, reader_words(interaction)))


async def turn_history(interaction: Interaction, asking: Awaitable[History]) -> None:
    """Answer a click on a history with another of its pages."""
    history = await asking
    place = caller_of(interaction).place
    await redraw(interaction, history_card(history, place, reader_words(interaction)))


async def whisper_review(interaction: Interaction, asking: Awaitable[Reviewed]) -> None:
    """Answer with a finished game at its end, in private, as soon as its mistakes are found."""
    async with Patience(partial(defer, interaction, private=True)):
        reviewed = await asking
    words = reader_words(interaction)
    await whisper(interaction, review_card(reviewed, reviewed.game.ply, words))


async def step_review(interaction: Interaction, asking: Awaitable[Reviewed], ply: int) -> None:
    """Answer a click on a review with the game as it stood after `ply` moves.

    Raises BrokenButton if it has not so many.
    """
    async with Patience(partial(defer_redraw, interaction)):
        reviewed = await asking
    if ply > reviewed.game.ply:
        raise BrokenButton(f"ply {ply} of {reviewed.game.ply}")
    await redraw(interaction, review_card(reviewed, ply, reader_words(interaction)))
