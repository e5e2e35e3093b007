-- For which moves of a game the person took a hint.
--
-- Games in progress go on as they are; hints from before count as none.

ALTER TABLE games ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;  -- bit n: before the move that follows n
