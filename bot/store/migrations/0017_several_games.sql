-- A person holds a live game with each opponent in a channel, in place of one.
--
-- The games themselves say who plays whom where. Games in progress go on.

DROP TABLE seats;
