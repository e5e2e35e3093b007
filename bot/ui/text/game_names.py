"""What players, levels and boards are called."""

from bot.model import SOMEBODY, Computer, GuildSettings, Person, Player
from bot.ui.text.names import escape_name, plain_name
from bot.ui.text.texts import Words, cached
from engine import BOARDS, Level, Variant, level_name

USUAL_BOARD = GuildSettings().board
"""The board that lists leave unsaid."""

BOARD_KEYS = {name: f"board-short-{name}" for name in BOARDS} | {
    "5x5-five": "board-short-5x5",
}
"""What boards are called on cards, which say the rule above it."""

RULED_BOARD_KEYS = {name: f"board-{name}" for name in BOARDS} | {
    USUAL_BOARD: BOARD_KEYS[USUAL_BOARD]
}
"""The same where nothing above says the rule; that of the usual board everybody knows."""

RULE_KEYS = {
    name: f"rule-{name if variant.misere or variant.vanishing else variant.k}"
    for name, variant in BOARDS.items()
    if name != USUAL_BOARD
}
"""The messages that say what is special about a board, none of the usual one."""


def level_text(level: Level, board: str, words: Words) -> str:
    """Return what a level is called on a board."""
    return words(f"level-{level_name(level, BOARDS[board])}")


@cached(500)
def voice(what: str, level: Level, variant: Variant, words: Words) -> str:
    """Return the key of what a level says, such as `end-lost`: of the nearest one with such words.

    Those below it come first.
    """
    names = level_name(level, variant), level, *reversed(level.easier), *level.harder
    return next(key for name in names if words.has(key := f"{what}-{name}"))


@cached(2_000)  # Names repeat with every move, and are long to make safe.
def player_name(
    player: Player, words: Words, board: str = USUAL_BOARD, *, alone: bool = False
) -> str:
    """Return the name of a player, "Somebody" after their data was removed.

    The level of the computer is called as on `board`; `alone` leaves it out.
    """
    if isinstance(player, Computer):
        if alone:
            return words("player-computer-alone")
        return words("player-computer", level=level_text(player.level, board, words))
    return words("player-somebody") if player == SOMEBODY else escape_name(player.name)


def bare_name(player: Player, words: Words, board: str) -> str:
    """Return the name of a player for where Discord reads no markdown."""
    if isinstance(player, Person) and player != SOMEBODY:
        return plain_name(player.name)
    return player_name(player, words, board)
