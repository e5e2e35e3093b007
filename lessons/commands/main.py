"""The command line: `python -m engine COMMAND`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from lessons.commands import (
    check,
    explain,
    figures,
    free,
    move,
    play,
    play_page,
    puzzle,
    search,
    simulate,
    tournament,
    trace,
    tree,
)
from lessons.commands.encodings import accept_any_encoding
from lessons.commands.program import FROM_SOURCE, program_name


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        """Print the message and end the program with code 2."""
        self.exit(2, f"{self.prog}: error: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 or 2 for wrong input, 130 for Ctrl-C."""
    accept_any_encoding()
    program = program_name()
    lessons = "docs/learn.md leads through the commands, from random moves to minimax."
    parser = Parser(
        prog=program,
        description="Tic-tac-toe and its relatives: play, measure and ask the engine.",
        epilog=lessons if program == FROM_SOURCE else None,  # Only the source has the lessons.
    )
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for module in (
        play,
        play_page,
        puzzle,
        simulate,
        tournament,
        check,
        figures,
        move,
        free,
        explain,
        tree,
        trace,
        search,
    ):
        module.add_to(commands)
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return 0
    try:
        code: int = chosen.command(chosen)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # The reader of our output is gone; Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
