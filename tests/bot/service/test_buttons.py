"""Buttons: each acts only on the game or challenge that its message shows, in its channel."""

from collections.abc import Awaitable, Callable

import pytest

from bot.model import Caller, Challenge, Game, GameId, MessageId, OldCopy, Person, Terms
from bot.model.errors import NotDone
from bot.service import Invited, Services
from bot.store import Store
from engine import Cell, Level
from tests.bot.builders import ALICE, BOB, GAMES, GENERAL
from tests.bot.service.callers import caller

Press = Callable[[Services, GameId, Caller], Awaitable[object]]

PRESSES: dict[str, Press] = {
    "play": lambda services, game, by: services.games.play(game, 0, Cell(4), by),
    "resign": lambda services, game, by: services.games.resign(game, by),
    "restart": lambda services, game, by: services.new_games.restart(game, by, None, Terms()),
    "hint": lambda services, game, by: services.games.hint(game, by),
    "rematch": lambda services, game, by: services.rematches.rematch(game, by),
}

ANSWERS = ("accept", "refuse")


async def started(services: Services, person: Person = ALICE) -> Game:
    return await services.new_games.start(caller(person), Level.BEGINNER, Terms())


async def offered(services: Services) -> Challenge:
    invited = Invited(BOB, is_bot=False, sees_channel=True)
    return (await services.challenges.offer(caller(), invited, Terms())).challenge


@pytest.mark.parametrize("press", PRESSES)
async def test_a_button_in_another_channel_does_nothing(
    services: Services, store: Store, press: str
) -> None:
    game = await started(services)
    await services.store.games.note_message(game, MessageId(500))
    with pytest.raises(NotDone, match="broken-button"):
        await PRESSES[press](services, game.id, caller(place=GAMES, message=600))
    assert (await services.games.here(caller())).game == await store.games.get(game.id)
    assert (await store.games.get(game.id)).moves == ()


@pytest.mark.parametrize("press", PRESSES)
async def test_a_button_on_an_older_message_names_the_current_one(
    services: Services, store: Store, press: str
) -> None:
    game = await started(services)
    await services.store.games.note_message(game, MessageId(500))
    with pytest.raises(OldCopy) as refused:
        await PRESSES[press](services, game.id, caller(message=499))
    assert refused.value.game == await store.games.get(game.id)
    assert refused.value.game.message_id == 500
    assert refused.value.game.ply == 0


@pytest.mark.parametrize("known", [None, 400, 500])
async def test_a_message_that_the_store_does_not_know_yet_may_act(
    services: Services, known: int | None
) -> None:
    game = await started(services)
    if known is not None:
        await services.store.games.note_message(game, MessageId(known))
    assert (await services.games.play(game.id, 0, Cell(4), caller(message=500))).ply == 2


@pytest.mark.parametrize("is_forged", [False, True])
async def test_the_first_click_says_which_message_shows_the_game(
    services: Services, store: Store, is_forged: bool
) -> None:
    game = await started(services)
    click = caller(message=500)
    await services.games.play(game.id, 0, Cell(4), click, is_on=lambda _: not is_forged)
    assert (await store.games.get(game.id)).message_id == (None if is_forged else 500)


@pytest.mark.parametrize("answer", ANSWERS)
async def test_a_challenge_is_answered_where_it_stands(services: Services, answer: str) -> None:
    challenge = await offered(services)
    await services.store.challenges.note_message(challenge.id, MessageId(500))
    press = getattr(services.challenges, answer)
    for elsewhere in (
        caller(BOB, GAMES, message=600),
        caller(BOB, GENERAL, message=499),
    ):
        with pytest.raises(NotDone, match="broken-button"):
            await press(challenge.id, elsewhere)
    await press(challenge.id, caller(BOB, message=500))
