"""Texts: sentences in every language, and what is written into them."""
