"""Bots of other libraries."""
