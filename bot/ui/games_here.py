"""Which of several games in a channel a command is about: its option, and what is said of it."""

from bot.model import Here, UserId
from bot.ui.router import Option, OptionType
from bot.ui.text.game_names import player_name
from bot.ui.text.texts import Words

AGAINST = Option("opponent", "option-opponent-here", OptionType.USER, read=lambda user: user.player)


def meant_text(here: Here, user: UserId, words: Words) -> str:
    """Return which of several games a command chose, nothing where there is one alone."""
    if here.among == 1:
        return ""
    opponent = here.game.facing(here.game.seat_of(user)).player
    name = player_name(opponent, words, alone=True)
    return words("meant-game", id=f"{here.game.id}", opponent=name)
