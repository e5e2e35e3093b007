-- Whether the card of a game offers its person, who is new, an easier level for as long as it lasts.
--
-- Games in progress go on as they are, without the offer.

ALTER TABLE games ADD COLUMN offers_easier INTEGER NOT NULL DEFAULT 0;
