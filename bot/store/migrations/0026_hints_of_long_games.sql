-- For how many moves of a game the person took a hint, and how many moves came before the last of them: the
-- bits of one number, one for each move, end where a game whose marks vanish may go on.
--
-- Games in progress go on as they are, with their hints.

ALTER TABLE games ADD COLUMN hinted_ply INTEGER;

WITH RECURSIVE bits (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM bits WHERE n < 62)
UPDATE games SET
    hinted_ply = (SELECT max(n) FROM bits WHERE hinted >> n & 1 = 1),
    hinted = (SELECT sum(hinted >> n & 1) FROM bits)
WHERE hinted <> 0;
