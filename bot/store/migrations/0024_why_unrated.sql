-- Why a game between people counts for no rating, where its card says so: it is written when the game is
-- rated, and not worked out whenever its card is drawn.
--
-- Games in progress go on as they are. Cards of games that ended before do not say it any more.

ALTER TABLE games ADD COLUMN unrated TEXT;
