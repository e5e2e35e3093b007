"""Game choices: the finished games on offer while somebody types which one they mean. Pure."""

from datetime import timedelta

from discord import app_commands

from bot.model import Game
from bot.service import Recent
from bot.ui.cards.history import LONGEST_LABEL, summary
from bot.ui.choices import MOST_CHOICES
from bot.ui.text.durations import show_age
from bot.ui.text.texts import Words


def game_choices(recent: Recent, typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """Offer the games in whose labels all that was typed occurs, newest first.

    Those whose number begins with it come before the others.
    """
    wanted = _plain(typed).split()
    labels = {game.id: _label(game, recent, words) for game in recent.games}
    found = [id for id, said in labels.items() if all(word in _plain(said) for word in wanted)]
    number = typed.strip().removeprefix("#")
    found.sort(key=lambda id: not f"{id}".startswith(number))
    return [
        app_commands.Choice(name=labels[id][:LONGEST_LABEL], value=f"{id}")
        for id in found[:MOST_CHOICES]
    ]


def _label(game: Game, recent: Recent, words: Words) -> str:
    assert game.ending is not None
    return words(
        "history-choice",
        game=summary(game, recent.user, words, bare=True),
        ago=show_age(timedelta(seconds=recent.asked_at - game.ending.at), words),
        board=words(f"board-{game.board}"),
    )


def _plain(text: str) -> str:
    # Keyboards have no sign of multiplication.
    return text.casefold().replace("×", "x")
