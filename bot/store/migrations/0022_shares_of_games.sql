-- In which channels a game was shared, and by which interaction: each shows it once.
--
-- Games in progress go on as they are; what was shared before can be shared once more.

ALTER TABLE games ADD COLUMN shared TEXT NOT NULL DEFAULT '';  -- " 123:456" for each: channel, interaction
