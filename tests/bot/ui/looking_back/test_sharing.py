"""Sharing a finished game as an animated picture, and saving it for oneself."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from functools import partial
from random import Random
from typing import ParamSpec, TypeVar

import pytest

from bot.service.thinking import Thinker
from bot.transport.time_limits import TimeLimits
from bot.ui.pictures import game_gif
from bot.ui.server_settings.setting_choices import Setting
from bot.worker import Worker
from engine import BOARDS, Mark
from playground import Message
from tests.bot.cards import at, duel, mention, resign, start
from tests.bot.conftest import Setup
from tests.bot.transport.discord_faults import CALLBACK, MOMENT
from tests.bot.ui.server_settings.settings_panel import choose, panel

P = ParamSpec("P")
T = TypeVar("T")


PATIENCE = timedelta(minutes=1)
"""For two processes to start and to die."""


A_MINUTE = timedelta(minutes=1)


class KeptWorker(Worker):
    """A process that outlives the bots that use it: each test would wait for one of its own."""

    def close(self) -> None:
        """Leave it to the fixture."""


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = KeptWorker(A_MINUTE)
    # Its start may take longer on a busy machine than a test waits for an answer.
    asyncio.run(worker.run(partial(game_gif, BOARDS["3x3"], (), Mark.X)))
    yield worker
    Worker.close(worker)


class ThinkerWith(Thinker):
    """Chooses moves as ever, with `worker` for all else."""

    def __init__(self, worker: Worker, rng: Random) -> None:
        super().__init__(rng)
        self.background = worker


@pytest.fixture
async def running(setup: Setup, worker: Worker) -> AsyncIterator[Setup]:
    """A setup in which the bot runs."""
    async with setup.bot(thinking=partial(ThinkerWith, worker)):
        yield setup


WON = ("b2", "b1", "a1", "c3", "a3", "c1", "a2")
"""Alice opens and wins against Bob with a1, a2, a3."""


async def won(running: Setup) -> Message:
    """A finished game of Alice against Bob."""
    card = await duel(running)
    for ply, cell in enumerate(WON):
        card = (await (running.alice, running.bob)[ply % 2].click(*at(card, cell))).message
    return card


async def reviewed(running: Setup) -> Message:
    """Such a game as Alice reviews it, while its result is the last message."""
    card = await won(running)
    return (await running.alice.click(card, "Review")).message


def pictures_of(message: Message) -> list[tuple[str, str]]:
    """Return the address and the description of each picture that a message shows."""
    galleries = [each for each in message.components if each["type"] == 12]
    items = [item for gallery in galleries for item in gallery["items"]]
    return [(item["media"]["url"], item["description"]) for item in items]


async def test_a_game_is_shared_with_everyone(running: Setup) -> None:
    page = await reviewed(running)
    reply = await running.alice.click(page, "Share")
    shared = await reply.settled()
    assert not shared.ephemeral
    assert "### ❌\u00a0**Alice beats 🔵\u00a0Bob!**\n" in shared.text
    assert "Moves:" not in shared.text, "the picture shows them"
    assert "\n-# Game 1 · 3×3\n-# <t:" in shared.text
    assert shared.text.endswith(":d> · shared by Alice")
    (file,) = shared.attachments
    assert (file.filename, file.content_type) == ("game-1.gif", "image/gif")
    assert file.content.startswith(b"GIF89a")
    assert file.description == (
        "An animated board: 3×3, three in a row. X is Alice, O is Bob. "
        "Moves: b2 b1 a1 c3 a3 c1 a2. Alice wins."
    )
    ((address, description),) = pictures_of(shared)
    assert address.endswith(f"/{file.id}/game-1.gif")
    assert description == file.description
    assert running.bob.last(running.general) == shared
    assert shared.pings == frozenset()
    own = (await running.carol.click(shared, "Start a game")).message
    assert "Carol vs 🔵\u00a0Oxo" in own.text


async def test_who_shares_another_game_waits(running: Setup) -> None:
    page = await reviewed(running)
    await (await running.alice.click(page, "Share")).settled()
    page = await reviewed(running)
    again = await running.alice.click(page, "Share")
    assert again.ephemeral
    assert again.text == "You’ve just shared something. You can share again in 30 seconds."
    running.clock.now += 30
    shared = await (await running.alice.click(page, "Share")).settled()
    assert shared.attachments


async def test_only_those_who_played_a_game_share_it(running: Setup) -> None:
    card = await won(running)
    running.carol.send(running.general, "Well played!")
    refused = await running.carol.click(card, "Share")
    assert refused.ephemeral
    assert refused.text == "Only those who played this game can share it."
    page = (await running.carol.click(card, "Review")).message
    assert [button.label for button in page.rows[-1]] == ["Save picture"]
    page = (await running.bob.click(card, "Review")).message
    assert (await (await running.bob.click(page, "Share")).settled()).attachments


async def test_a_game_is_shared_once_in_a_channel_by_whomever(setup: Setup, worker: Worker) -> None:
    async with setup.bot(thinking=partial(ThinkerWith, worker)):
        page = await reviewed(setup)
        await (await setup.alice.click(page, "Share")).settled()
        again = await setup.alice.click(page, "Share")
        assert again.ephemeral
        assert again.text == "This game was shared in this channel before."
    async with setup.bot(thinking=partial(ThinkerWith, worker)):
        card = next(each for each in setup.bob.messages(setup.general) if each.has_button("Share"))
        refused = await setup.bob.click(card, "Share")
        assert refused.text == "This game was shared in this channel before."
        own = (await setup.bob.slash(setup.general, "ttt review", game="1")).message
        assert not own.has_button("Share")
        elsewhere = (await setup.bob.slash(setup.games, "ttt review", game="1")).message
        assert (await (await setup.bob.click(elsewhere, "Share")).settled()).attachments


async def test_where_files_may_not_be_attached_nothing_is_shared(running: Setup) -> None:
    page = await reviewed(running)
    running.playground.deny(running.playground.me, "attach_files", channel=running.general)
    reply = await running.alice.click(page, "Share")
    assert reply.ephemeral
    assert "I can’t attach files in this channel, so I can’t share a picture here." in reply.text
    saved = await (await running.alice.click(page, "Save picture")).settled()
    assert saved.attachments


async def test_a_game_is_shared_only_where_games_may_be_played(running: Setup) -> None:
    page = await reviewed(running)
    settings = await panel(running, "Language, channels")
    await choose(running, settings, Setting.CHANNELS, running.games)
    reply = await running.alice.click(page, "Share")
    assert reply.ephemeral
    assert (
        f"On this server, games are played in other channels: {mention(running.games)}"
        in reply.text
    )


async def test_a_shared_game_speaks_the_language_of_the_place_and_of_no_other_look(
    running: Setup,
) -> None:
    await choose(running, await panel(running, "Marks and style"), Setting.THEME, "animals")
    page = await reviewed(running)
    assert "🐱\u00a0**Alice beats 🐭\u00a0Bob!**" in page.text
    shared = await (await running.alice.click(page, "Share")).settled()
    assert "❌\u00a0**Alice beats 🔵\u00a0Bob!**" in shared.text


async def test_names_are_escaped_and_ping_nobody(running: Setup) -> None:
    eve = running.playground.add_person("**Eve** <@1> @everyone")
    card = await start(running, eve)
    page = await resign(running, eve, (await eve.click(*at(card, "b2"))).message)
    running.alice.send(running.general, "Well played!")
    page = (await eve.click(page, "Review")).message
    shared = await (await eve.click(page, "Share")).settled()
    escaped = r"\*\*Eve\*\* \<\@1\> \@everyone"
    assert f"wins:** ❌\u00a0{escaped} resigned" in shared.text
    assert f"shared by {escaped}" in shared.text
    assert shared.pings == frozenset()
    assert not shared.raw["mention_everyone"]
    # A description is plain text: what escapes a name would be read aloud.
    assert "X is **Eve** <@1> @everyone, O is Oxo (Unbeatable)." in str(pictures_of(shared))


async def test_a_game_of_the_history_is_saved_as_a_private_picture(running: Setup) -> None:
    await won(running)
    history = (await running.bob.slash(running.games, "ttt history")).message
    opened = await (await running.bob.click(history, "Review")).settled()
    saved = await (await running.bob.click(opened, "Save picture")).settled()
    assert saved.ephemeral
    assert "### ❌\u00a0**Alice beats 🔵\u00a0Bob!**\n" in saved.text
    assert "shared by" not in saved.text
    assert saved.text.endswith("-# To keep it, hold the picture or right-click it.")
    assert not saved.buttons
    (file,) = saved.attachments
    assert file.content.startswith(b"GIF89a")
    assert len(pictures_of(saved)) == 1
    assert len([m for m in running.alice.messages(running.games) if m.attachments]) == 0


async def test_a_game_is_shared_in_a_private_conversation(running: Setup) -> None:
    card = await start(running, channel=running.alice.dm)
    card = await resign(
        running, running.alice, (await running.alice.click(*at(card, "b2"))).message
    )
    page = (await running.alice.slash(running.general, "ttt review", game="1")).message
    shared = await (await running.alice.click(page, "Share")).settled()
    assert not shared.ephemeral
    assert shared.attachments
    assert "”\n-# Game 1 · 3×3\n" in shared.text, "what the bot said"


class DyingWorker(Worker):
    """A process that dies of whatever it is asked to do."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await super().run(os._exit, 1)
        raise AssertionError


