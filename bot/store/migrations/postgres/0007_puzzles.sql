-- Puzzles: what people tried, whom they showed it, and the channels that get the puzzle of the day.
--
-- Games in progress stay as they are.

CREATE TABLE puzzles (
    user_id    bigint NOT NULL,
    game_id    bigint NOT NULL,  -- 0: the puzzle of a day; else a mistake in this game
    number     bigint NOT NULL,  -- of the day; else the ply of the mistake
    moves      text   NOT NULL,  -- right moves and the replies to them
    wrong      text   NOT NULL,  -- cells that are out since the last of them
    tries      text   NOT NULL,  -- each that is used up: x was wrong, h a hint
    presses    bigint NOT NULL,  -- a press counts if it saw as many
    solved     bigint NOT NULL,
    ended_at   bigint,
    changed_by bigint NOT NULL,  -- the interaction of the last press
    PRIMARY KEY (user_id, game_id, number)
);

CREATE INDEX puzzles_finished ON puzzles (number, solved) WHERE game_id = 0 AND ended_at IS NOT NULL;

CREATE TABLE puzzle_shares (
    user_id    bigint NOT NULL,
    number     bigint NOT NULL,
    channel_id bigint NOT NULL,
    shared_by  bigint NOT NULL,  -- the interaction
    PRIMARY KEY (user_id, number, channel_id)
);

CREATE INDEX puzzle_shares_by_channel ON puzzle_shares (channel_id, number);

CREATE TABLE puzzle_channels (
    guild_id   bigint PRIMARY KEY,
    channel_id bigint NOT NULL,
    due_at     bigint NOT NULL,  -- when it gets the next one
    posted_day bigint,           -- of the latest message, until it gets its answer
    posted_in  bigint,
    message_id bigint
);

CREATE INDEX puzzle_channels_by_due ON puzzle_channels (due_at);
