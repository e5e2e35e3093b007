"""Challenges: who may answer and when, and how often they ping."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import (
    Answer,
    Challenge,
    ChallengeClosed,
    ChannelId,
    Game,
    GuildId,
    GuildSettings,
    Person,
    RoleId,
    StaleBoard,
    Terms,
)
from bot.model.errors import NoSuchChallenge, NotDone
from bot.service import Invited, Offer, Services, Wanted
from bot.service.challenge_service import OPEN_FOR, PING_COOLDOWN
from tests.bot.builders import ALICE, BOB, CAROL, NO_PAUSE
from tests.bot.service.callers import STAGGERS, caller, channel, same_result
from tests.bot.service.conftest import Clock

GUILD = GuildId(1)
EXPIRES_AFTER = int(OPEN_FOR.total_seconds())
COOLDOWN = int(PING_COOLDOWN.total_seconds())


def invited(person: Person) -> Invited:
    return Invited(person, is_bot=False, sees_channel=True)


async def offer(
    services: Services, by: Person = ALICE, to: Person | None = BOB, *, number: int = 11
) -> Offer:
    """Offer a game in channel `number`."""
    asked = invited(to) if to is not None else None
    return await services.challenges.offer(caller(by, channel(number)), asked, Terms())


async def change(services: Services, change: Callable[[GuildSettings], GuildSettings]) -> None:
    await services.store.settings.change(GUILD, change)


async def stored(services: Services, challenge: Challenge) -> Answer | None:
    """How the challenge was answered, as anybody learns who presses its button."""
    with pytest.raises(ChallengeClosed) as closed:
        await services.challenges.accept(challenge.id, caller(CAROL))
    return closed.value.challenge.answer


@pytest.mark.parametrize("action", ["accept", "refuse"])
async def test_after_its_time_a_challenge_has_expired_whoever_presses(
    services: Services, clock: Clock, action: str
) -> None:
    challenge = (await offer(services)).challenge
    clock.now += EXPIRES_AFTER
    for person in (BOB, ALICE):
        with pytest.raises(ChallengeClosed) as closed:
            await getattr(services.challenges, action)(challenge.id, caller(person))
        assert closed.value.challenge.answer is Answer.EXPIRED
    clock.now -= EXPIRES_AFTER
    assert await stored(services, challenge) is Answer.EXPIRED


async def test_what_has_expired_is_not_withdrawn(services: Services, clock: Clock) -> None:
    await offer(services)
    clock.now += EXPIRES_AFTER
    with pytest.raises(ChallengeClosed) as closed:
        await services.challenges.withdraw_here(caller())
    assert closed.value.challenge.answer is Answer.EXPIRED


async def test_who_may_not_play_here_may_not_accept(services: Services) -> None:
    challenge = (await offer(services, to=None)).challenge
    await change(services, lambda chosen: replace(chosen, roles=frozenset({RoleId(5)})))
    with pytest.raises(NotDone, match="role-not-allowed"):
        await services.challenges.accept(challenge.id, caller(BOB))
    await change(services, lambda chosen: replace(chosen, channels=frozenset({ChannelId(99)})))
    with pytest.raises(NotDone, match="channel-not-allowed"):
        await services.challenges.accept(challenge.id, caller(BOB, roles=(5,)))
    await change(services, lambda chosen: replace(chosen, channels=frozenset()))
    game = await services.challenges.accept(challenge.id, caller(BOB, roles=(5,)))
    assert {person.id for person in game.people} == {ALICE.id, BOB.id}


async def test_who_may_not_play_here_may_not_take_a_rematch(services: Services) -> None:
    challenge = (await offer(services)).challenge
    game = await services.challenges.accept(challenge.id, caller(BOB))
    await services.games.resign(game.id, caller())
    again, _ = await services.rematches.rematch(game.id, caller())
    assert isinstance(again, Wanted)
    await change(services, lambda chosen: replace(chosen, roles=frozenset({RoleId(5)})))
    with pytest.raises(NotDone, match="role-not-allowed"):
        await services.rematches.rematch(game.id, caller(BOB))
    press = caller(BOB, roles=(5,))
    second, _ = await services.rematches.rematch(game.id, press)
    assert isinstance(second, Game)
    again, _ = await services.rematches.rematch(game.id, press)
    assert again == second


async def test_an_answer_that_is_delivered_twice_is_one_answer(
    services: Services, other: Services
) -> None:
    await change(services, lambda chosen: replace(chosen, pause=NO_PAUSE))
    challenge = (await offer(services)).challenge
    press = caller(BOB)
    declined = await services.challenges.refuse(challenge.id, press)
    for again in (press, caller(BOB)):
        assert await other.challenges.refuse(challenge.id, again) == declined
    with pytest.raises(ChallengeClosed):
        await other.challenges.refuse(challenge.id, caller(ALICE))
    challenge = (await offer(services)).challenge
    press = caller(BOB)
    game = await services.challenges.accept(challenge.id, press)
    for late in (press, caller(BOB), caller(ALICE)):
        assert await other.challenges.accept(challenge.id, late) == game
    with pytest.raises(StaleBoard):  # Its players get the board, whatever they press.
        await other.challenges.refuse(challenge.id, caller(ALICE))
    assert await stored(other, challenge) is Answer.ACCEPTED


async def test_a_withdrawal_that_is_delivered_twice_is_answered_alike(
    services: Services, other: Services, clock: Clock
) -> None:
    await offer(services, to=None)
    withdrawal = caller()
    withdrawn = await services.challenges.withdraw_here(withdrawal)
    assert await other.challenges.withdraw_here(withdrawal) == withdrawn
    clock.now += EXPIRES_AFTER
    with pytest.raises(NoSuchChallenge):
        await other.challenges.withdraw_here(caller())


@pytest.mark.parametrize("later", [0, 601])
async def test_a_rematch_that_is_delivered_twice_at_once_is_one_game(
    services: Services, other: Services, clock: Clock, later: int
) -> None:
    for late in STAGGERS:
        clock.now += COOLDOWN
        challenge = (await offer(services)).challenge
        game = await services.challenges.accept(challenge.id, caller(BOB))
        await services.games.resign(game.id, caller())
        clock.now += COOLDOWN
        clock.now += later
        for press in (caller(), caller(BOB)):
            again, _ = await same_result(
                services.rematches.rematch(game.id, press),
                other,
                other.rematches.rematch(game.id, press),
                late,
            )
        assert isinstance(again, Game)
        await services.games.resign(again.id, caller())


async def test_an_offer_that_is_delivered_twice_is_one_challenge(
    services: Services, other: Services
) -> None:
    command = caller()
    first = await services.challenges.offer(command, invited(BOB), Terms())
    again = await other.challenges.offer(command, invited(BOB), Terms())
    assert again.challenge == first.challenge
    # Discord takes one of the two answers, and either must ping.
    assert first.pings == again.pings == (BOB.id,)


async def test_removing_ones_data_allows_no_further_ping(services: Services, clock: Clock) -> None:
    assert (await offer(services)).pings == (BOB.id,)
    await services.privacy.forget(ALICE.id)
    assert (await offer(services)).pings == ()
    await services.privacy.forget(ALICE.id)
    clock.now += COOLDOWN
    assert (await offer(services)).pings == (BOB.id,)


async def test_a_server_that_chose_nothing_has_a_pause(services: Services, clock: Clock) -> None:
    pause = GuildSettings().pause
    assert timedelta(0) < pause <= timedelta(seconds=10)
    await offer(services)
    await services.challenges.withdraw_here(caller())
    with pytest.raises(NotDone, match="too-soon"):
        await offer(services)
    clock.now += int(pause.total_seconds())
    await offer(services)
