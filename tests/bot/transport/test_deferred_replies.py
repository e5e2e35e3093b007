"""Thinking that takes over a second: the reply is deferred, and nothing is lost."""

from dataclasses import replace
from datetime import timedelta

from bot.model import GuildId
from bot.transport.time_limits import TimeLimits
from tests.bot.cards import at, free, resign, seen
from tests.bot.conftest import Setup
from tests.bot.transport.blocked_thinker import BlockedThinker

LIMITS = TimeLimits(finish=timedelta(milliseconds=100))


async def test_a_click_waits_on_the_card_as_it_is(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker, limits=LIMITS):
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        reply = await setup.alice.click(*at(card, "b2"))
        assert reply.kind == "deferred_update"
        assert free(seen(setup.alice, card)) == free(card)
        # Meanwhile everybody else plays.
        offer = (await setup.bob.slash(setup.general, "ttt challenge")).message
        assert len(free((await setup.carol.click(offer, "Join")).message)) == 9
        blocked_thinker.release.set()
        await setup.playground.until(lambda: len(free(seen(setup.alice, card))) == 7)
        assert "Your move ❌" in seen(setup.alice, card).text
        assert [request.method for request in reply.requests] == ["POST", "PATCH"]


async def test_a_stop_in_mid_thought_loses_nothing(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker, limits=LIMITS):
        start = (await setup.alice.slash(setup.general, "ttt start")).message
        await setup.alice.click(*at(start, "b2"))
    async with setup.bot():
        card = (await setup.alice.click(*at(seen(setup.alice, start), "b2"))).message
        assert len(free(card)) == 7


async def test_a_form_that_no_button_opened_waits_in_private(setup: Setup) -> None:
    # It comes with no message that could be updated.
    async with setup.bot(limits=TimeLimits(defer_after=timedelta(0))):
        inputs = [
            {"type": 18, "component": {"type": 4, "custom_id": mark, "value": emoji}}
            for mark, emoji in (("x", "🐱"), ("o", "🐶"))
        ]
        custom_id = f"answered:{setup.general.guild_id}:2"
        data = {"custom_id": custom_id, "components": inputs}
        reply = await setup.alice.interact(setup.general, {"type": 5, "data": data})
        assert reply.kind == "deferred"
        assert reply.ephemeral
        assert "This is how it looks" in (await reply.settled()).text


async def test_a_start_waits_in_discords_own_way(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker, limits=LIMITS):
        reply = await setup.alice.slash(setup.general, "ttt start", first="opponent")
        assert reply.kind == "deferred"
        assert not reply.ephemeral
        blocked_thinker.release.set()
        card = await reply.settled()
        assert len(free(card)) == 8
        assert len(free((await setup.alice.click(card, free(card)[0])).message)) == 6


async def test_a_refusal_after_a_long_thought_is_private(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker, limits=LIMITS):
        async with setup.store() as store:
            guild = GuildId(setup.playground.guild().id)
            await store.settings.change(guild, lambda chosen: replace(chosen, most_live=1))
        reply = await setup.alice.slash(setup.general, "ttt start", first="opponent")
        await setup.bob.slash(setup.general, "ttt start")
        blocked_thinker.release.set()
        refusal = await reply.followup()
        assert refusal.ephemeral
        assert "which is its limit" in refusal.text
        assert setup.bob.see(reply.message) is None


async def test_hints_and_reviews_wait_in_private(
    setup: Setup, blocked_thinker: BlockedThinker
) -> None:
    async with setup.bot(thinking=lambda _: blocked_thinker, limits=LIMITS):
        card = (await setup.alice.slash(setup.general, "ttt start")).message
        hint = await setup.alice.click(card, "Hint")
        ended = await resign(setup, setup.alice, card)
        review = await setup.alice.click(ended, custom_id="review:1")
        for reply in (hint, review):
            assert reply.kind == "deferred"
            assert reply.ephemeral
        step = await setup.alice.click(ended, custom_id="review:1:0:0")
        assert step.kind == "deferred_update"
        blocked_thinker.release.set()
        assert "Hint for game 1" in (await hint.settled()).text
        assert "Nobody made a move" in (await review.settled()).text
