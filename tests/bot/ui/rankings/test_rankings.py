"""Statistics and leaderboards: what they show, of whom, and to whom."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

from bot.model import ChannelId, Computer, GuildId, Person, Place, UserId
from bot.model.ratings import Leader, Leaders, Season, Standing
from bot.service import LeaderboardPage
from bot.store import Store
from bot.store.opening import open_store
from bot.ui.rankings.leaderboard_card import leaderboard_card
from bot.ui.text.texts import texts
from engine import Level
from playground import Channel, Message, Reply
from playground import Person as Member
from tests.bot.cards import at, duel, mention, resign
from tests.bot.conftest import Setup
from tests.bot.results import store_result
from tests.bot.ui.card_text import texts_of
from tests.bot.ui.server_settings.settings_panel import panel, select_id

DAY = 86_400
GAME_1 = "1\u00a0of\u00a03\u00a0games"
RESULTS = "🟩\u00a0won · 🟨\u00a0drawn · 🟥\u00a0lost"
UNBEATABLE = Computer(Level.UNBEATABLE)


def person(member: Member) -> Person:
    return Person(UserId(member.id), member.name)


def place(setup: Setup, channel: Channel | None = None) -> Place:
    where = channel or setup.general
    return Place(GuildId(setup.playground.guild().id), ChannelId(where.id), "en-US")


@asynccontextmanager
async def stored(setup: Setup) -> AsyncIterator[Store]:
    async with open_store(setup.settings.database_url, allow_data_loss=True) as store:
        yield store


async def settle(
    setup: Setup, store: Store, results: Sequence[tuple[Member, Member, Member | None]]
) -> None:
    """Store a game a day, each as its players and its winner; the last one ended now."""
    for number, (first, second, winner) in enumerate(results, 1):
        at = setup.clock.now - (len(results) - number) * DAY
        won = None if winner is None else person(winner)
        await store_result(store, place(setup), person(first), person(second), at, winner=won)


async def settle_pairs(setup: Setup, pairs: int) -> None:
    """Store a game of so many pairs of new people."""
    members = [setup.playground.add_person(f"Player {number}") for number in range(2 * pairs)]
    async with stored(setup) as store:
        of_pairs = zip(members[::2], members[1::2], strict=True)
        await settle(setup, store, [(one, other, one) for one, other in of_pairs])


async def test_a_rated_game_is_on_the_leaderboard_of_its_server(running: Setup) -> None:
    card = await duel(running)
    card = (await running.alice.click(*at(card, "b2"))).message
    card = (await running.bob.click(*at(card, "a1"))).message
    await resign(running, running.alice, card)
    reply = await running.bob.slash(running.games, "ttt leaderboard")
    assert reply.ephemeral
    assert "Leaderboard of this server, 2023\u00a0Q4" in reply.text
    assert reply.message.texts[1].splitlines() == [
        f"⏳ {mention(running.bob)} · 1579 · 1\u00a0of\u00a03\u00a0games",
        f"⏳ {mention(running.alice)} · 1421 · 1\u00a0of\u00a03\u00a0games",
    ]
    assert "page" not in reply.text
    # The points stand in the reader's own row.
    assert reply.message.texts[2:] == ["⏳ **Needed for your place:** 2 more rated games."]
    page = (await running.bob.click(reply.message, "Details")).message
    assert page.texts[1:4] == [
        f"⏳ {mention(running.bob)} · 1579 · {GAME_1}\n-# {signs(1, 0, 0)} · ± 242",
        f"⏳ {mention(running.alice)} · 1421 · {GAME_1}\n-# {signs(0, 0, 1)} · ± 242",
        "-# 🟩\u00a0won · 🟥\u00a0lost\n-# ± how far off a rating may be",
    ]
    less = await running.bob.click(page, "Less")
    assert less.text == reply.text
    assert not reply.message.pings
    stats = (await details_of(running.bob, running)).text
    assert (
        "**Rating 2023\u00a0Q4:** 1579 ± 242 · needed for a place: 2 more rated games"
    ) in stats.splitlines()
    assert "Latest" not in stats  # It would be the one on the first page.
    elsewhere = running.playground.channel("general", running.playground.add_guild("Elsewhere"))
    other = await running.bob.slash(elsewhere, "ttt leaderboard")
    assert other.text.splitlines()[1:] == [
        "Nobody has a rating here yet. Games between people are rated: "
        f"{command(running, 'challenge')} offers one."
    ]


def signs(wins: int, draws: int, losses: int) -> str:
    """Return results as the bot writes them: no 0, and a number stays in the line of its sign."""
    numbers = ("🟩", wins), ("🟨", draws), ("🟥", losses)
    return " ".join(f"{sign}\u00a0{games}" for sign, games in numbers if games)


async def test_an_empty_leaderboard_offers_a_game_and_says_who_held_unbeatable(
    setup: Setup,
) -> None:
    async with stored(setup) as store:
        await store_result(store, place(setup), person(setup.bob), UNBEATABLE, setup.clock.now)
    async with setup.bot():
        listed = (await setup.alice.slash(setup.general, "ttt leaderboard")).message
        assert "Nobody has a rating here yet" in listed.text
        assert listed.texts[-1].splitlines() == [
            "🛡️ **First to hold *Unbeatable* to a draw**",
            f"3×3 · {mention(setup.bob)} · <t:{setup.clock.now}:d>",
        ]
        assert labels(listed) == [["Challenge anyone", "Details"]]
        offer = await setup.alice.click(listed, "Challenge anyone")
        assert not offer.ephemeral
        assert "**Alice** is looking for somebody to play" in offer.text
        card = (await setup.bob.click(offer.message, "Join")).message
        assert "Bob" in card.text


async def test_two_friends_have_places_from_their_third_game_on(setup: Setup) -> None:
    async with stored(setup) as store:
        await settle(setup, store, [(setup.alice, setup.bob, setup.bob)] * 3)
        await settle(setup, store, [(setup.carol, setup.alice, setup.carol)])
    async with setup.bot():
        reply = await setup.alice.slash(setup.general, "ttt leaderboard")
        lines = reply.message.texts[1].splitlines()
        assert [re.sub(r"\b\d{4}\b", "…", line) for line in lines] == [
            f"1\\. {mention(setup.bob)} · **…**?",
            f"2\\. {mention(setup.alice)} · **…**?",
            f"⏳ {mention(setup.carol)} · … · 1\u00a0of\u00a03\u00a0games",
            "-# ⏳ no place yet: that takes 3 rated games",
            "-# ? fewer than 10 rated games",
        ]
        stats = await setup.bob.slash(setup.general, "ttt stats")
        lines = (await stats.settled(timedelta(minutes=1))).text.splitlines()
        assert any(line.endswith(" · place 1") for line in lines)


def command(setup: Setup, name: str) -> str:
    """Return a command of the bot as it can be clicked."""
    [group] = [each for each in setup.playground.commands if each["name"] == "ttt"]
    return f"</ttt {name}:{group['id']}>"


async def details_of(member: Member, setup: Setup) -> Reply:
    """All that is known of a member's games, as they read it."""
    brief = await (await member.slash(setup.general, "ttt stats")).settled(timedelta(minutes=1))
    return await member.click(brief, "Details")


