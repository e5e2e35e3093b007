-- Who asks for another game after one that ended pings the opponent after a minute: `remind_at` says when, and
-- the notice stays while it is asked for.
--
-- Games in progress go on as they are.

DROP INDEX outdated_notices;
CREATE INDEX outdated_notices ON games (id)
    WHERE notice_id IS NOT NULL AND (ply > notice_until OR ended_at IS NOT NULL AND rematch_by IS NULL);
