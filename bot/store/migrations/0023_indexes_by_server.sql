-- The indexes by server serve the deletion of what belongs to one, and nothing else: SQLite took that of games
-- for the statistics of a person, too, and read every game of the server (92 ms with 100,000 of them, 8 without it).
--
-- Games in progress go on as they are.

DROP INDEX games_by_guild;
DROP INDEX challenges_by_guild;
CREATE INDEX games_of_guild ON games (guild_id, id) WHERE guild_id > 0;
CREATE INDEX challenges_of_guild ON challenges (guild_id, id) WHERE guild_id > 0;
