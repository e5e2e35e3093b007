"""Every kind of button: what it builds it can parse, and it refuses everything else."""

from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model import FirstChoice, MarkChoice
from bot.model.errors import BrokenButton
from bot.ui import button_ids
from bot.ui.button_ids import ButtonId, Section, SettingForm
from bot.ui.preferences import Preference
from bot.ui.server_settings.setting_choices import Setting
from engine import BOARDS, Level

KINDS = {name: kind for name, kind in vars(button_ids).items() if isinstance(kind, ButtonId)}
NUMBER = st.integers(0, 2**63 - 1)


def optional(kind: type[Enum]) -> st.SearchStrategy[Any]:
    return st.none() | st.sampled_from(kind)


VALUES: dict[str, tuple[st.SearchStrategy[Any], ...]] = {
    "MARK": (NUMBER, NUMBER, NUMBER),
    "RESIGN": (NUMBER,),
    "CONFIRM_RESIGN": (NUMBER,),
    "HINT": (NUMBER,),
    "REVIEW": (NUMBER,),
    "REMATCH": (NUMBER,),
    "START_AGAIN": (NUMBER, st.sampled_from(Level)),
    "TRY_LEVEL": (NUMBER, st.sampled_from(Level)),
    "REVIEW_STEP": (NUMBER, NUMBER, NUMBER),
    "RESTART": (
        NUMBER,
        optional(Level),
        st.none() | st.sampled_from(sorted(BOARDS)),
        optional(MarkChoice),
        optional(FirstChoice),
    ),
    "ACCEPT": (NUMBER,),
    "REFUSE": (NUMBER,),
    "CHALLENGE_AGAIN": (NUMBER,),
    "SET_ASIDE": (NUMBER,),
    "HISTORY_PAGE": (NUMBER, NUMBER),
    "SHARE": (NUMBER,),
    "SAVE": (NUMBER,),
    "OPEN_GAME": (),
    "LEADERBOARD_PAGE": (st.none() | NUMBER, NUMBER, NUMBER),
    "SETTINGS_PAGE": (NUMBER, st.sampled_from(Section)),
    "SET": (NUMBER, st.sampled_from(Setting), NUMBER),
    "ASK": (NUMBER, st.sampled_from(SettingForm)),
    "ANSWERED_FORM": (NUMBER, st.sampled_from(SettingForm)),
    "PREFER": (NUMBER, st.sampled_from(Preference)),
    "FORGET": (NUMBER,),
    "HELP_PAGE": (NUMBER, NUMBER),
}


def test_every_kind_is_tried() -> None:
    assert VALUES.keys() == KINDS.keys()


def test_no_two_kinds_can_be_confused() -> None:
    assert len({(kind.name, len(kind.fields)) for kind in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize("name", KINDS)
@given(data=st.data())
def test_what_is_built_can_be_parsed(name: str, data: st.DataObject) -> None:
    values = tuple(data.draw(strategy) for strategy in VALUES[name])
    custom_id = KINDS[name](*values)
    assert len(custom_id) <= 100
    assert KINDS[name].parse(custom_id) == values
    for other in KINDS.values():
        if other is not KINDS[name]:
            with pytest.raises(BrokenButton):
                other.parse(custom_id)


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
        except BrokenButton:
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
    with pytest.raises(BrokenButton):
        button_ids.MARK.parse(text)


def test_what_was_chosen_for_a_new_game_travels_by_name() -> None:
    # As positions in a list, a new board in the middle would turn old buttons into others.
    chosen = 12, Level.CLEVER, "4x4", MarkChoice.O, FirstChoice.ME
    assert button_ids.RESTART(*chosen) == "restart:12:clever:4x4:O:me"
    assert button_ids.RESTART(12, None, None, None, None) == "restart:12::::"
    for text in ("restart:12:1:1:1:1", "restart:12:clever:9x9:O:me"):
        with pytest.raises(BrokenButton):
            button_ids.RESTART.parse(text)


@pytest.mark.parametrize(
    ("kind", "values", "custom_id"),
    [
        ("MARK", (12, 3, 4), "ttt:12:3:4"),
        ("RESIGN", (12,), "resign:12"),
        ("HINT", (12,), "hint:12"),
        ("REVIEW", (12,), "review:12"),
        ("REMATCH", (12,), "rematch:12"),
        ("ACCEPT", (7,), "accept:7"),
        ("REFUSE", (7,), "refuse:7"),
    ],
)
def test_messages_that_are_already_posted_keep_working(
    kind: str, values: tuple[int, ...], custom_id: str
) -> None:
    assert KINDS[kind](*values) == custom_id
