"""Notices: when people get a message that it is their turn, and which messages those are."""

from bot.model import Game, GameId, MessageId
from bot.store.database import Work
from bot.store.operations import Part, write
from bot.store.queries import one, rows
from bot.store.rows import POSTPONED_SECONDS, game_from, readable

OUTDATED = "notice_id IS NOT NULL AND (ply > notice_until OR ended_at IS NOT NULL)"
"""Which games' messages are of no use any more, as the index has it."""

UNTIL_THE_END = 1_000
"""A ply that no game reaches."""


class Notices(Part):
    """What tells people that it is their turn. Any method may raise StoreUnavailable."""

    @write
    def take_reminders(self, now: int) -> Work[tuple[Game, ...]]:
        """Return the live games whose player is to be reminded by `now`; each is returned once.

        Games whose player is to be reminded again when time is nearly up are returned again then.
        """
        found = yield from rows("SELECT * FROM games WHERE remind_at <= ?", now)
        games, unreadable = readable("games", found, game_from)
        taken: list[Game] = []
        for game in games:
            urgent_at = game.times.urgent_at
            again_at = urgent_at if urgent_at is not None and urgent_at > now else None
            sql = "UPDATE games SET remind_at = ? WHERE id = ? AND remind_at <= ? RETURNING id"
            if (yield from rows(sql, again_at, game.id, now)):
                taken.append(game)
        for game_id in unreadable:
            sql = "UPDATE games SET remind_at = ? WHERE id = ?"
            yield from rows(sql, now + POSTPONED_SECONDS, game_id)
        return tuple(taken)

    @write
    def note(self, game_id: GameId, message_id: MessageId, until: int) -> Work[MessageId | None]:
        """Note a message that is of use up to the ply `until`; return one that it makes useless."""
        row = yield from one("SELECT notice_id FROM games WHERE id = ?", game_id)
        if row is None:
            return message_id
        old: MessageId | None = row["notice_id"]
        if old is not None and old > message_id:
            return message_id
        sql = "UPDATE games SET notice_id = ?, notice_until = ? WHERE id = ?"
        yield from rows(sql, message_id, until, game_id)
        return old

    @write
    def take_outdated(self, most: int) -> Work[tuple[tuple[Game, MessageId], ...]]:
        """Return up to `most` games with their messages that are of no use any more, each once.

        It is returned again when its game ends, for it may stay, changed, until then.
        """
        found = yield from rows(f"SELECT * FROM games WHERE {OUTDATED} LIMIT ?", most)
        messages = {row["id"]: row["notice_id"] for row in found}
        games, unreadable = readable("games", found, game_from)
        for game in games:
            until = UNTIL_THE_END if game.ending is None else None
            sql = "UPDATE games SET notice_id = ?, notice_until = ? WHERE id = ?"
            message_id = messages[game.id] if game.ending is None else None
            yield from rows(sql, message_id, until, game.id)
        for game_id in unreadable:
            yield from rows("UPDATE games SET notice_id = NULL WHERE id = ?", game_id)
        return tuple((game, MessageId(messages[game.id])) for game in games)
