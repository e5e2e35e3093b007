-- Who finished the puzzle of the day in which server, for the message of the day there; and a
-- message that was changed rests in the outbox, so that it is not changed again at once. What changes
-- it has a name of its own: a version from before would show the answer of the same day.
--
-- Games in progress go on as they are.

CREATE TABLE puzzle_results (
    guild_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,  -- of the day
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    PRIMARY KEY (guild_id, number, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_results_by_user ON puzzle_results (user_id);

UPDATE outbox SET kind = 'day' WHERE kind = 'answer';
ALTER TABLE outbox ADD COLUMN resting INTEGER NOT NULL DEFAULT 0;  -- 1: done, unless put in again
