"""Every kind of button: what it builds it can parse, and it refuses everything else."""

import inspect
import re
from contextlib import suppress
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.model import (
    ChallengeId,
    ChannelId,
    FirstChoice,
    GameId,
    GuildId,
    MarkChoice,
    Place,
    UserId,
)
from bot.model.errors import NotDone
from bot.model.puzzle import Practice
from bot.ui.button_ids import (
    LARGEST,
    Field,
    cell,
    challenge_id,
    channel_id,
    game_id,
    guild_id,
    optional,
    user_id,
)
from bot.ui.features import FEATURES
from bot.ui.playing.moving import MARK
from bot.ui.preferences import Preference
from bot.ui.router import Control, declarations
from bot.ui.server_settings.setting_choices import Section, Setting
from bot.ui.starting.starting import RESTART
from bot.ui.text.texts import texts
from engine import Cell, Level
from tests.bot.builders import ALICE, BOB, NOON
from tests.bot.ui.bot_code import button_ids
from tests.gallery.every_card import Gallery

KINDS = button_ids()
ONLY_IN_FORMS = {"EMOJI_FORM"}
DISABLED = "sample:"
"""What begins the ids of a theme's sample, which nobody can press."""


def texts_of(field: Field) -> st.SearchStrategy[str]:
    return st.from_regex(re.compile(field.pattern), fullmatch=True)


def test_no_two_kinds_can_be_confused() -> None:
    assert len({(kind.name, len(kind.fields)) for kind in KINDS.values()}) == len(KINDS)


def kinds_of(custom_id: str) -> list[str]:
    """Return which kinds of buttons an id can be parsed as."""
    found = []
    for name, kind in KINDS.items():
        with suppress(NotDone):
            kind.parse(custom_id)
            found.append(name)
    return found


@pytest.mark.parametrize("name", KINDS)
@settings(max_examples=30)
@given(data=st.data())
def test_what_is_built_can_be_parsed(name: str, data: st.DataObject) -> None:
    kind = KINDS[name]
    text = ":".join([kind.name, *(data.draw(texts_of(field)) for field in kind.fields)])
    try:
        values = kind.parse(text)
    except NotDone:  # Only a number that no database holds.
        assert max(map(int, re.findall(r":([0-9]{19})", text))) > LARGEST
        return
    custom_id = kind(*values)
    assert len(custom_id) <= 100
    assert kind.parse(custom_id) == values
    assert kinds_of(custom_id) == [name]


def test_every_kind_is_on_a_card_and_every_card_has_known_ones() -> None:
    place = Place(GuildId(1), ChannelId(2), "en-US")
    cards = Gallery(texts().in_locale("en-US", 1), place, ALICE, BOB, NOON)
    drawn = (each for each in cards.button_ids() if not each.startswith(DISABLED))
    kinds = {each: kinds_of(each) for each in drawn}
    assert {each: found for each, found in kinds.items() if len(found) != 1} == {}
    elsewhere = KINDS.keys() - {name for (name,) in kinds.values()}
    assert elsewhere == ONLY_IN_FORMS, "on no card that tests/gallery/every_card.py draws"


HOSTILE = st.text(max_size=100) | st.lists(
    st.sampled_from(sorted({kind.name for kind in KINDS.values()}))
    | st.text(max_size=20)
    | st.integers().map(str),
    max_size=7,
).map(":".join)


@given(HOSTILE)
def test_any_text_is_parsed_or_broken(text: str) -> None:
    for kind in KINDS.values():
        try:
            values = kind.parse(text)
        except NotDone:
            continue
        assert kind.parse(kind(*values)) == values


@pytest.mark.parametrize(
    "text",
    [
        f"ttt:{2**63}:0:0",
        "ttt:1:2",
        "ttt:1:2:3:4",
        "ttt:1:2:-3",
        "ttt:1:2:٣",
        "ttt:1:2: 3",
        "ttt:1:2:3\n",
        "ttt:1:2:" + "0" * 20,
        "TTT:1:2:3",
        "",
    ],
)
def test_hostile_numbers_are_broken(text: str) -> None:
    with pytest.raises(NotDone, match="broken-button"):
        MARK.parse(text)


def test_what_was_chosen_for_a_new_game_travels_by_name() -> None:
    # As positions in a list, a new board in the middle would turn old buttons into others.
    chosen = 12, Level.CLEVER, "4x4", MarkChoice.O, FirstChoice.ME
    assert RESTART(*chosen) == "restart:12:clever:4x4:O:me"
    assert RESTART(12, None, None, None, None) == "restart:12::::"
    for text in ("restart:12:1:1:1:1", "restart:12:clever:9x9:O:me"):
        with pytest.raises(NotDone, match="broken-button"):
            RESTART.parse(text)


