-- What people tried at their own mistakes goes with the games in which they made them: it stayed when
-- KEEP_GAMES_DAYS had these deleted.
--
-- Games in progress go on as they are.

DELETE FROM puzzles
    WHERE game_id <> 0 AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = puzzles.game_id);
CREATE INDEX puzzles_by_game ON puzzles (game_id) WHERE game_id <> 0;
