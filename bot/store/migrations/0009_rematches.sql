-- What makes a challenge the offer of a rematch: how the game before ended.
--
-- Games in progress and open challenges go on as they are; offers from before read as challenges.

ALTER TABLE challenges ADD COLUMN rematch TEXT;  -- for the challenger; NULL: no rematch