async def test_a_leaderboard_is_posted_for_everybody(setup: Setup) -> None:
    async with stored(setup) as store:
        await settle(setup, store, [(setup.alice, setup.bob, setup.bob)])
    async with setup.bot():
        listed = (await setup.alice.slash(setup.general, "ttt leaderboard")).message
        assert labels(listed) == [["Details", "Post here"]], "there is no page to turn to"
        posted = await setup.alice.click(listed, "Post here")
        assert not posted.ephemeral
        assert f"⏳ {mention(setup.bob)} · 1579 · 1\u00a0of\u00a03\u00a0games" in posted.text
        assert "shared by Alice" in posted.text
        assert "You" not in posted.text
        legend = "-# ⏳ no place yet: that takes 3 rated games"
        assert legend in posted.text, "it is not said of each reader what they need"
        assert legend not in listed.text
        assert not posted.message.pings
        assert labels(posted.message) == [["My place", "Challenge anyone"]]
        mine = await setup.carol.click(posted.message, "My place")
        assert mine.ephemeral
        assert mine.text.startswith("**You** have no rating here yet")
        mine = await setup.bob.click(posted.message, "My place")
        assert mine.text.startswith("⏳ **You** have 1579 points. Needed for a place: 2 more")
        offer = await setup.bob.click(posted.message, "Challenge anyone")
        assert "**Bob** is looking for somebody to play" in offer.text
        again = await setup.alice.click(listed, "Post here")
        assert again.ephemeral
        assert "You’ve just shared something. You can share again in 30 seconds." in again.text


