"""Languages at play: a private reply is in its reader's, a public card in that of its place."""

import re

import pytest

from bot.ui.server_settings.setting_choices import Setting
from bot.ui.text.texts import Words, texts
from tests.bot.cards import at, duel, free, resign, start
from tests.bot.conftest import Setup
from tests.bot.ui.server_settings.settings_panel import choose, chosen, panel

LOCALES = texts().locales
SERVERS, READERS, CHOSEN = (
    next((each for each in wanted if each in LOCALES), "en-US")
    for wanted in (("de", "fr"), ("ja", "ko"), ("pt-BR", "it"))
)
"""Three languages that differ, if their files are there."""


def of(locale: str) -> Words:
    return texts().in_locale(locale)


@pytest.fixture
def abroad(running: Setup) -> Setup:
    """A German server in which Alice reads Japanese."""
    running.playground.world.change_locale(running.playground.guild(), SERVERS)
    running.alice.locale = READERS
    return running


async def test_a_public_card_speaks_the_language_of_its_server(abroad: Setup) -> None:
    card = await start(abroad)
    assert of(SERVERS)("level-unbeatable") in card.text
    assert card.has_button(of(SERVERS)("button-resign"))
    clicked = (await abroad.alice.click(*at(card, "b2"))).message
    assert len(free(clicked)) == 7
    assert of(SERVERS)("level-unbeatable") in clicked.text


async def test_a_private_reply_speaks_the_language_of_its_reader(abroad: Setup) -> None:
    card = await start(abroad)
    for person, locale in ((abroad.alice, READERS), (abroad.bob, "en-US")):
        refused = await person.slash(abroad.games, "ttt move", cell="b2")
        # A command that can be clicked.
        shown = re.sub(r"</(ttt [a-z]+):\d+>", r"`/\1`", refused.text)
        assert shown == of(locale)("refused-no-game-here")
        help = await person.slash(abroad.general, "ttt help")
        assert of(locale)("help-title").removeprefix("## ") in help.text
    hint = await abroad.alice.click(card, of(SERVERS)("button-hint"))
    assert hint.ephemeral
    assert of(READERS)("hint-title", id="1") in hint.text


async def test_what_a_server_chose_goes_before_its_own_language(abroad: Setup) -> None:
    abroad.alice.locale = "en-US"
    await choose(abroad, await panel(abroad, "Language, channels"), Setting.LOCALE, CHOSEN)
    abroad.alice.locale = READERS
    card = await start(abroad)
    assert of(CHOSEN)("level-unbeatable") in card.text


async def test_a_private_conversation_speaks_the_language_of_who_starts(abroad: Setup) -> None:
    abroad.bob.locale = CHOSEN
    group = abroad.playground.add_group_dm(abroad.alice, abroad.bob)
    for where in (abroad.alice.dm, group):
        card = await start(abroad, channel=where)
        assert of(READERS)("level-unbeatable") in card.text
    offer = (await abroad.alice.slash(group, "ttt challenge", opponent=abroad.bob)).message
    assert offer.has_button(of(READERS)("button-accept"))
    card = (await abroad.bob.click(offer, of(READERS)("button-accept"))).message
    assert card.has_button(of(READERS)("button-resign"))


async def test_suggestions_are_in_the_language_of_who_types(abroad: Setup) -> None:
    abroad.playground.world.change_locale(abroad.playground.guild(), "en-US")
    await resign(abroad, abroad.bob, await duel(abroad))
    for person in (abroad.alice, abroad.bob):
        (game,) = await person.complete(abroad.general, "ttt review", game="")
        assert of(person.locale)("ago-now") in game.name


async def test_a_panel_names_every_language_in_that_of_its_reader(running: Setup) -> None:
    card = await panel(running, "Language, channels")
    menus = [each for each in card.selects if f":{Setting.LOCALE}" in each.custom_id]
    names = {option.value: option.label for menu in menus for option in menu.options}
    assert names.keys() == {"auto", *LOCALES}
    assert len({*names.values()}) == len(names)
    for menu in menus:
        last = menu.options[-1].value
        await running.alice.choose(card, menu.custom_id, [last])
        assert (await chosen(running)).locale == last
