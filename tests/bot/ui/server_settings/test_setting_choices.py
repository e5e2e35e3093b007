"""The settings panel: its selects, its options and what selecting one sets."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import ChannelId, GridStyle, GuildId, GuildSettings, Preferences, RoleId
from bot.model.errors import BrokenButton
from bot.ui import components
from bot.ui.button_ids import SET, Section
from bot.ui.preferences import Preference, apply_preference
from bot.ui.server_settings.panel_card import selects_of
from bot.ui.server_settings.setting_choices import (
    CHOICES,
    PAGES,
    Setting,
    apply_setting,
    section_of,
    setting_named,
)
from bot.ui.text.texts import Messages, Words, texts
from engine import Numbering


def test_panels_name_their_settings() -> None:
    # As numbers, a new setting in the middle would turn old selects into others.
    assert SET(5, Setting.MOST_LIVE, 0) == "set:5:most-live:0"
    assert setting_named("most-live") is Setting.MOST_LIVE
    with pytest.raises(BrokenButton):
        setting_named("least-live")


def test_more_options_than_a_select_holds_fill_several() -> None:
    guild, words = GuildId(5), texts().in_locale("en-US")
    for count, lengths in ((0, []), (25, [25]), (26, [25, 1]), (60, [25, 25, 10])):
        options = [components.option(f"{number}", f"{number}") for number in range(count)]
        rows = selects_of(guild, Setting.LOCALE, options, words)
        selects = [row["components"][0] for row in rows]
        assert [len(each["options"]) for each in selects] == lengths
        assert [part for each in selects for part in each["options"]] == options
        assert [each["custom_id"] for each in selects] == [
            SET(5, Setting.LOCALE, part) for part in range(len(lengths))
        ]


def test_every_setting_is_on_one_page() -> None:
    on_pages = [setting for settings in PAGES.values() for setting in settings]
    assert sorted(on_pages) == sorted(Setting)
    assert section_of(Setting.PAUSE) is Section.LIMITS


@pytest.mark.parametrize("setting", CHOICES, ids=lambda setting: setting.name)
def test_each_option_is_what_it_sets(setting: Setting) -> None:
    choice, settings = CHOICES[setting], GuildSettings()
    assert choice.current(settings) in choice.values(settings)
    for value in choice.values(settings):
        assert choice.current(apply_setting(settings, setting, [value])) == value


def test_channels_and_roles_are_sets_of_ids() -> None:
    settings = apply_setting(GuildSettings(), Setting.CHANNELS, ["11", "12"])
    settings = apply_setting(settings, Setting.ROLES, ["7"])
    assert settings.channels == {ChannelId(11), ChannelId(12)}
    assert settings.roles == {RoleId(7)}
    assert apply_setting(settings, Setting.ROLES, []).roles == frozenset()


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (Setting.LEVEL, ["genius"]),
        (Setting.LEVEL, []),
        (Setting.CLOCK, ["61"]),
        (Setting.CHANNELS, ["general"]),
    ],
)
def test_values_that_were_not_offered_are_refused(setting: Setting, values: list[str]) -> None:
    with pytest.raises(BrokenButton):
        apply_setting(GuildSettings(), setting, values)


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
        .label("pt-BR", GuildSettings(), Words(reader, Messages("", reader)))
        .startswith(label)
    )


def test_a_clock_of_the_servers_own_stays_an_option() -> None:
    own = replace(GuildSettings(), clock=timedelta(seconds=5_400))
    assert apply_setting(own, Setting.CLOCK, ["5400"]) == own


def test_preferences_are_applied_or_refused() -> None:
    before = Preferences()
    keypad = apply_preference(before, Preference.NUMBERING, ["keypad"])
    assert keypad.numbering is Numbering.KEYPAD
    assert apply_preference(before, Preference.STYLE, ["text"]).style is GridStyle.TEXT
    assert apply_preference(before, Preference.STYLE, ["server"]).style is None
    for values in (["roman"], [], ["text", "text"]):
        with pytest.raises(BrokenButton):
            apply_preference(before, Preference.NUMBERING, values)
