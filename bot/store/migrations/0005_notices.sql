-- The message that tells a player that it is their turn, so that it goes once they have moved.
--
-- Games in progress go on as they are. Reminders that stand from before stay where they are.

ALTER TABLE games ADD COLUMN notice_id INTEGER;     -- the message, while one stands
ALTER TABLE games ADD COLUMN notice_until INTEGER;  -- the last ply at which it is of use

CREATE INDEX outdated_notices ON games (id)
    WHERE notice_id IS NOT NULL AND (ply > notice_until OR ended_at IS NOT NULL);
