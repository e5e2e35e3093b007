"""Handler: what does the work of one kind of component."""

from collections.abc import Awaitable, Callable

Handler = Callable[..., Awaitable[None]]
"""Takes the interaction and the numbers of its `CustomId`; answers it or raises."""
