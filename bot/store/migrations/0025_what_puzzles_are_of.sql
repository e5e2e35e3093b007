-- What a puzzle is of is said by a word, or the number of its game; ids that are no game's (0, -1, -2) go, and
-- so does the interaction of the last press, which nobody read.
--
-- Games in progress go on as they are.

CREATE TABLE puzzles_by_name (
    user_id  INTEGER NOT NULL,
    of_what  TEXT    NOT NULL,  -- 'day'; 'past' or a board, or 'any' for practice; else the number of a game
    number   INTEGER NOT NULL,  -- of the day; of practice what it is made from; else the ply of the mistake
    moves    TEXT    NOT NULL,  -- right moves and the replies to them
    wrong    TEXT    NOT NULL,  -- cells that are out since the last of them
    tries    TEXT    NOT NULL,  -- each that is used up: x was wrong, h a hint
    presses  INTEGER NOT NULL,  -- a press counts if it saw as many
    solved   INTEGER NOT NULL,
    ended_at INTEGER,
    PRIMARY KEY (user_id, of_what, number)
) STRICT, WITHOUT ROWID;

INSERT INTO puzzles_by_name
    SELECT user_id,
           CASE game_id WHEN 0 THEN 'day' WHEN -1 THEN 'past' WHEN -2 THEN 'any' ELSE CAST(game_id AS TEXT) END,
           number, moves, wrong, tries, presses, solved, ended_at
    FROM puzzles;
DROP TABLE puzzles;
ALTER TABLE puzzles_by_name RENAME TO puzzles;

CREATE INDEX puzzles_finished ON puzzles (number, solved) WHERE of_what = 'day' AND ended_at IS NOT NULL;
CREATE INDEX puzzles_by_game ON puzzles (of_what) WHERE of_what <> 'day';