async def test_settled_people_have_places_and_medals(setup: Setup) -> None:
    async with stored(setup) as store:
        pairs = [(setup.alice, setup.bob), (setup.alice, setup.carol), (setup.bob, setup.carol)] * 6
        results = [(*pair, pair[0] if number < 9 else None) for number, pair in enumerate(pairs)]
        await settle(setup, store, results)
    async with setup.bot():
        reply = await setup.carol.slash(setup.general, "ttt leaderboard")
        lines = reply.message.texts[1].splitlines()
        # Everybody has a place, so there is nothing to explain or to add.
        assert [re.sub(r"\d{3}\*\*$", "**", line) for line in lines] == [
            f"🥇 {mention(setup.alice)} · **1**",
            f"🥈 {mention(setup.bob)} · **1**",
            f"🥉 {mention(setup.carol)} · **1**",
        ]
        assert len(reply.message.texts) == 2
        stats = await setup.alice.slash(setup.general, "ttt stats")
        assert "place 1" in stats.text
        assert "⏳" not in stats.text


async def test_my_place_is_on_the_page_that_it_opens(setup: Setup) -> None:
    members = [setup.playground.add_person(f"Player {number}") for number in range(12)]
    rivals = setup.alice, setup.bob
    async with stored(setup) as store:
        for day in range(10):
            for number, member in enumerate(members):
                won = person(member) if day == 0 and number % 2 else None
                at, rival = setup.clock.now - (9 - day) * DAY, rivals[day % 2]
                pair = person(member), person(rival)
                await store_result(store, place(setup), *pair, at, winner=won)
    async with setup.bot():
        first = (await setup.alice.slash(setup.general, "ttt leaderboard")).message
        second = (await setup.alice.click(first, "Lower")).message
        posted = (await setup.alice.click(second, "Post here")).message
        for page in (first, second):
            last = next(each for each in members if mention(each) in people_on(page)[-1])
            mine = await last.click(posted, "My place")
            assert mine.message.texts == page.texts[:2]
        elsewhere = await last.slash(setup.general, "ttt leaderboard")
        assert "**Your place:** 11 of 14, with 1477 points." in elsewhere.text


def people_on(message: Message) -> list[str]:
    """Return the lines of the people on a leaderboard."""
    return [line for line in message.texts[1].splitlines() if not line.startswith("-#")]


async def test_whoever_left_is_on_no_leaderboard(setup: Setup) -> None:
    async with stored(setup) as store:
        results = [(setup.alice, setup.bob, setup.bob), (setup.alice, setup.carol, setup.carol)]
        await settle(setup, store, results)
        await store_result(store, place(setup), person(setup.bob), UNBEATABLE, setup.clock.now)
    async with setup.bot():
        world, guild = setup.playground.world, setup.playground.guild()
        world.leave(guild, setup.bob.user)
        reply = await setup.alice.slash(setup.general, "ttt leaderboard")
        assert f"{mention(setup.bob)}" not in reply.text
        assert f"{mention(setup.carol)}" in reply.text
        assert len(people_on(reply.message)) == 2
        again = await setup.alice.slash(setup.general, "ttt leaderboard")
        assert len(again.requests) == 1
        world.join(guild, setup.bob.user)
        back = await setup.bob.slash(setup.general, "ttt leaderboard")
        assert len(people_on(back.message)) == 3


async def test_pages_turn(setup: Setup) -> None:
    await settle_pairs(setup, 11)
    async with setup.bot():
        first = await setup.alice.slash(setup.general, "ttt leaderboard")
        assert "22 people · page 1 of 3" in first.text
        assert first.message.button("Higher").disabled
        second = await setup.alice.click(first.message, "Lower")
        assert second.kind == "update"
        last = await setup.alice.click(second.message, "Lower")
        assert "page 3 of 3" in last.text
        assert last.message.button("Lower").disabled
        assert last.message.texts[1].count("\u00a0games") == 2
        assert "page 2 of 3" in (await setup.alice.click(last.message, "Higher")).text
        season = 4 * 2023 + 3
        for page in (3, 9_223_372_036_854_775_807):
            forged = f"leaders::{season}:{page}"
            assert "page 3 of 3" in (await setup.alice.click(last.message, custom_id=forged)).text


