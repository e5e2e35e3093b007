"""Registering: Discord takes our commands, described in every language that has a file."""

import gc
from collections.abc import Iterator
from typing import Any

from bot.transport.registration import payloads
from bot.ui.features import FEATURES
from bot.ui.router import Menu, OptionType, declarations
from bot.ui.text.texts import DEFAULT_LOCALE, Messages, texts
from playground.checks.commands import check_all
from playground.checks.forms import Form
from tests.bot.cards import start
from tests.bot.conftest import Setup
from tests.bot.operations.checking import checked
from tests.bot.ui.text.fluent_files import OTHERS

Json = dict[str, Any]

COMMANDS = payloads(declarations(FEATURES))
MARKS = ("X", "O")
"""Choices that are the same everywhere."""


def below(holder: Json) -> Iterator[Json]:
    """Yield a command, its options and their choices."""
    yield holder
    for each in (*holder.get("options", ()), *holder.get("choices", ())):
        yield from below(each)


EVERYTHING = [each for command in COMMANDS for each in below(command)]


def test_discord_takes_them() -> None:
    """Texts are short enough, one by one and, in the longest language, all together."""
    form = Form()
    assert len(check_all(form, list(COMMANDS))) == len(COMMANDS)
    form.finish()


def test_languages_that_nobody_reads_are_not_kept() -> None:
    def languages() -> set[int]:
        gc.collect()
        return {id(each) for each in gc.get_objects() if isinstance(each, Messages)}

    before = languages()
    payloads.cache_clear()
    payloads(declarations(FEATURES))
    assert languages() <= before


def test_what_people_type_has_a_greatest_length() -> None:
    typed = [
        option
        for command in COMMANDS[0]["options"]
        for option in command["options"]
        if option["type"] == OptionType.STRING and "choices" not in option
    ]
    assert typed
    assert [each["name"] for each in typed if "max_length" not in each] == []


def test_names_that_guides_mention_stay_and_all_else_is_localised() -> None:
    for each in EVERYTHING:
        localised = [key for key in each if key.endswith("_localizations")]
        if each["name"] in MARKS:
            assert not localised
        else:
            is_typed = "description" in each
            assert localised == ["description_localizations" if is_typed else "name_localizations"]
            assert set(each[localised[0]]) == set(OTHERS)


def test_every_locale_gets_its_own_words() -> None:
    for locale in OTHERS:
        check_words(locale)


def check_words(locale: str) -> None:
    words = texts().in_locale(locale)
    group, *menus = COMMANDS
    for command in group["options"]:
        described = words(f"command-{command['name']}")
        assert command["description_localizations"][locale] == described
    keys = [each.key for each in declarations(FEATURES) if isinstance(each, Menu)]
    assert [menu["name_localizations"][locale] for menu in menus] == [*map(words, keys)]
    for option in EVERYTHING:
        choices = [each for each in option.get("choices", ()) if each["name"] not in MARKS]
        names = {each["name_localizations"][locale] for each in choices}
        assert len(names) == len(choices), f"two choices of {option['name']} look the same"
    assert len({(menu["type"], menu["name_localizations"][locale]) for menu in menus}) == len(menus)


def test_the_default_language_is_american_english() -> None:
    words = texts().in_locale(DEFAULT_LOCALE)
    assert COMMANDS[0]["description"] == words("command-ttt")


ENTRY_POINT: Json = {"id": "11", "type": 4, "name": "launch", "description": "", "handler": 2}
FOREIGN: Json = {"id": "12", "type": 1, "name": "deploy", "description": "Of another tool"}


def others(setup: Setup) -> list[Json]:
    return [each for each in setup.playground.commands if each["id"] in ("11", "12")]


async def test_commands_that_are_not_ours_are_kept(setup: Setup) -> None:
    commands = setup.playground.world.application.commands
    commands.update({int(each["id"]): {**each} for each in (ENTRY_POINT, FOREIGN)})
    ok, found = await checked(setup.settings)
    assert "none yet: the first start registers them" in found
    async with setup.bot():
        await start(setup)
    assert others(setup) == [ENTRY_POINT, FOREIGN]
    ok, found = await checked(setup.settings)
    assert ok, found
    assert "registered as they are in this version" in found
    # Of ours that one alone is written that is not as it should be.
    ttt = next(each for each in setup.playground.commands if each["name"] == "ttt")
    ttt["description"] = "An earlier version"
    ok, found = await checked(setup.settings)
    assert "Discord has those of another version: start it again" in found
    before = len(setup.playground.requests)
    async with setup.bot():
        await start(setup, setup.bob)
    sent = [each for each in [*setup.playground.requests][before:] if "/commands" in each.path]
    assert [each.method for each in sent] == ["GET", "PATCH"]
    assert others(setup) == [ENTRY_POINT, FOREIGN]
    assert (await checked(setup.settings))[0]


async def test_a_command_of_ours_that_somebody_removed_comes_back(setup: Setup) -> None:
    async with setup.bot():
        await start(setup)
    commands = setup.playground.world.application.commands
    del commands[next(each for each, command in commands.items() if command["type"] == 2)]
    ok, found = await checked(setup.settings)
    assert not ok
    assert "start it again" in found
    async with setup.bot():
        await start(setup, setup.bob)
    assert (await checked(setup.settings))[0]
    assert len(setup.playground.commands) == len(COMMANDS)
