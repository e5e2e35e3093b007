"""What people learn with, at a terminal and without Discord.

`commands` is `python -m engine COMMAND`, one module a command; `learner` loads and judges
learners' own files.
"""
