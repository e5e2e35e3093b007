"""`python -m engine`: starts the commands of the lessons."""

import os
import sys

import engine

if __name__ == "__main__":
    # A learner's file named random.py in the current folder must not hide the library's, but the
    # processes that are started have to find the engine.
    home = os.path.dirname(os.path.dirname(os.path.abspath(engine.__file__)))
    others = [folder for folder in sys.path if folder not in ("", os.getcwd(), home)]
    sys.path[:] = others + [home]  # noqa: RUF005  # Also an older Python reads this.

    from lessons.commands.main import main

    raise SystemExit(main())
