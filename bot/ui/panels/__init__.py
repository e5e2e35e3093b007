"""Panels: private messages of selects and buttons in which things are chosen. Pure layout."""
