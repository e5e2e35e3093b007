-- The order in which games ended, which may share a second, for what a card says of those before it:
-- of two games side by side the one that began later may end first.
--
-- Games in progress go on as they are. Those that have ended get their numbers by when they did.

ALTER TABLE games ADD COLUMN end_number INTEGER;  -- grows from end to end; NULL: it goes on
UPDATE games SET end_number = ended.number
    FROM (SELECT id, row_number() OVER (ORDER BY ended_at, id) AS number
          FROM games WHERE ended_at IS NOT NULL) AS ended
    WHERE ended.id = games.id;

CREATE INDEX games_by_end ON games (end_number) WHERE end_number IS NOT NULL;
CREATE INDEX ends_of_first ON games (first_id, end_number) WHERE end_number IS NOT NULL;
CREATE INDEX ends_of_second ON games (second_id, end_number) WHERE end_number IS NOT NULL;
DROP INDEX computer_results_of_first;
DROP INDEX computer_results_of_second;
CREATE INDEX computer_results_of_first ON games (first_id, second_level, winner, board, end_number)
    WHERE ended_at IS NOT NULL AND second_level IS NOT NULL;
CREATE INDEX computer_results_of_second ON games (second_id, first_level, winner, board, end_number)
    WHERE ended_at IS NOT NULL AND first_level IS NOT NULL;
