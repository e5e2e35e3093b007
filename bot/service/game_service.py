"""GameService: playing and ending games, and hints."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import timedelta

from bot.model import (
    Caller,
    Game,
    GameId,
    GameIsOver,
    Here,
    MessageId,
    NotYourTurn,
    Player,
    StaleBoard,
    UserId,
)
from bot.model.errors import NoSuchGame, NotDone, Why
from bot.service.admission import check_seen
from bot.service.buttons import check_button, pressed_game
from bot.service.core import Service
from engine import Analysis, Cell, parse_cell

MOST_WAITING = 10
"""How many games are listed at once."""

FOURTH_MARKS = 6, 7
"""The plies at which each side's fourth mark is next: where marks vanish, its oldest leaves."""

DELIVERED_WITHIN = timedelta(minutes=1)
"""How much later another process may be given the same interaction."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What each free cell leads to for the player to move in `game`."""

    game: Game
    analysis: Analysis

    @property
    def is_about_opening(self) -> bool:
        """Whether it is about the opening that beats Perfect, which nobody is told."""
        return self.game.variant.vanishing and not self.game.moves


class GameService(Service):
    """What players do in games; a game is returned as it is stored.

    A button acts on its own game alone: methods for buttons raise NotDone and OldCopy as
    `check_button` does.
    """

    async def play(
        self,
        game_id: GameId,
        ply: int,
        cell: Cell,
        caller: Caller,
        *,
        is_on: Callable[[Game], bool] = lambda game: False,
    ) -> Game:
        """Mark `cell` for the caller, who saw the board of `ply`, and let the computer answer.

        Where the game's message is not known yet, it is the caller's if the game `is_on` that one.
        Raises NoSuchGame, NotYourGame, GameIsOver, StaleBoard, NotYourTurn or IllegalMove.
        """
        user = caller.person.id
        # Another process may have changed a cached game since; `save` detects that.
        seen = self._store.games.cached(game_id)
        if seen is None or len(seen.moves) != ply:
            seen = await pressed_game(self._store, game_id, caller)
            if seen.has_move(user, ply, cell):
                return seen
        else:
            check_button(caller, seen)
        moved = seen.played(user, ply, cell, self._clock())
        if moved.message_id is None and is_on(moved):
            moved = moved.changed(message_id=caller.message_id)
        moved = await self._thinker.reply(moved, self._clock)
        if len(moved.moves) in FOURTH_MARKS and moved.variant.vanishing and moved.ending is None:
            has_seen_it = await self._store.played.has_gone_further(moved)
            moved = moved.changed(explained_at=None if has_seen_it else moved.ply)
        try:
            return await self._store.games.save(
                moved, seen_ply=ply, interaction=caller.interaction_id
            )
        except StaleBoard as stale:
            stale.game.played(user, ply, cell, self._clock())  # Raises GameIsOver if it ended.
            raise

    async def play_here(self, caller: Caller, text: str, opponent: Player | None = None) -> Here:
        """Mark the cell that `text` names in the game that the caller means in this channel.

        Raises NoGameHere, NoGameWith, NotDone, NotYourTurn, StaleBoard, UnreadableCell,
        AmbiguousCell or IllegalMove.
        """
        channel, interaction = caller.place.channel_id, caller.interaction_id
        games = await self._store.games.live(channel, caller.person.id)
        # Another process may have carried it out: what was typed names no game, and the next one
        # that waits for them is another. That is asked second, so that what it does in between
        # counts as done.
        since = self._clock() - int(DELIVERED_WITHIN.total_seconds())
        done = await self._store.games.changed_here(interaction, channel, since)
        if done is not None:
            return Here(done, 1)
        game, among = Here.of(games, caller.person.id, opponent)
        _check_shown(game, caller)
        # The ply of this game counts: another process may carry out the same move from here on.
        numbering = (await self._store.people.preferences(caller.person.id)).numbering
        cell = parse_cell(text, game.variant, numbering)
        return Here(await self.play(game.id, game.ply, cell, caller), among)

    async def resignable(self, game_id: GameId, caller: Caller) -> Game:
        """Return a game that the caller may resign. Raises what `resign` raises."""
        game = await pressed_game(self._store, game_id, caller)
        game.seat_of(caller.person.id)
        if game.ending is not None:
            raise GameIsOver(game)
        return game

    async def resign(self, game_id: GameId, caller: Caller, *, calling_off: bool = False) -> Game:
        """End a game by the caller giving up. Raises NoSuchGame, NotYourGame or GameIsOver.

        `calling_off` raises StaleBoard if somebody has moved.
        """
        game, user = await pressed_game(self._store, game_id, caller), caller.person.id
        end = Game.called_off if calling_off else Game.resigned
        return await self._end(game, lambda game: end(game, user, self._clock()), caller)

    async def stop(self, message_id: MessageId, caller: Caller, *, may_moderate: bool) -> Game:
        """End the game that a message shows, for a moderator; nobody wins.

        Raises NotDone or GameIsOver.
        """
        if not may_moderate:
            raise NotDone(Why.NOT_MODERATOR)
        try:
            game = await self._store.games.on_message(message_id)
        except NoSuchGame:
            raise NotDone(Why.NO_GAME_ON_MESSAGE) from None
        if game.place.channel_id != caller.place.channel_id:  # They moderate here alone.
            raise NotDone(Why.NO_GAME_ON_MESSAGE)
        return await self._end(game, lambda game: game.stopped(self._clock()), caller)

    async def stop_watched(self, game_id: GameId, caller: Caller, *, may_moderate: bool) -> Game:
        """End a game of the computer against itself, for whoever began it or a moderator.

        Raises NotDone, NoSuchGame, OldCopy or GameIsOver.
        """
        watcher = await self._store.games.watcher(game_id)  # First: the end takes it away.
        game = await pressed_game(self._store, game_id, caller)
        if not game.is_watched:
            raise NotDone(Why.BROKEN_BUTTON)
        if game.ending is None and not may_moderate and watcher != caller.person.id:
            raise NotDone(Why.NOT_WATCHER)
        return await self._end(game, lambda game: game.stopped(self._clock()), caller)

    async def here(self, caller: Caller, opponent: Player | None = None) -> Here:
        """Return the live game that the caller means in this channel.

        Raises NoGameHere, or NoGameWith.
        """
        user = caller.person.id
        games = await self._store.games.live(caller.place.channel_id, user)
        return Here.of(games, user, opponent)

    async def waiting(self, caller: Caller) -> tuple[Game, ...]:
        """Return the games of the server that wait for the caller, if one is in another channel.

        The one that waits longest comes first.
        """
        place, user, games = caller.place, caller.person.id, self._store.games
        if place.guild_id is None:
            return ()
        found = _to_move(await games.elsewhere(place.guild_id, place.channel_id, user), user)
        if found:
            found += _to_move(await games.live(place.channel_id, user), user)
        return tuple(sorted(found, key=lambda game: game.moved_at)[:MOST_WAITING])

    async def here_to_post(self, caller: Caller, opponent: Player | None = None) -> Here:
        """Return the same to be posted again. Raises what `here` does, and NotDone."""
        here = await self.here(caller, opponent)
        _check_shown(here.game, caller)
        return here

    async def stop_unseen(self, game: Game, caller: Caller) -> None:
        """End a game of the computer against itself that nobody can watch."""
        await self._end(game, lambda game: game.stopped(self._clock()), caller)

    async def hint(self, game_id: GameId, caller: Caller) -> Hint:
        """Analyse a game against the computer for the person who plays it.

        Raises NotDone, NoSuchGame, OldCopy, NotYourGame, GameIsOver or NotYourTurn.
        """
        game = await pressed_game(self._store, game_id, caller)
        return await self._hint(game, caller.person.id)

    async def hint_here(self, caller: Caller, opponent: Player | None = None) -> Hint:
        """Analyse the game that the caller means in this channel: one against the computer.

        Raises NotDone, NoGameHere, NoGameWith or NotYourTurn.
        """
        user = caller.person.id
        games = await self._store.games.live(caller.place.channel_id, user)
        if opponent is None:
            games = tuple(game for game in games if game.level is not None) or games
        return await self._hint(Here.of(games, user, opponent).game, user)

    async def _hint(self, game: Game, user: UserId) -> Hint:
        seat = game.seat_of(user)
        if len(game.people) > 1:
            raise NotDone(Why.HINT_AGAINST_PERSON)
        if game.ending is not None:
            raise GameIsOver(game)
        if seat != game.to_move:
            raise NotYourTurn(game)
        hint = Hint(game, await self._thinker.analysis(game.position))
        if not hint.is_about_opening:
            await self._store.games.note_hint(game)
        return hint

    async def _end(self, game: Game, end: Callable[[Game], Game], caller: Caller) -> Game:
        """Store what `end` makes of the game, whichever move comes in meanwhile."""
        while (ended := end(game)) is not game:
            try:
                return await self._store.games.save(
                    ended, seen_ply=game.ply, interaction=caller.interaction_id
                )
            except StaleBoard as moved:
                game = moved.game
        return game


def _to_move(games: Iterable[Game], user: UserId) -> list[Game]:
    return [game for game in games if game.to_move.player.id == user]


def _check_shown(game: Game, caller: Caller) -> None:
    """Check that the opponent sees the board that is posted. Raises NotDone."""
    if len(game.people) > 1:
        check_seen(caller)
