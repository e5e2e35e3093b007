-- How often either of two people beat the other before a game, where they play: its title says so while it lasts.
--
-- Games in progress go on as they are; their titles say no score.

ALTER TABLE games ADD COLUMN first_won INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN second_won INTEGER NOT NULL DEFAULT 0;