async def test_a_dead_worker_costs_the_picture_and_not_the_reply(
    setup: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    async with setup.bot(thinking=partial(ThinkerWith, DyingWorker(A_MINUTE))):
        page = await reviewed(setup)
        shared = await (await setup.alice.click(page, "Share")).settled(PATIENCE)
    assert not shared.ephemeral
    assert not shared.attachments
    assert "❌🔵🔵\n❌❌⬛\n❌⬛🔵\n🔼➖➖" in shared.text
    assert "Moves: b2 b1 a1 c3 a3 c1 a2" in shared.text
    assert "a picture was not drawn: WorkerFailed" in caplog.text


class SlowWorker(Worker):
    """A process that does nothing until `release` is set; `asked` is how often so far."""

    def __init__(self) -> None:
        super().__init__(A_MINUTE)
        self.release = asyncio.Event()
        self.asked = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.asked += 1
        await self.release.wait()
        return await super().run(work, *args, **kwargs)


async def test_one_picture_is_drawn_at_a_time_and_one_for_a_person(setup: Setup) -> None:
    worker = SlowWorker()
    async with setup.bot(thinking=partial(ThinkerWith, worker), limits=TimeLimits()):
        page = await reviewed(setup)
        saving = await setup.alice.click(page, "Save picture")
        for button in ("Save picture", "Share"):
            refused = await (await setup.alice.click(page, button)).settled(PATIENCE)
            assert "I’m still drawing your last picture" in refused.text
        bobs_page = (await setup.bob.slash(setup.general, "ttt review")).message
        bobs = await setup.bob.click(bobs_page, "Save picture")
        assert worker.asked == 1  # Bob's waits for Alice's, and not in the worker's way.
        worker.release.set()
        for each in (saving, bobs):
            assert (await each.settled(PATIENCE)).attachments
        # A refusal cost nothing: she may share at once.
        assert (await (await setup.alice.click(page, "Share")).settled(PATIENCE)).attachments


async def test_a_picture_goes_along_with_every_try(setup: Setup, worker: Worker) -> None:
    limits = TimeLimits(hedge_after=2 * MOMENT)
    async with setup.bot(thinking=partial(ThinkerWith, worker), limits=limits):
        page = await reviewed(setup)
        setup.playground.faults.hang(CALLBACK)
        shared = await (await setup.alice.click(page, "Share")).settled()
        assert len(shared.attachments) == len(pictures_of(shared)) == 1
        setup.playground.faults.clear()
    assert len([m for m in setup.bob.messages(setup.general) if m.attachments]) == 1


@pytest.mark.parametrize("by_http", [False, True], ids=["gateway", "http"])
async def test_an_answer_that_comes_too_late_is_no_message_without_its_picture(
    running: Setup, caplog: pytest.LogCaptureFixture
) -> None:
    page = await reviewed(running)
    before = running.bob.messages(running.general)
    running.playground.faults.refuse(CALLBACK, code=10062, times=99)
    share = asyncio.create_task(running.alice.click(page, "Share"))
    await running.playground.until(lambda: "was not answered" in caplog.text)
    share.cancel()
    assert running.bob.messages(running.general) == before
