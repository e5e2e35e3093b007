"""Endings: the sentences under the result of a game, the next buttons, and the accent colour."""

from collections.abc import Iterator, Mapping

from bot.model import Computer, Ending, Game, GridStyle, Person, Record, Termination
from bot.model.ending import PLAYED_OUT
from bot.ui.components import Accent
from bot.ui.text.game_names import level_text, player_name, voice
from bot.ui.text.game_text import computers_mark, trophies
from bot.ui.text.texts import Words
from engine import BOARDS, PERFECT, Level, level_name

NEWCOMERS_LEVEL = Level.EASY

VARIANTS = 8
"""How many texts each ending has, one after the other: nobody reads one twice before the last."""

DRAWS_BEFORE_TIP = 2
"""After so many draws in a row against a level the card says how to beat it, and not again."""

AFTER_SMALLEST = "vanishing"
"""The board that follows 3x3: nobody wins there, and this one can be beaten."""

LEAST_STREAK = 3
"""How often in a row something happens before it is worth a line."""


def comments(game: Game, words: Words) -> Iterator[str]:
    """Say what a result is worth, and to whom."""
    if game.is_watched:
        yield from _conversation(game, words)
        return
    record = game.record or Record()
    about = _facts(game, words)
    if not game.hints:  # A star, but a hollow one, is all that a result with hints earns.
        yield from _fanfare(game, record, about, words)
    # A row of emoji is tiresome to hear.
    if game.is_success and game.look.style is not GridStyle.TEXT:
        yield _trophies(game, record, words)
    if game.is_held and board_to_try(game) == AFTER_SMALLEST:
        yield words("end-can-beat")
    if _needs_tip(game, record):
        yield f"-# {words('end-tip', **about)}"
    if len(game.people) == 2:
        yield from _between_people(game, record, about, words)


def _fanfare(
    game: Game, record: Record, about: Mapping[str, str | int], words: Words
) -> Iterator[str]:
    """Say what was a first, and how often in a row it has happened."""
    yield from _first_win(game, record, about, words)
    if _is_first_between(game, record):
        yield words("end-first-between", **about)
    if game.is_held and not record.has_held:
        yield words("end-first-hold", **about)
    elif game.is_held and not record.has_held_here:
        yield words("end-first-hold-board", **about)
    if record.streak >= LEAST_STREAK and (game.is_held or game.is_won_by_person):
        kind = "draws" if game.is_held else "wins" if game.level else "between"
        yield words(f"end-streak-{kind}", **about, count=record.streak)


def last_word(game: Game, words: Words) -> str:
    """Return what the bot says to the result, behind its mark, or a word on it between people.

    Empty where the result says it all, and where the bot played itself.
    """
    key = None if game.is_watched else _comment_key(game, words)
    if key is None:
        return ""
    said = words(key, **_facts(game, words), variant=_variant(game, game.record or Record()))
    return said if game.level is None else f"{computers_mark(game)}\u00a0{said}"


def _first_win(
    game: Game, record: Record, about: Mapping[str, str | int], words: Words
) -> Iterator[str]:
    """Say which first win over the computer it was: against a level, on a board."""
    board = words(f"board-short-{game.board}")
    is_first_here = game.is_won_by_person and record.beaten and not record.beaten_here
    if game.is_first_win and is_first_here:
        yield words("end-first-both", **about, board=board)
    elif game.is_first_win:
        yield words("end-first-win", **about)
    elif is_first_here:
        yield words("end-first-board", **about, board=board)
    if game.is_first_win and game.level and game.level.harder == (Level.UNBEATABLE,):
        last = "end-beat-all" if record.has_held_here else "end-can-hold"
        yield words("end-can-find" if game.variant.vanishing else last)


def _trophies(game: Game, record: Record, words: Words) -> str:
    """Show which levels the person has beaten on this board, without hints and with some."""
    assert game.level is not None
    beaten, helped = {*record.beaten_here}, {*record.helped_here}
    (helped if game.hints else beaten).add(game.level)
    if record.has_held_here:
        beaten.add(Level.UNBEATABLE)
    return trophies(beaten, helped, game.board, words, game.look)


