"""The settings panel: its selects, its options and what selecting one sets."""

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.model import GuildId, GuildSettings, Preferences
from bot.model.errors import NotDone
from bot.ui import preferences
from bot.ui.components import Component
from bot.ui.panel_selects import OneOf
from bot.ui.permissions import NOTHING, Permission
from bot.ui.request import Resolved
from bot.ui.server_settings.panel_card import SET
from bot.ui.server_settings.setting_choices import PAGES, Setting
from bot.ui.text.texts import Messages, Words, texts

SETTINGS = {setting: select for page in PAGES.values() for setting, select in page.items()}
HERE = {each: Resolved(True, 0, Permission.VIEW_CHANNEL) for each in range(30)}
"""What Discord says of ids: that they are of this server."""
CHOICES = {each: select for each, select in SETTINGS.items() if isinstance(select, OneOf)}


def set_to(settings: GuildSettings, setting: Setting, *values: str) -> GuildSettings:
    return SETTINGS[setting].chosen(settings, values, HERE)


def test_panels_name_their_settings() -> None:
    # As numbers, a new setting in the middle would turn old selects into others.
    assert SET(5, Setting.MOST_LIVE, 0) == "set:5:most-live:0"
    assert SET.parse("set:5:most-live:0") == (5, Setting.MOST_LIVE, 0)
    with pytest.raises(NotDone, match="broken-button"):
        SET.parse("set:5:least-live:0")


@pytest.mark.parametrize("locale", texts().locales)
def test_what_is_chosen_fits_a_telephone(locale: str) -> None:
    words, settings, liked = texts().in_locale(locale), GuildSettings(), Preferences()
    menus = [each for setting, each in CHOICES.items() if setting is not Setting.LOCALE]
    own = [each for each in preferences.SELECTS.values() if isinstance(each, OneOf)]
    labels = [
        menu.label(value, settings, words) for menu in menus for value in menu.values(settings)
    ]
    labels += [menu.label(value, liked, words) for menu in own for value in menu.values(liked)]
    assert [label for label in labels if len(label) > 32] == []


@pytest.mark.parametrize("reader", ["en-US", "da", "lt"])
def test_more_languages_than_a_menu_holds_are_in_two(reader: str) -> None:
    menu, words = CHOICES[Setting.LOCALE], texts().in_locale(reader)
    settings = replace(GuildSettings(), locale="zh-CN")
    rows = menu.rows(settings, partial(SET, GuildId(5), Setting.LOCALE), words)
    first, second = (select for row in rows for select in row["components"])
    assert first["custom_id"] == SET(5, Setting.LOCALE, 0)
    assert second["custom_id"] == SET(5, Setting.LOCALE, 1)
    options: list[Component] = [*first["options"], *second["options"]]
    assert options[0]["value"] == "auto"
    assert sorted(each["value"] for each in options) == sorted(menu.values(settings))
    labels = [each["label"] for each in options[1:]]
    assert labels == sorted(labels)
    assert [each["value"] for each in options if each.get("default")] == ["zh-CN"]
    unseen = {select.get("placeholder") for select in (first, second)}
    assert unseen == {None, words("more-choices")}


def test_a_menu_shows_what_it_does_not_offer() -> None:
    settings = replace(GuildSettings(), pause=timedelta(seconds=7))
    (row,) = CHOICES[Setting.PAUSE].rows(settings, str, texts().in_locale("en-US"))
    assert row["components"][0]["placeholder"] == "7 seconds"


def test_every_setting_is_on_one_page() -> None:
    on_pages = [setting for settings in PAGES.values() for setting in settings]
    assert sorted(on_pages) == sorted(Setting)


@pytest.mark.parametrize("setting", CHOICES, ids=lambda setting: setting.name)
def test_each_option_is_what_it_sets(setting: Setting) -> None:
    choice, settings = CHOICES[setting], GuildSettings()
    assert choice.current(settings) in choice.values(settings)
    for value in choice.values(settings):
        assert choice.current(choice.chosen(settings, [value], {})) == value


@pytest.mark.parametrize(
    "choice",
    [select for select in preferences.SELECTS.values() if isinstance(select, OneOf)],
)
def test_each_option_of_a_preference_is_what_it_sets(choice: OneOf[Preferences]) -> None:
    assert choice.current(Preferences()) in choice.values(Preferences())
    for value in choice.values(Preferences()):
        assert choice.current(choice.chosen(Preferences(), [value], {})) == value


ELSEWHERE = Resolved(is_here=False, kind=0, permissions=Permission.VIEW_CHANNEL)
UNSEEN, VOICE = Resolved(True, 0, NOTHING), Resolved(True, 2, Permission.VIEW_CHANNEL)


@pytest.mark.parametrize(
    ("setting", "resolved"),
    [
        (Setting.PUZZLE_CHANNEL, ELSEWHERE),
        (Setting.PUZZLE_CHANNEL, UNSEEN),
        (Setting.PUZZLE_CHANNEL, VOICE),
        (Setting.CHANNELS, ELSEWHERE),
        (Setting.CHANNELS, UNSEEN),
        (Setting.ROLES, Resolved(is_here=False)),
        (Setting.UNRATED, Resolved(is_here=False)),
    ],
)
def test_what_is_not_of_this_place_is_refused_unless_it_was_chosen_before(
    setting: Setting, resolved: Resolved
) -> None:
    select, before = SETTINGS[setting], GuildSettings()
    for known in ({}, {7: resolved}):
        with pytest.raises(NotDone, match="unknown-choice"):
            select.chosen(before, ["7"], known)
    chosen = select.chosen(before, ["7"], HERE)
    assert select.chosen(chosen, ["7"], {7: resolved}) == chosen


@pytest.mark.parametrize(
    ("reader", "label"),
    [
        ("en-US", "Portuguese (Brazil)"),
        ("de", "Portugiesisch (Brasilien)"),
        ("es-419", "portugués"),
    ],
)
def test_languages_are_named_in_the_language_of_the_reader(reader: str, label: str) -> None:
    assert (
        CHOICES[Setting.LOCALE]
        .label("pt-BR", GuildSettings(), Words(reader, Messages({}, reader)))
        .startswith(label)
    )


def test_a_clock_of_the_servers_own_stays_an_option() -> None:
    own = replace(GuildSettings(), clock=timedelta(seconds=5_400))
    assert set_to(own, Setting.CLOCK, "5400") == own
