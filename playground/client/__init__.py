"""People at a client, scripted in Python."""
