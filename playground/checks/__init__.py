"""Discord's validation of requests."""
