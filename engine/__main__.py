"""`python -m engine`: the engine at a terminal."""

from engine.terminal.commands import main

if __name__ == "__main__":
    raise SystemExit(main())
