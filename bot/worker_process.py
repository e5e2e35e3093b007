"""The process of a `Worker`: does one piece of work after another, until its bot is gone.

It imports nothing of the bot, nor what only the bot needs: each would cost its start time, and it
memory.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from queue import SimpleQueue


def do_work() -> None:
    """Read calls from standard input, and write what each returned, or raised, to its output."""
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)  # They are for the bot, which ends this process.
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What is printed here is no result.
    calls: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(calls,), daemon=True).start()
    while True:
        call = calls.get()
        try:
            result = pickle.dumps((True, pickle.loads(call)()))
        except Exception as error:
            error.add_note(traceback.format_exc())
            result = pickle.dumps((False, error))
        try:
            pickle.dump(result, results)
            results.flush()
        except BrokenPipeError:
            os._exit(0)  # The bot is gone.


def _receive(calls: SimpleQueue[bytes]) -> None:
    try:
        while True:
            calls.put(pickle.load(sys.stdin.buffer))
    finally:
        os._exit(0)  # The bot closed it or is gone, and whatever is being done is for nobody.


if __name__ == "__main__":
    do_work()
