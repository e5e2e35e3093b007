-- Servers and people that the host has blocked, by Discord's ids of them.
--
-- Games in progress go on as they are.

CREATE TABLE blocks (
    blocked_id INTEGER PRIMARY KEY
) STRICT;
