"""The standard streams: there even if they were closed, and no reason to end in the middle."""

import io
import os
import sys
from typing import Any


class Output(io.FileIO):
    """A stream that takes everything, whether or not somebody reads it."""

    error: OSError | None = None
    """Why the first thing that could not be written was not."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            self.error = self.error or error
            return len(data)


def open_streams() -> Output:
    """Open the standard streams anew, and return that of what is printed.

    A closed one would give its number to another file, and uvloop aborts the process as it closes
    that.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # The lowest that is free.
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False), "utf-8")
    printed, said = (Output(number, "w", closefd=False) for number in (1, 2))
    sys.stdout, sys.stderr = _text(printed, sys.stdout), _text(said, sys.stderr)
    return printed


def _text(output: Output, before: Any) -> io.TextIOWrapper:
    # A name that the terminal's encoding does not have is no reason either.
    encoding = getattr(before, "encoding", "utf-8")
    buffer = io.BufferedWriter(output)
    return io.TextIOWrapper(buffer, encoding, errors="backslashreplace", line_buffering=True)