def _variant(game: Game, record: Record) -> int:
    """Return which text an ending has: by what these two have played, so the same again later."""
    if len(game.people) == 2:
        return sum(record.score) % VARIANTS
    # A Discord id counts milliseconds from this bit on: not everybody begins with the same text,
    # nor with the same one at each level, for those that all levels share.
    start = (game.people[0].id >> 22) + 3 * len(game.level.easier if game.level else ())
    return (start + (record.times or game.id)) % VARIANTS


def _needs_tip(game: Game, record: Record) -> bool:
    """Return whether the person draws again and again against a level that can be beaten."""
    has_forks = not (game.variant.misere or game.variant.vanishing)
    is_stuck = game.is_drawn and has_forks and record.streak == DRAWS_BEFORE_TIP
    return is_stuck and game.level is not None and game.level.misses_forks


def _is_first_between(game: Game, record: Record) -> bool:
    """Return whether a row gave one of two people their first win over the other."""
    ending = game.ending
    if ending is None or ending.winner is None or ending.termination is not Termination.LINE:
        return False
    return len(game.people) == 2 and record.score[game.seats.index(ending.winner)] == 1


def _conversation(game: Game, words: Words) -> Iterator[str]:
    """Let the levels that played each other speak, the winner first."""
    assert game.ending is not None
    if game.ending.termination not in PLAYED_OUT:
        return
    winner = game.ending.winner
    seats = game.seats if winner is None else (winner, game.facing(winner))
    # Never the same number for both: the two may be of one level.
    answer = game.id + 1 + game.id // VARIANTS % (VARIANTS - 1)
    for seat, turn in zip(seats, (game.id, answer), strict=True):
        assert isinstance(seat.player, Computer)
        level = level_name(seat.player.level, game.variant)
        lost_or_won = "end-lost" if seat == winner else "end-beat"
        what = "end-drawn" if winner is None else lost_or_won
        key = voice(what, seat.player.level, game.variant, words)
        if key == "end-drawn-unbeatable":  # That one honours a person.
            key = "end-drawn-watched"
        elif winner is None and game.variant.vanishing and level != PERFECT:
            key = "end-drawn-round"
        quote = words(key, variant=turn % VARIANTS)
        yield words("end-said", level=words(f"level-{level}"), quote=quote)


def _comment_key(game: Game, words: Words) -> str | None:
    """Return the key of what is said to a result, None where the result says it all."""
    ending, level, variant = game.ending, game.level, game.variant
    if ending is None:
        return None
    if level is None:
        return _comment_key_of_people(game, ending.termination)
    match ending.termination:
        case Termination.FULL if variant.vanishing and level is not Level.UNBEATABLE:
            return "end-drawn-round"
        case Termination.FULL if level is Level.UNBEATABLE and game.hints and not variant.vanishing:
            return "end-drawn-hinted"
        case Termination.FULL:
            return voice("end-drawn", level, variant, words)
        case Termination.RESIGNED:
            return "end-gave-up"
        case Termination.TIME:
            return "end-time"
        case Termination.LINE:
            what = "end-beat" if game.is_won_by_person else "end-lost"
            return voice(what, level, variant, words)
        case _:
            return None


def _comment_key_of_people(game: Game, termination: Termination) -> str | None:
    variant = game.variant
    match termination:
        case Termination.FULL:
            return "end-drawn-vanishing" if variant.vanishing else "end-drawn"
        case Termination.RESIGNED:
            return "end-resigned"
        case Termination.TIME:
            return "end-time"
        case Termination.LINE if variant.misere:
            return "end-won-misere"
        case Termination.LINE:
            is_full = game.ply == variant.cells and not variant.vanishing
            return "end-won-full" if is_full else "end-won"
        case _:
            return None


