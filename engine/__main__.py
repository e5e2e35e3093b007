"""`python -m engine`: the engine at a terminal."""

import os
import sys

if __name__ == "__main__":
    # A learner's file named random.py in the current folder must not hide the library's.
    sys.path[:] = [folder for folder in sys.path if folder not in ("", os.getcwd())]

    from engine.terminal.commands import main

    raise SystemExit(main())
