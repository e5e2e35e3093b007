"""Finished games as choices, while somebody types which one they mean."""

from dataclasses import replace

from bot.model import ChannelId, Ending, GameId, GuildId, Person, Place, Seat, Termination, UserId
from bot.service import Recent
from bot.ui.looking_back.review import game_choices
from bot.ui.text.texts import texts
from engine import BOARDS, Mark
from tests.bot.builders import BOB, NOON, duel

LARGEST = 2**63 - 1
ENGLISH = texts().in_locale("en-US")


def test_a_label_fits_whatever_the_game() -> None:
    person = Person(UserId(1), "x" * 40)
    ended = Ending(Termination.UNFINISHED, None, 0)
    for board in BOARDS:
        game = replace(duel(), id=GameId(LARGEST), board=board, ending=ended)
        game = replace(game, first=Seat(person, Mark.X), place=Place(GuildId(1), ChannelId(1), ""))
        for locale in texts().locales:
            recent = Recent(BOB.id, (game,), 10**9)
            ((label, value),) = game_choices(recent, "", texts().in_locale(locale))
            assert len(label) <= 100
            assert value == f"{LARGEST}"


def test_games_are_found_by_every_word_and_numbers_come_first() -> None:
    ended = Ending(Termination.STOPPED, None, NOON)
    games = tuple(replace(duel(), id=GameId(number), ending=ended) for number in (21, 12, 1))
    recent = Recent(BOB.id, games, NOON + 3_600)

    def found(typed: str) -> list[str]:
        return [value for _, value in game_choices(recent, typed, ENGLISH)]

    assert found("") == ["21", "12", "1"]
    assert found("1") == ["12", "1", "21"]
    assert found("stopped alice 3x3") == ["21", "12", "1"]
    assert found("stopped carol") == []
    label, _ = game_choices(recent, "12", ENGLISH)[0]
    assert label == "Stopped, against Alice · #12 · 1 hour ago · 3×3, three in a row"
