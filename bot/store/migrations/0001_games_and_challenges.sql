-- Games, who sits where, and challenges.
--
-- A game is its moves: the position, whose turn it is and the outcome follow from `board` and
-- `moves`. `ply` says how many moves there are, so that a save can compare and swap on it. All
-- instants are UTC seconds. A seat with a user is a person, one with a level is the computer.

CREATE TABLE games (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: old buttons name it
    guild_id     INTEGER,                            -- NULL in a private conversation
    channel_id   INTEGER NOT NULL,
    locale       TEXT    NOT NULL,
    message_id   INTEGER,
    board        TEXT    NOT NULL,
    first_id     INTEGER,
    first_name   TEXT,
    first_level  TEXT,
    second_id    INTEGER,
    second_name  TEXT,
    second_level TEXT,
    first_mark   TEXT    NOT NULL CHECK (first_mark IN ('X', 'O')),
    moves        TEXT    NOT NULL,
    ply          INTEGER NOT NULL,
    started_at   INTEGER NOT NULL,
    moved_at     INTEGER NOT NULL,
    ended_at     INTEGER,
    termination  TEXT,
    winner       TEXT CHECK (winner IN ('first', 'second')),
    CHECK ((first_id IS NULL) <> (first_level IS NULL)),
    CHECK ((second_id IS NULL) <> (second_level IS NULL)),
    CHECK ((ended_at IS NULL) = (termination IS NULL)),
    CHECK (winner IS NULL OR ended_at IS NOT NULL)
) STRICT;

-- Who sits in a live game where: a person holds one live game per channel.
CREATE TABLE seats (
    channel_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (channel_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_game ON seats (game_id);

CREATE TABLE challenges (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id        INTEGER,
    channel_id      INTEGER NOT NULL,
    locale          TEXT    NOT NULL,
    message_id      INTEGER,
    challenger_id   INTEGER NOT NULL,
    challenger_name TEXT    NOT NULL,
    opponent_id     INTEGER,                         -- NULL: anyone may join
    opponent_name   TEXT,
    board           TEXT    NOT NULL,
    mark            TEXT,
    first           TEXT,
    expires_at      INTEGER NOT NULL,
    answer          TEXT                             -- NULL while open
) STRICT;

CREATE UNIQUE INDEX one_open_challenge ON challenges (channel_id, challenger_id)
    WHERE answer IS NULL;

CREATE INDEX open_challenges_by_expiry ON challenges (expires_at) WHERE answer IS NULL;
