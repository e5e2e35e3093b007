-- Which servers removed the bot, so that what belongs to them is deleted after a while; to whose server
-- a share of a puzzle belongs. The indexes let such a deletion read the games of one server alone.
--
-- Games in progress go on as they are. Shares from before belong to none.

CREATE TABLE guilds (
    guild_id  INTEGER PRIMARY KEY,
    missed_at INTEGER,  -- since when Discord's list of the bot's servers lacks it
    left_at   INTEGER   -- when it removed the bot, once that is certain
) STRICT;

ALTER TABLE puzzle_shares ADD COLUMN guild_id INTEGER;

CREATE INDEX games_by_guild ON games (guild_id, id) WHERE guild_id IS NOT NULL;
CREATE INDEX challenges_by_guild ON challenges (guild_id, id) WHERE guild_id IS NOT NULL;
