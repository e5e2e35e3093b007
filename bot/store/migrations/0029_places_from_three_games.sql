-- A rating has a place from the third rated game of a season on, whoever the opponents were.
--
-- Games in progress go on as they are, and so do ratings.

ALTER TABLE ratings RENAME COLUMN settled TO placed;
UPDATE ratings SET placed = 1 WHERE number >= 3 AND placed = 0;
ALTER TABLE ratings DROP COLUMN opponents;
ALTER TABLE ratings DROP COLUMN opponent_id;
