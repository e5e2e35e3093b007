-- Which of two people asks for another game after one that ended, until when: the card of that game
-- shows it, and the next begins once the other one asks for it, too.
--
-- Games in progress go on as they are, and open offers of a rematch stay what they were.

ALTER TABLE games ADD COLUMN rematch_by TEXT;        -- 'first' or 'second'; NULL: nobody asks
ALTER TABLE games ADD COLUMN rematch_until INTEGER;  -- NULL: nobody asks

CREATE INDEX games_by_rematch ON games (rematch_until) WHERE rematch_until IS NOT NULL;
