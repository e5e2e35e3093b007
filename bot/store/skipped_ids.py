"""Skipped ids: a restored database gives none that were given after its backup."""

FEWEST_SKIPPED_IDS = 1_000_000

START_OF_2025 = 1_735_689_600


def skipped_ids(now: float) -> int:
    """Return how far ids jump when a restored database is opened at `now` (UTC seconds).

    Buttons in old messages name the ids of games and challenges that were given after the backup;
    none of them may be given again. Nor may those that were given after an earlier restore of the
    same backup, for which the jump grows by one a second.
    """
    return FEWEST_SKIPPED_IDS + max(0, int(now) - START_OF_2025)
