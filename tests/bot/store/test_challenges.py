"""Challenges in every store there is: made, answered and closed once."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import (
    AlreadyChallenging,
    AlreadyPlaying,
    Answer,
    Challenge,
    ChallengeClosed,
    ChannelId,
    FirstChoice,
    Game,
    MarkChoice,
    MessageId,
    Person,
    Terms,
)
from bot.model.errors import NotDone
from bot.store import Outgoing, Purpose, Start, Store
from tests.bot.builders import (
    ALICE,
    BOB,
    CAROL,
    GAMES,
    GENERAL,
    NO_PAUSE,
    NOON,
    duel,
    offer,
)
from tests.bot.store.conftest import Opener, empty_outbox, fresh, new_start


async def accept(store: Store, challenge: Challenge, game: Game) -> Game:
    return await store.games.add(game, Start(fresh(), challenge=challenge.id))


async def test_a_challenge_comes_back_as_it_was_stored(store: Store) -> None:
    terms = Terms("4x4", MarkChoice.O, FirstChoice.RANDOM)
    again = replace(offer(BOB, ALICE), is_decider=True)
    for challenge in (replace(offer(), terms=terms), offer(CAROL, None), again):
        stored = await store.challenges.add(challenge, pause=NO_PAUSE, interaction=fresh())
        await store.challenges.note_message(stored.id, MessageId(78))
        stored = replace(stored, message_id=MessageId(78))
        assert stored == replace(challenge, id=stored.id, message_id=MessageId(78))
        assert await store.challenges.get(stored.id) == stored
        found = await store.challenges.open(GENERAL.channel_id, challenge.challenger.id)
        assert found == stored


async def test_a_person_has_one_open_challenge_per_channel(store: Store) -> None:
    first = await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    with pytest.raises(AlreadyChallenging) as refused:
        await store.challenges.add(offer(opponent=None), pause=NO_PAUSE, interaction=fresh())
    assert refused.value.challenge == first
    await store.challenges.add(offer(place=GAMES), pause=NO_PAUSE, interaction=fresh())
    await store.challenges.close(first.id, Answer.WITHDRAWN)
    await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())


async def test_a_challenge_closes_once(store: Store) -> None:
    challenge = await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    closings = (store.challenges.close(challenge.id, answer) for answer in Answer)
    results = await asyncio.gather(*closings, return_exceptions=True)
    assert sum(isinstance(result, ChallengeClosed) for result in results) == len(Answer) - 1
    assert await store.challenges.open(GENERAL.channel_id, ALICE.id) is None


async def test_accepting_closes_the_challenge_and_starts_one_game(store: Store) -> None:
    challenge = await store.challenges.add(
        offer(opponent=None), pause=NO_PAUSE, interaction=fresh()
    )
    results = await asyncio.gather(
        accept(store, challenge, duel(ALICE, BOB)),
        accept(store, challenge, duel(ALICE, CAROL)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, ChallengeClosed) for result in results) == 1
    assert (await store.challenges.get(challenge.id)).answer is Answer.ACCEPTED


async def test_a_game_that_cannot_start_leaves_the_challenge_open(store: Store) -> None:
    challenge = await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    await store.games.add(duel(BOB, ALICE), new_start())
    with pytest.raises(AlreadyPlaying):
        await accept(store, challenge, duel())
    assert (await store.challenges.get(challenge.id)).answer is None


async def test_expired_challenges_are_closed_once(store: Store) -> None:
    challenge = await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    assert await store.deadlines.next() == challenge.expires_at
    await store.challenges.close_expired(challenge.expires_at - 1)
    assert await empty_outbox(store) == []
    await store.challenges.close_expired(challenge.expires_at)
    assert await store.challenges.get(challenge.id) == replace(challenge, answer=Answer.EXPIRED)
    assert await empty_outbox(store) == [Outgoing.card(challenge, challenge.expires_at)]
    await store.challenges.close_expired(challenge.expires_at)
    assert await empty_outbox(store) == []
    assert await store.deadlines.next() is None


async def test_a_pause_between_challenges_is_kept(store: Store) -> None:
    first = await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    await store.challenges.close(first.id, Answer.DECLINED)
    later = replace(offer(place=GAMES), offered_at=NOON + 20)
    with pytest.raises(NotDone, match="too-soon") as refused:
        await store.challenges.add(later, pause=timedelta(seconds=30), interaction=fresh())
    assert refused.value.facts == {"seconds": 10}
    await store.challenges.add(later, pause=timedelta(seconds=20), interaction=fresh())


@pytest.mark.parametrize("answer", [None, *Answer])
async def test_the_pause_counts_offers_that_nobody_accepted(
    store: Store, answer: Answer | None
) -> None:
    first = await store.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
    if answer is not None:
        await store.challenges.close(first.id, answer)
    again = store.challenges.add(offer(place=GAMES), pause=timedelta(hours=1), interaction=fresh())
    if answer is Answer.ACCEPTED:
        await again
    else:
        with pytest.raises(NotDone, match="too-soon"):
            await again


async def test_the_same_two_people_are_pinged_once_in_a_while(store: Store) -> None:
    minute = timedelta(minutes=1)

    async def pings(challenger: Person, opponent: Person, at: int) -> bool:
        offered = replace(offer(challenger, opponent), offered_at=at)
        stored = await store.challenges.add(offered, pause=NO_PAUSE, interaction=fresh())
        pinged = await store.challenges.note_ping(stored.id, cooldown=minute)
        await store.challenges.close(stored.id, Answer.WITHDRAWN)
        return pinged

    assert await pings(ALICE, BOB, NOON)
    assert not await pings(ALICE, BOB, NOON + 59)
    assert not await pings(BOB, ALICE, NOON + 59)
    assert await pings(ALICE, CAROL, NOON + 59)
    assert await pings(BOB, ALICE, NOON + 60)


async def test_of_offers_at_once_one_pings(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        first = await one.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
        second = await one.challenges.add(offer(place=GAMES), pause=NO_PAUSE, interaction=fresh())
        pings = await asyncio.gather(
            one.challenges.note_ping(first.id, cooldown=timedelta(minutes=1)),
            other.challenges.note_ping(second.id, cooldown=timedelta(minutes=1)),
        )
    assert sorted(pings) == [False, True]


async def test_what_two_offer_each_other_closes_as_their_game_begins(store: Store) -> None:
    elsewhere = replace(GENERAL, channel_id=ChannelId(99))
    made = [
        await store.challenges.add(each, pause=NO_PAUSE, interaction=fresh())
        for each in (offer(ALICE, BOB), offer(BOB, ALICE), offer(CAROL, BOB))
    ]
    other = await store.challenges.add(
        offer(BOB, ALICE, elsewhere), pause=NO_PAUSE, interaction=fresh()
    )
    game = await accept(store, made[0], duel(ALICE, BOB))
    answers = [(await store.challenges.get(each.id)).answer for each in (*made, other)]
    assert answers == [Answer.ACCEPTED, Answer.WITHDRAWN, None, None]
    assert {(each.purpose, each.subject_id) for each in await empty_outbox(store)} == {
        (Purpose.CHALLENGE, made[1].id),
        (Purpose.ACCEPTED, game.id),
    }
