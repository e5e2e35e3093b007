-- The messages that nobody asked for and that Discord has yet to take: reminders and notices, and
-- cards to be brought up to date. A row stays until Discord took its message or refused it for good.
--
-- Games in progress go on as they are. Reminders that are due are sent once.

CREATE TABLE outbox (
    kind       TEXT    NOT NULL,  -- what is to be done
    subject_id INTEGER NOT NULL,  -- the game, or the challenge
    message_id INTEGER NOT NULL,  -- the message to change; 0: the subject's own, or a new one
    channel_id INTEGER NOT NULL,
    until      INTEGER,           -- of a notice: the last ply at which it is of use
    due_at     INTEGER NOT NULL,  -- the deadline behind it: the oldest goes first
    try_at     INTEGER NOT NULL,  -- when a process may take it, again if it did before
    tries      INTEGER NOT NULL,
    version    INTEGER NOT NULL,  -- grows when the same is to be done again
    PRIMARY KEY (kind, subject_id, message_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_try ON outbox (try_at);