POSTED = {
    "PUZZLE_CELL": ((327, None, 2, 4), "pz:327::2:4"),
    "PUZZLE_HINT": ((5, 12, 2), "pz-hint:5:12:2"),
    "PUZZLE_STEP": ((5, Practice.ANY, 2, 1), "pz-step:5:any:2:1"),
    "PUZZLE_SHARE": ((327,), "pz-share:327"),
    "PUZZLE_OPEN": ((327,), "pz-open:327"),
    "PUZZLE_TODAY": ((), "pz-today"),
    "PUZZLE_OWN": ((), "pz-mine"),
    "PUZZLE_ANOTHER": ((), "pz-another"),
    "PUZZLE_PRACTICE": ((), "pz-practice"),
    "PUZZLE_DARE": ((12,), "pz-dare:12"),
    "PUZZLE_DARED": ((12,), "pz-dared:12"),
    "PUZZLE_TRY": ((5, 12), "pz-try:5:12"),
    "PUZZLE_HERE": ((), "pz-here"),
    "PUZZLE_NEXT": ((), "pz-next"),
    "MARK": ((12, 3, 4), "ttt:12:3:4"),
    "BOARD_HERE": ((), "board"),
    "RESIGN": ((12,), "resign:12"),
    "CONFIRM_RESIGN": ((12,), "give-up:12"),
    "WITHDRAW": ((), "withdraw"),
    "NO_TURN_NOTICES": ((12,), "quiet:12"),
    "STATS_DETAILS": ((12,), "stats:12"),
    "STATS_OVERVIEW": ((12,), "stats-less:12"),
    "LEADERBOARD_DETAILS": ((None, 8095, 2), "leaders-more::8095:2"),
    "LEADERBOARD_POST": ((12, 8095, 2), "leaders-post:12:8095:2"),
    "LEADERBOARD_MINE": ((None, 8095), "leaders-mine::8095"),
    "LEADERBOARD_CHALLENGE": ((), "leaders-challenge"),
    "PLAY_HINT": ((12, 3, 4), "follow:12:3:4"),
    "STOP": ((12,), "stop:12"),
    "KEEP_PLAYING": ((12,), "keep:12"),
    "GIVE_HINT": ((12,), "hint:12"),
    "REVIEW": ((12,), "review:12"),
    "REVIEW_STEP": ((12, 5, 1), "review:12:5:1"),
    "REMATCH": ((12,), "rematch:12"),
    "CALL_OFF": ((12,), "call-off:12"),
    "RESTART": (
        (12, Level.CLEVER, "4x4", MarkChoice.O, FirstChoice.ME),
        "restart:12:clever:4x4:O:me",
    ),
    "START_AGAIN": ((12, Level.EASY), "again:12:easy"),
    "DECIDER": ((12,), "decider:12"),
    "PLAY_WINNER": ((12,), "play-winner:12"),
    "TRY_LEVEL": ((12, Level.CLEVER), "try:12:clever"),
    "TRY_BOARD": ((12, "4x4"), "try-board:12:4x4"),
    "ACCEPT": ((7,), "accept:7"),
    "REFUSE": ((7,), "refuse:7"),
    "CHALLENGE_AGAIN": ((7,), "once-more:7"),
    "HISTORY_PAGE": ((5, 2), "history:5:2"),
    "SHARE": ((12,), "share:12"),
    "SAVE": ((12,), "save:12"),
    "LEADERBOARD_PAGE": ((None, 8_104, 1), "leaders::8104:1"),
    "SETTINGS_PAGE": ((9, Section.LIMITS), "settings:9:4"),
    "CHOOSE_PAGE": ((9,), "settings-page:9"),
    "SET": ((9, Setting.MOST_LIVE, 0), "set:9:most-live:0"),
    "ASK_EMOJI": ((9, 2), "ask:9:2"),
    "EMOJI_FORM": ((9, 2), "answered:9:2"),
    "PREFER": ((5, Preference.NUMBERING), "prefer:5:numbering"),
    "FORGET": ((5,), "forget:5"),
    "HELP_PAGE": ((1,), "help-page:1"),
    "BEGIN": ((), "begin"),
}
"""What stands in messages that are already posted."""


def test_messages_that_are_already_posted_keep_working() -> None:
    assert KINDS.keys() - POSTED.keys() == set(), "lines for POSTED: values, and the id they make"
    assert POSTED.keys() - KINDS.keys() == set(), "messages with these stand in channels for ever"
    for kind, (values, custom_id) in POSTED.items():
        assert KINDS[kind](*values) == custom_id
        assert KINDS[kind].parse(custom_id) == values


def test_the_options_of_panels_keep_their_names_and_numbers() -> None:
    assert {each.value for each in Preference} >= {
        "numbering",
        "style",
        "pings",
        "challenges",
        "blocked",
    }
    assert {each.value for each in Setting} >= {
        "level",
        "board",
        "clock",
        "theme",
        "style",
        "remains",
        "locale",
        "channels",
        "roles",
        "most-live",
        "pause",
        "unrated",
    }
    sections = {"GAMES": 1, "LOOK": 2, "PLACES": 3, "LIMITS": 4, "CHECK": 5}
    assert {each.name: each.value for each in Section}.items() >= sections.items()


def test_every_id_has_its_handler() -> None:
    handled = [each.id for each in declarations(FEATURES) if isinstance(each, Control)]
    assert len(handled) == len(KINDS)
    assert all(kind in handled for kind in KINDS.values())
    keys = [each.route_key for each in declarations(FEATURES)]
    assert len(set(keys)) == len(keys)


def test_a_handler_takes_ids_as_what_they_are() -> None:
    kinds: dict[Field, Any] = {game_id: GameId, challenge_id: ChallengeId, user_id: UserId}
    kinds |= {guild_id: GuildId, cell: Cell, optional(channel_id): ChannelId | None}
    found: list[tuple[Field, Any]] = []
    for handler in (each for feature in FEATURES for each in vars(feature).values()):
        declared = getattr(handler, "declaration", None)
        if isinstance(declared, Control):
            _, _, *names = inspect.signature(handler).parameters
            taken = [get_type_hints(handler)[name] for name in names]
            found += zip(declared.id.fields, taken, strict=False)  # `*terms` are several.
    assert {field for field, _ in found} >= {*kinds}
    assert [kind for field, kind in found if kind != kinds.get(field, kind)] == []
