-- The outbox by rank: at midnight the puzzles of all servers went before every reminder, ping and
-- card. A ply and a day have columns of their own.
--
-- Games in progress go on as they are. What waits in the outbox is sent, in its new order.

ALTER TABLE outbox ADD COLUMN rank INTEGER NOT NULL DEFAULT 3;  -- the lowest goes first
ALTER TABLE outbox ADD COLUMN day INTEGER;                      -- of a puzzle
ALTER TABLE outbox RENAME COLUMN until TO ply;  -- of a notice: the last one at which it is of use
UPDATE outbox SET rank = 1 WHERE kind IN ('accepted', 'rematch');
UPDATE outbox SET rank = 2 WHERE kind IN ('turn', 'time');
UPDATE outbox SET rank = 4, day = ply, ply = NULL WHERE kind IN ('puzzle', 'answer');

DROP INDEX outbox_by_due;
CREATE INDEX outbox_by_rank ON outbox (rank, due_at);
