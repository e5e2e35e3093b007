-- Interactions that are delivered to two processes, who watches, pings, and settings as JSON.
--
-- An interaction that asked for a change is noted with it, so that it is carried out once. Games in
-- progress go on as they are. What servers and people chose is kept, in one column: a new setting
-- needs no migration.

ALTER TABLE games ADD COLUMN started_by bigint;  -- the interaction that started it
ALTER TABLE games ADD COLUMN changed_by bigint;  -- the interaction of the last change, if there was one
ALTER TABLE games ADD COLUMN watched_by bigint;  -- who started to watch, while the computer plays itself

CREATE UNIQUE INDEX games_by_start ON games (started_by) WHERE started_by IS NOT NULL;
CREATE INDEX games_by_watcher ON games (watched_by) WHERE watched_by IS NOT NULL;

ALTER TABLE challenges ADD COLUMN offered_by bigint;   -- the interaction that made it
ALTER TABLE challenges ADD COLUMN answered_by bigint;  -- the interaction that closed it
ALTER TABLE challenges ADD COLUMN pinged_at bigint;    -- when it pinged its opponent, if it did

CREATE UNIQUE INDEX challenges_by_offer ON challenges (offered_by) WHERE offered_by IS NOT NULL;
CREATE INDEX challenges_by_ping ON challenges (challenger_id, opponent_id, pinged_at)
    WHERE pinged_at IS NOT NULL;

-- Pages of a person's games and challenges are read by id.
DROP INDEX games_by_first, games_by_second, challenges_by_opponent;
CREATE INDEX games_by_first ON games (first_id, id) WHERE first_id IS NOT NULL;
CREATE INDEX games_by_second ON games (second_id, id) WHERE second_id IS NOT NULL;
CREATE INDEX challenges_by_opponent ON challenges (opponent_id, id) WHERE opponent_id IS NOT NULL;
CREATE INDEX challenges_by_challenger_and_id ON challenges (challenger_id, id);

ALTER TABLE guild_settings ADD COLUMN chosen text;  -- JSON, by the names of the fields

UPDATE guild_settings SET chosen = json_build_object(
    'level', level,
    'board', board,
    'clock', clock,
    'look', json_build_object('style', style, 'theme', theme),
    'locale', locale,
    'channels', ('[' || replace(channels, ' ', ',') || ']')::json,
    'roles', ('[' || replace(roles, ' ', ',') || ']')::json,
    'most_live', most_live,
    'pause', pause,
    'remains', remains
)::text;

ALTER TABLE guild_settings
    ALTER COLUMN chosen SET NOT NULL,
    DROP COLUMN level,
    DROP COLUMN board,
    DROP COLUMN clock,
    DROP COLUMN style,
    DROP COLUMN theme,
    DROP COLUMN locale,
    DROP COLUMN channels,
    DROP COLUMN roles,
    DROP COLUMN most_live,
    DROP COLUMN pause,
    DROP COLUMN remains;

ALTER TABLE preferences ADD COLUMN chosen text;  -- JSON, by the names of the fields

UPDATE preferences SET chosen = json_build_object(
    'numbering', numbering,
    'style', style,
    'pings', pings <> 0
)::text;

ALTER TABLE preferences
    ALTER COLUMN chosen SET NOT NULL,
    DROP COLUMN numbering,
    DROP COLUMN style,
    DROP COLUMN pings;

CREATE TABLE origin (identity text NOT NULL);  -- where the rows were written: a dump is restored elsewhere
