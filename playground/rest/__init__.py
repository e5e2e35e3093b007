"""The REST API: its middleware and its routes by subject."""
