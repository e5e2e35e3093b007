-- What somebody reached with hints alone earns a hollow star: every success asks for it, and without an
-- index of its own it read all wins of that person.
--
-- Games in progress go on as they are.

CREATE INDEX helped_results_of_first ON games (first_id, second_level, board)
    WHERE hinted <> 0 AND ended_at IS NOT NULL AND second_level IS NOT NULL;
CREATE INDEX helped_results_of_second ON games (second_id, first_level, board)
    WHERE hinted <> 0 AND ended_at IS NOT NULL AND first_level IS NOT NULL;
