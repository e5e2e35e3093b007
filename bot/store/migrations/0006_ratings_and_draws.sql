-- Ratings by server and season, and draws against the unbeatable computer.
--
-- Both follow from the games, in progress or not, which stay as they are. Finished games are rated
-- when somebody asks for ratings: until then `rated` is NULL.

ALTER TABLE games ADD COLUMN rated INTEGER;  -- NULL: not looked at yet; 1: in `ratings`; 0: does not count

-- Games between people whose rating is to be done, and whose rating is done, in order.
CREATE INDEX games_to_rate ON games (guild_id, ended_at, id)
    WHERE rated IS NULL AND guild_id IS NOT NULL AND ended_at IS NOT NULL
        AND first_id IS NOT NULL AND second_id IS NOT NULL;
CREATE INDEX games_rated ON games (guild_id, ended_at, id) WHERE rated IS NOT NULL;

-- A person's rating after each rated game. Those of deleted games stay.
CREATE TABLE ratings (
    guild_id    INTEGER NOT NULL,
    season      INTEGER NOT NULL,  -- quarters since the year 0
    user_id     INTEGER NOT NULL,
    number      INTEGER NOT NULL,  -- the person's first rated game of the season is 1
    game_id     INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    at          INTEGER NOT NULL,  -- when the game ended
    rating      REAL    NOT NULL,
    spread      REAL    NOT NULL,
    shown       INTEGER NOT NULL,  -- the rating in whole points
    wins        INTEGER NOT NULL,
    draws       INTEGER NOT NULL,
    opponents   INTEGER NOT NULL,  -- how many people they met, up to as many as settle a rating
    opponent_id INTEGER NOT NULL,
    settled     INTEGER NOT NULL,
    listed      INTEGER NOT NULL,  -- 1: the latest of a person who is on the leaderboard
    PRIMARY KEY (guild_id, season, user_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_game ON ratings (game_id);
CREATE INDEX ratings_by_user ON ratings (user_id);
CREATE INDEX ratings_by_channel ON ratings (channel_id, season, user_id);
-- It holds all that a place follows from, so that counting reads nothing else.
CREATE INDEX leaders ON ratings (guild_id, season, listed, settled, shown, user_id, number)
    WHERE listed = 1;

-- Who held the unbeatable computer to a draw where, and the longest run of such draws.
CREATE TABLE held_draws (
    guild_id INTEGER NOT NULL,
    board    TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    first_at INTEGER NOT NULL,
    longest  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, board, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX held_draws_by_user ON held_draws (user_id);

INSERT INTO held_draws
SELECT guild_id, board, user_id, min(first_at), max(length) FROM (
    SELECT guild_id, board, user_id, min(ended_at) AS first_at, count(*) AS length FROM (
        SELECT *,
            row_number() OVER (PARTITION BY guild_id, board, user_id ORDER BY ended_at, id)
            - row_number() OVER (PARTITION BY guild_id, board, user_id, termination = 'full'
                ORDER BY ended_at, id) AS run
        FROM (
            SELECT id, guild_id, board, coalesce(first_id, second_id) AS user_id, ended_at,
                termination
            FROM games
            WHERE guild_id IS NOT NULL AND ended_at IS NOT NULL AND termination <> 'stopped'
                AND ((first_level = 'unbeatable' AND second_id > 0)
                    OR (second_level = 'unbeatable' AND first_id > 0))
        ) AS against_unbeatable
    ) AS numbered
    WHERE termination = 'full'
    GROUP BY guild_id, board, user_id, run
) AS runs
GROUP BY guild_id, board, user_id;
