"""The REST API: its door and its routes by subject."""
