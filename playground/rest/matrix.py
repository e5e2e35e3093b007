"""Which of Discord's operations are served, as a page in Markdown."""

from collections.abc import Iterable

from .calls import Route
from .router import Operation, Router, operations

SERVED, IGNORED, NOT_SERVED = "served", "accepted and ignored", "not served"
_HEAD = """\
# Operations

What the playground does with each of the {count} operations of Discord's own description of its
API. *Accepted and ignored*: the answer is always the same, and nothing else happens. One that is
not served gets 404, and is named on standard error and in the log.

| | |
| --- | --- |
"""


def state_of(operation: Operation, router: Router) -> str:
    """Return what is done with an operation."""
    route = router.find(operation.method, operation.path.removeprefix("/").split("/"))
    if route is None:
        return NOT_SERVED
    return IGNORED if route.ignored else SERVED


def page(routes: Iterable[Route]) -> str:
    """Return the page: how many operations are in which state, then each by its path."""
    router = Router(routes)
    states = {operation: state_of(operation, router) for operation in operations()}
    found = list(states.values())
    counts = [f"| {each} | {found.count(each)} |" for each in (SERVED, IGNORED, NOT_SERVED)]
    rows = [
        f"| `{operation.method} {operation.path}` | {operation.id} | {state} |"
        for operation, state in states.items()
    ]
    head = _HEAD.format(count=len(states))
    table = ["| request | operation | |", "| --- | --- | --- |", *rows]
    return head + "\n".join([*counts, "", *table]) + "\n"