def labels(message: Message) -> list[list[str | None]]:
    return [[button.label for button in row] for row in message.rows]


async def test_a_past_season_is_kept(setup: Setup) -> None:
    async with stored(setup) as store:
        await settle(setup, store, [(setup.alice, setup.bob, setup.bob)])
    setup.clock.now += 100 * DAY
    async with setup.bot():
        now = await setup.alice.slash(setup.general, "ttt leaderboard")
        assert "Nobody has a rating here yet" in now.text
        choices = await setup.alice.complete(setup.general, "ttt leaderboard", season="2023")
        assert [choice.value for choice in choices] == ["2023 Q4"]
        then = await setup.alice.slash(setup.general, "ttt leaderboard", season="2023 Q4")
        assert "1579" in then.text
        stats = await details_of(setup.bob, setup)
        assert "2023\u00a0Q4: 1579 ± 242, provisional" in stats.text
        wrong = await setup.alice.slash(setup.general, "ttt leaderboard", season="spring")
        assert wrong.ephemeral
        assert "“spring” isn’t a season. Write a year and a quarter, such as 2026 Q4." in wrong.text


async def test_leaderboards_belong_to_a_server(running: Setup) -> None:
    reply = await running.alice.slash(running.alice.dm, "ttt leaderboard")
    assert reply.ephemeral
    assert "There are no ratings outside servers" in reply.text
    assert not await running.alice.complete(running.alice.dm, "ttt leaderboard", season="")


async def test_a_moderator_leaves_somebody_out_and_takes_them_back(setup: Setup) -> None:
    async with stored(setup) as store:
        results = [(setup.alice, setup.bob, setup.bob), (setup.alice, setup.carol, setup.carol)]
        await settle(setup, store, results)
    async with setup.bot():
        before = (await setup.carol.slash(setup.general, "ttt leaderboard")).message.texts[1]
        card = await panel(setup, "Limits")
        chosen = await setup.alice.choose(card, select_id(setup, "unrated"), [setup.bob])
        assert chosen.message.select(select_id(setup, "unrated")).chosen == (str(setup.bob.id),)
        reply = await setup.bob.slash(setup.general, "ttt leaderboard")
        assert f"{mention(setup.bob)}" not in reply.text
        assert f"{mention(setup.alice)} · 1421" in reply.text
        assert "left out of the ratings" in reply.text
        assert "left out" in (await setup.bob.slash(setup.general, "ttt stats")).text
        offer = await setup.alice.slash(setup.general, "ttt challenge", opponent=setup.bob)
        assert "Not rated: one of the two is left out of the ratings" in offer.text
        await setup.alice.choose(chosen.message, select_id(setup, "unrated"), [])
        after = (await setup.carol.slash(setup.general, "ttt leaderboard")).message.texts[1]
        assert after == before


async def test_who_held_unbeatable_is_on_the_leaderboard(setup: Setup) -> None:
    async with stored(setup) as store:
        for number, member in enumerate((setup.alice, setup.bob, setup.bob)):
            at = setup.clock.now + number
            await store_result(store, place(setup), person(member), UNBEATABLE, at)
    async with setup.bot():
        listed = (await setup.carol.slash(setup.general, "ttt leaderboard")).message
        reply = await setup.carol.click(listed, "Details")
        assert reply.message.texts[-1].splitlines()[1:] == [
            f"3×3 · {mention(setup.alice)} · <t:{setup.clock.now}:d>",
            f"3×3 · 2 in a row · {mention(setup.bob)}",
        ]
        stats = await details_of(setup.bob, setup)
        assert f"Unbeatable · {signs(0, 2, 0)} · 🛡️\u00a02" in stats.text.splitlines()
        assert "-# 🟨\u00a0drawn\n-# 🛡️ most draws in a row" in stats.text
        brief = (await setup.bob.click(stats.message, "Less")).text.splitlines()
        assert "⬛⬛⬛⬛🛡️ 3×3 · Unbeatable" in brief