def _facts(game: Game, words: Words) -> dict[str, str | int]:
    ending = game.ending
    about: dict[str, str | int] = {}
    if game.level is not None:
        about["level"] = level_text(game.level, game.board, words)
    if game.people:
        winner = None if ending is None else ending.winner
        person = winner.player if winner and game.is_won_by_person else game.people[0]
        about["player"] = player_name(person, words)
        if winner is not None:
            about["opponent"] = player_name(game.facing(winner).player, words)
            about["moves"] = len(game.moves[game.seats.index(winner) :: 2])
    return about


def _between_people(
    game: Game, record: Record, about: Mapping[str, str | int], words: Words
) -> Iterator[str]:
    """Say how two people stand against each other, and what the game made of their ratings."""
    first, second = (player_name(seat.player, words) for seat in game.seats)
    wins, losses, draws = record.score
    if sum(record.score) > 1:
        ahead = (first, wins, losses) if wins > losses else (second, losses, wins)
        score = {"wins": ahead[1], "losses": ahead[2], "draws": draws}
        if wins == losses:
            yield words("end-score-even", **score).strip()
        else:
            yield words("end-score-leads", player=ahead[0], **score).strip()
    names = {person.id: player_name(person, words) for person in game.people}
    changes = [
        words(
            "end-rating",
            player=names[each.user],
            rating=each.after,
            change=f"{each.after - each.before:+d}".replace("-", "−"),
        )
        for each in record.ratings
    ]
    if any(each.after != each.before for each in record.ratings):
        yield f"-# 📊 {words('end-ratings', ratings=' · '.join(changes))}"
    elif record.unrated is not None:
        yield f"-# 📊 {words(f'unrated-{record.unrated}', **about)}"
    elif _is_unrated_early(game):
        yield f"-# 📊 {words('unrated-early')}"


def _is_unrated_early(game: Game) -> bool:
    """Return whether a game of two people on a server ended before both had made a move."""
    is_played = game.ending is not None and game.ending.termination in PLAYED_OUT
    return is_played and game.place.guild_id is not None and game.ply == 1


def level_to_try(game: Game) -> Level | None:
    """Return the level that a game which ended suggests: harder when beaten, easier when lost.

    When beaten, the next one that was not beaten on this board. When lost, the hardest one that
    was, else the next lower one; for who never beat any an easy one; for who held the hardest
    anywhere the next lower one that was not. None where it suggests no other one.
    """
    if game.level is None or game.ending is None:
        return None
    record = game.record or Record()
    if game.is_won_by_person:
        done = {*record.beaten_here, *([Level.UNBEATABLE] if record.has_held_here else ())}
        return next((each for each in game.level.harder if each not in done), None)
    if not game.is_lost_to_computer or not game.level.easier:
        return None
    easier = [*reversed(game.level.easier)]
    if record.has_held:  # What they beat already would be no step up again.
        return next((each for each in easier if each not in record.beaten_here), easier[0])
    if not record.beaten and NEWCOMERS_LEVEL in easier:
        return NEWCOMERS_LEVEL
    return next((each for each in easier if each in record.beaten_here), easier[0])


def board_to_try(game: Game) -> str | None:
    """Return the next board where no level is left to try, if there is one."""
    is_done = game.is_won_by_person and game.level is not None and level_to_try(game) is None
    if not (game.is_held or is_done):
        return None
    names = sorted(BOARDS, key=lambda name: name not in ("3x3", AFTER_SMALLEST))
    return next(iter(names[names.index(game.board) + 1 :]), None)


def is_newcomers_loss(game: Game) -> bool:
    """Return whether somebody new lost, who did not beat an easier level yet."""
    record = game.record
    is_new = record is not None and record.is_newcomers and not record.beaten
    return is_new and game.is_lost_to_computer


def accent(game: Game, ending: Ending) -> Accent:
    """Return the colour of the card of a game that ended: held, won, lost, or won by nobody."""
    if game.is_held:
        return Accent.HELD
    if ending.winner is None:
        return Accent.DRAWN
    return (
        Accent.WON if isinstance(ending.winner.player, Person) or game.is_watched else Accent.LOST
    )
