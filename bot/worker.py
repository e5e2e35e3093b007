"""Worker: a process for what takes long, so that the event loop does not wait."""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

WORKER_COMMAND = (sys.executable, "-P", "-m", "bot.worker_process")
"""Not the library's pool of processes: that needs /dev/shm, and keeps a third process for it."""


class WorkerFailed(Exception):
    """The process died or got stuck twice with the same work, did not start, or was closed."""


class Worker:
    """One process, started by the first call of `run` and replaced if it dies or gets stuck.

    `limit` is how long one piece of work may take, with the start of the process.
    """

    def __init__(self, limit: timedelta) -> None:
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        # One piece at a time, so that the limit is that of the work and not of what is before it.
        self._turn = asyncio.Lock()

    def close(self) -> None:
        """End the process whatever it does, and take no more work."""
        self._is_closed = True
        process = self._process
        self._end_process()
        if process is not None and not self._turn.locked():
            process.communicate()  # Closes what is open to it.

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work` there and return its result; in another process if that one fails meanwhile.

        Raises WorkerFailed if both do or none starts, and what `work` raises.
        """
        call = partial(work, *args, **kwargs)
        async with self._turn:
            process = self._started()
            try:
                return await self._try(process, call)
            except WorkerFailed as error:
                if self._is_closed:
                    raise
                log.error("%(error)s; another takes its place", {"error": error})
            return await self._try(self._started(), call)

    async def _try(self, process: subprocess.Popen[bytes], call: Callable[[], T]) -> T:
        is_done = False
        try:
            async with asyncio.timeout(self._limit.total_seconds()):
                answer = await asyncio.to_thread(_exchange, process, pickle.dumps(call))
            is_done = True
        except TimeoutError:
            seconds = self._limit.total_seconds()
            raise WorkerFailed(f"the worker process was stuck for {seconds:g} s") from None
        except (OSError, EOFError, pickle.UnpicklingError):
            raise WorkerFailed("the worker process died") from None
        except RuntimeError as error:  # Where no thread can be started.
            raise WorkerFailed(f"the worker process cannot be asked: {error}") from None
        finally:
            if not is_done:  # Its answer would be taken for that to the next call.
                self._end_process()
        has_returned, result = pickle.loads(answer)
        if not has_returned:
            raise result
        returned: T = result
        return returned

    def _started(self) -> subprocess.Popen[bytes]:
        if self._is_closed:
            raise WorkerFailed("the worker process is closed")
        if self._process is None:
            path = os.pathsep.join(map(os.path.abspath, sys.path))  # "" is the current folder.
            try:
                self._process = subprocess.Popen(
                    WORKER_COMMAND,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env={**os.environ, "PYTHONPATH": path},
                    start_new_session=True,  # A terminal's signals are for the bot.
                )
            except OSError as error:
                reason = error.strerror
                raise WorkerFailed(f"the worker process cannot start: {reason}") from None
        return self._process

    def _end_process(self) -> None:
        """Kill the process, which a stopped one does not survive either."""
        if self._process is not None:
            self._process.kill()  # Whoever waits for its work learns that it died.
        self._process = None


def _exchange(process: subprocess.Popen[bytes], call: bytes) -> bytes:
    """Send a call to the process, and wait for what came of it. Raises what its end does."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        pickle.dump(call, process.stdin)
        process.stdin.flush()
        answer: bytes = pickle.load(process.stdout)
    except (OSError, EOFError, pickle.UnpicklingError):
        process.kill()
        process.communicate()
        raise
    return answer
