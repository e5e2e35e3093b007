-- Interactions that are delivered to two processes, who watches, pings, and settings as JSON.
--
-- An interaction that asked for a change is noted with it, so that it is carried out once. Games in
-- progress go on as they are. What servers and people chose is kept, in one column: a new setting
-- needs no migration.

ALTER TABLE games ADD COLUMN started_by INTEGER;  -- the interaction that started it
ALTER TABLE games ADD COLUMN changed_by INTEGER;  -- the interaction of the last change, if there was one
ALTER TABLE games ADD COLUMN watched_by INTEGER;  -- who started to watch, while the computer plays itself

CREATE UNIQUE INDEX games_by_start ON games (started_by) WHERE started_by IS NOT NULL;
CREATE INDEX games_by_watcher ON games (watched_by) WHERE watched_by IS NOT NULL;

ALTER TABLE challenges ADD COLUMN offered_by INTEGER;   -- the interaction that made it
ALTER TABLE challenges ADD COLUMN answered_by INTEGER;  -- the interaction that closed it
ALTER TABLE challenges ADD COLUMN pinged_at INTEGER;    -- when it pinged its opponent, if it did

CREATE UNIQUE INDEX challenges_by_offer ON challenges (offered_by) WHERE offered_by IS NOT NULL;
CREATE INDEX challenges_by_ping ON challenges (challenger_id, opponent_id, pinged_at)
    WHERE pinged_at IS NOT NULL;

-- Pages of a person's games and challenges are read by id, with which every index of SQLite's ends.
-- PostgreSQL: DROP INDEX games_by_first, games_by_second, challenges_by_opponent;
-- PostgreSQL: CREATE INDEX games_by_first ON games (first_id, id) WHERE first_id IS NOT NULL;
-- PostgreSQL: CREATE INDEX games_by_second ON games (second_id, id) WHERE second_id IS NOT NULL;
-- PostgreSQL: CREATE INDEX challenges_by_opponent ON challenges (opponent_id, id)
-- PostgreSQL:     WHERE opponent_id IS NOT NULL;
CREATE INDEX challenges_by_challenger_and_id ON challenges (challenger_id, id);

CREATE TABLE old_settings AS SELECT * FROM guild_settings;
DROP TABLE guild_settings;
CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    chosen   TEXT    NOT NULL  -- JSON, by the names of the fields
) STRICT;

INSERT INTO guild_settings SELECT guild_id, json_object(
    'level', level,
    'board', board,
    'clock', clock,
    'look', json_object('style', style, 'theme', theme),
    'locale', locale,
    'channels', json('[' || replace(channels, ' ', ',') || ']'),
    'roles', json('[' || replace(roles, ' ', ',') || ']'),
    'most_live', most_live,
    'pause', pause,
    'remains', remains
) FROM old_settings;

DROP TABLE old_settings;

CREATE TABLE old_preferences AS SELECT * FROM preferences;
DROP TABLE preferences;
CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    chosen  TEXT    NOT NULL  -- JSON, by the names of the fields
) STRICT;

INSERT INTO preferences SELECT user_id, json_object(
    'numbering', numbering,
    'style', style,
    'pings', json(CASE pings WHEN 0 THEN 'false' ELSE 'true' END)
) FROM old_preferences;

DROP TABLE old_preferences;
