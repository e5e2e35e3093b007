-- Whoever asks for their data, or wants it gone, is found in the challenges to them as well.

CREATE INDEX challenges_by_opponent ON challenges (opponent_id) WHERE opponent_id IS NOT NULL;
