"""Rankings: statistics and leaderboards."""
