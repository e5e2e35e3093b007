"""Challenges in every store there is: made, answered and closed once."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import (
    AlreadyChallenging,
    AlreadyPlaying,
    Answer,
    ChallengeClosed,
    FirstChoice,
    MarkChoice,
    MessageId,
    Terms,
)
from bot.model.errors import NoSuchChallenge, TooSoon
from bot.store import Store
from tests.bot.builders import (
    ALICE,
    BOB,
    CAROL,
    GAMES,
    GENERAL,
    NO_PAUSE,
    NOON,
    bot_game,
    duel,
    offer,
)


async def test_a_challenge_comes_back_as_it_was_stored(store: Store) -> None:
    terms = Terms("4x4", MarkChoice.O, FirstChoice.RANDOM)
    for challenge in (replace(offer(), terms=terms), offer(CAROL, None)):
        stored = await store.add_challenge(challenge, pause=NO_PAUSE)
        await store.show_challenge(stored.id, MessageId(78))
        stored = replace(stored, message_id=MessageId(78))
        assert stored == replace(challenge, id=stored.id, message_id=MessageId(78))
        assert await store.challenge(stored.id) == stored
        found = await store.open_challenge(GENERAL.channel_id, challenge.challenger.id)
        assert found == stored


async def test_a_person_has_one_open_challenge_per_channel(store: Store) -> None:
    first = await store.add_challenge(offer(), pause=NO_PAUSE)
    with pytest.raises(AlreadyChallenging) as refused:
        await store.add_challenge(offer(opponent=None), pause=NO_PAUSE)
    assert refused.value.challenge == first
    await store.add_challenge(offer(place=GAMES), pause=NO_PAUSE)
    await store.close_challenge(first.id, Answer.WITHDRAWN)
    await store.add_challenge(offer(), pause=NO_PAUSE)


async def test_a_challenge_closes_once(store: Store) -> None:
    challenge = await store.add_challenge(offer(), pause=NO_PAUSE)
    closings = (store.close_challenge(challenge.id, answer) for answer in Answer)
    results = await asyncio.gather(*closings, return_exceptions=True)
    assert sum(isinstance(result, ChallengeClosed) for result in results) == len(Answer) - 1
    with pytest.raises(NoSuchChallenge):
        await store.open_challenge(GENERAL.channel_id, ALICE.id)


async def test_accepting_closes_the_challenge_and_starts_one_game(store: Store) -> None:
    challenge = await store.add_challenge(offer(opponent=None), pause=NO_PAUSE)
    results = await asyncio.gather(
        store.add_game(duel(ALICE, BOB), most_live=25, accepting=challenge.id),
        store.add_game(duel(ALICE, CAROL), most_live=25, accepting=challenge.id),
        return_exceptions=True,
    )
    assert sum(isinstance(result, ChallengeClosed) for result in results) == 1
    assert (await store.challenge(challenge.id)).answer is Answer.ACCEPTED


async def test_a_game_that_cannot_start_leaves_the_challenge_open(store: Store) -> None:
    challenge = await store.add_challenge(offer(), pause=NO_PAUSE)
    await store.add_game(bot_game(BOB), most_live=25)
    with pytest.raises(AlreadyPlaying):
        await store.add_game(duel(), most_live=25, accepting=challenge.id)
    assert (await store.challenge(challenge.id)).answer is None


async def test_expired_challenges_are_closed_once(store: Store) -> None:
    challenge = await store.add_challenge(offer(), pause=NO_PAUSE)
    assert await store.next_due() == challenge.expires_at
    assert await store.close_expired(challenge.expires_at - 1) == ()
    (expired,) = await store.close_expired(challenge.expires_at)
    assert expired == replace(challenge, answer=Answer.EXPIRED)
    assert await store.close_expired(challenge.expires_at) == ()
    assert await store.next_due() is None


async def test_a_pause_between_challenges_is_kept(store: Store) -> None:
    first = await store.add_challenge(offer(), pause=NO_PAUSE)
    await store.close_challenge(first.id, Answer.DECLINED)
    later = replace(offer(place=GAMES), offered_at=NOON + 20)
    with pytest.raises(TooSoon) as refused:
        await store.add_challenge(later, pause=timedelta(seconds=30))
    assert refused.value.seconds == 10
    await store.add_challenge(later, pause=timedelta(seconds=20))
