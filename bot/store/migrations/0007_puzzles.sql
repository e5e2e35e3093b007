-- Puzzles: what people tried, whom they showed it, and the channels that get the puzzle of the day.
--
-- Games in progress stay as they are.

CREATE TABLE puzzles (
    user_id    INTEGER NOT NULL,
    game_id    INTEGER NOT NULL,  -- 0: the puzzle of a day; else a mistake in this game
    number     INTEGER NOT NULL,  -- of the day; else the ply of the mistake
    moves      TEXT    NOT NULL,  -- right moves and the replies to them
    wrong      TEXT    NOT NULL,  -- cells that are out since the last of them
    tries      TEXT    NOT NULL,  -- each that is used up: x was wrong, h a hint
    presses    INTEGER NOT NULL,  -- a press counts if it saw as many
    solved     INTEGER NOT NULL,
    ended_at   INTEGER,
    changed_by INTEGER NOT NULL,  -- the interaction of the last press
    PRIMARY KEY (user_id, game_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzles_finished ON puzzles (number, solved) WHERE game_id = 0 AND ended_at IS NOT NULL;

CREATE TABLE puzzle_shares (
    user_id    INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    shared_by  INTEGER NOT NULL,  -- the interaction
    PRIMARY KEY (user_id, number, channel_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_shares_by_channel ON puzzle_shares (channel_id, number);

CREATE TABLE puzzle_channels (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,  -- when it gets the next one
    posted_day INTEGER,          -- of the latest message, until it gets its answer
    posted_in  INTEGER,
    message_id INTEGER
) STRICT;

CREATE INDEX puzzle_channels_by_due ON puzzle_channels (due_at);