async def test_the_statistics_of_somebody_else_and_head_to_head(setup: Setup) -> None:
    async with stored(setup) as store:
        results = [
            (setup.alice, setup.bob, setup.alice),
            (setup.bob, setup.alice, setup.alice),
            (setup.bob, setup.alice, None),
            (setup.carol, setup.alice, setup.carol),
            (setup.carol, setup.alice, None),
        ]
        await settle(setup, store, results)
    async with setup.bot():
        few = await setup.bob.slash(setup.general, "ttt stats")
        assert not (await few.settled()).attachments
        reply = await setup.bob.slash(setup.general, "ttt stats", user=setup.alice)
        assert reply.ephemeral
        message = await reply.settled(timedelta(minutes=1))  # Two processes start to draw.
        assert f"Statistics of {mention(setup.alice)} on this server" in message.text
        assert f"**Against people:** {signs(2, 2, 1)}" in message.text
        assert f"-# {RESULTS}" in message.text.splitlines()
        assert message.text.endswith("-# 📈 Rating by game; band: how far off it may be")
        versus = f"**{mention(setup.bob)} against {mention(setup.alice)}:** {signs(0, 1, 2)}"
        assert versus in message.text
        assert "**Rating 2023\u00a0Q4:** " in message.text
        detailed = (await setup.bob.click(message, "Details")).message
        details = detailed.text
        assert "**Wins in a row:** 2 at best\n" in f"{details}\n"
        assert {*details.splitlines()} & {*message.text.splitlines()} == {
            message.texts[0].splitlines()[0]
        }
        less = await setup.bob.click(detailed, "Less")
        back = await less.settled(timedelta(minutes=1))
        assert (back.id, back.text) == (message.id, message.text)
        points = next(line for line in details.splitlines() if line.startswith("Highest "))
        (file,), (redrawn,) = message.attachments, back.attachments
        assert redrawn.id != file.id  # The rating may have changed meanwhile.
        assert redrawn.description == file.description
        assert file.content.startswith(b"\x89PNG")
        assert file.description == f"The rating in 2023\u00a0Q4 as a line. {points}"
        assert not message.pings


async def test_statistics_outside_a_server_are_ones_own_and_have_no_rating(setup: Setup) -> None:
    async with stored(setup) as store:
        await settle(setup, store, [(setup.alice, setup.bob, setup.bob)])
    async with setup.bot():
        mine = await setup.bob.slash(setup.bob.dm, "ttt stats")
        assert mine.ephemeral
        assert f"**Against people:** {signs(1, 0, 0)}" in mine.text
        assert "Rating" not in mine.text
        others = await setup.bob.slash(setup.bob.dm, "ttt stats", user=setup.alice)
        assert others.ephemeral
        assert "**Against people:**" not in others.text


async def test_nothing_played_yet(running: Setup) -> None:
    reply = await running.alice.slash(running.general, "ttt stats")
    assert "No finished games yet" in reply.text
    assert "none in 2023\u00a0Q4" in reply.text


def test_equal_places_behind_the_medals_are_no_list_that_counts_on() -> None:
    standing = Standing(rating=1_500.0, games=10)
    tied = tuple(Leader(UserId(number), standing, 4) for number in (1, 2))
    page = LeaderboardPage(Season(8100), None, Leaders(tied, None, 5, 0, 1), (), False)
    card = leaderboard_card(page, texts().in_locale("en-US"))
    lines = texts_of(card)[1].splitlines()
    assert [line.split(" ")[0] for line in lines] == ["4\\.", "4\\."]


def test_whoever_is_on_another_page_reads_where_they_stand() -> None:
    standing = Standing(rating=1_500.0, games=1)
    listed, own = (Leader(UserId(number), standing, None) for number in (1, 2))
    page = LeaderboardPage(Season(8100), None, Leaders((listed,), own, 11, 0, 2), (), False)
    card = leaderboard_card(page, texts().in_locale("en-US"))
    assert texts_of(card)[2] == (
        "⏳ **You** have 1500 points. Needed for a place: 2 more rated games."
    )


def test_rows_without_a_place_have_one_sign_in_every_language(locale: str) -> None:
    unsure = (Leader(UserId(1), Standing(rating=1_500.0, games=1), None),)
    page = LeaderboardPage(Season(8100), None, Leaders(unsure, None, 1, 0, 1), (), False)
    for detailed in (False, True):
        card = leaderboard_card(page, texts().in_locale(locale), detailed=detailed)
        sign, next_word, *_ = texts_of(card)[1].split(" ")
        assert sign == "⏳"
        assert next_word != "·"
