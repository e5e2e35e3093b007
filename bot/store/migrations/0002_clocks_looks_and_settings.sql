-- The clock of a game and how its card looks; what servers and people chose for themselves.
--
-- Games in progress get the default clock of a day from their last move, and look as they did.

ALTER TABLE games ADD COLUMN clock INTEGER NOT NULL DEFAULT 86400;  -- seconds a move may take
ALTER TABLE games ADD COLUMN due_at INTEGER;     -- when time runs out; NULL once the game ended
ALTER TABLE games ADD COLUMN remind_at INTEGER;  -- when to say so; NULL once it was said
ALTER TABLE games ADD COLUMN style TEXT NOT NULL DEFAULT 'emoji';
ALTER TABLE games ADD COLUMN theme TEXT NOT NULL DEFAULT 'classic';
ALTER TABLE games ADD COLUMN remains TEXT NOT NULL DEFAULT 'all';

UPDATE games SET due_at = moved_at + clock WHERE ended_at IS NULL;

CREATE INDEX live_games_by_time ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX live_games_by_reminder ON games (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX live_games_by_channel ON games (channel_id) WHERE ended_at IS NULL;
CREATE INDEX ended_games ON games (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX games_by_message ON games (message_id);
CREATE INDEX games_by_first ON games (first_id) WHERE first_id IS NOT NULL;
CREATE INDEX games_by_second ON games (second_id) WHERE second_id IS NOT NULL;

ALTER TABLE challenges ADD COLUMN offered_at INTEGER NOT NULL DEFAULT 0;

CREATE INDEX challenges_by_challenger ON challenges (challenger_id, offered_at);

CREATE TABLE guild_settings (
    guild_id  INTEGER PRIMARY KEY,
    level     TEXT    NOT NULL,
    board     TEXT    NOT NULL,
    clock     INTEGER NOT NULL,  -- seconds
    style     TEXT    NOT NULL,
    theme     TEXT    NOT NULL,
    locale    TEXT,
    channels  TEXT    NOT NULL,  -- ids with spaces between them; none: every channel
    roles     TEXT    NOT NULL,  -- likewise
    most_live INTEGER NOT NULL,
    pause     INTEGER NOT NULL,  -- seconds
    remains   TEXT    NOT NULL
) STRICT;

CREATE TABLE preferences (
    user_id   INTEGER PRIMARY KEY,
    numbering TEXT    NOT NULL,
    style     TEXT,
    pings     INTEGER NOT NULL
) STRICT;
