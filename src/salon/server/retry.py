"""Retries: with exponential back-off for what is unreachable, and at once for lost compare-and-set races."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import stamina
from stamina.instrumentation import RetryDetails, set_on_retry_hooks

from salon.core import Refusal

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_WAIT_S = 0.05
LONGEST_WAIT_S = 1.0
RACES = 16
"""How often a compare-and-set is tried before it is refused."""


def retrying(timeout_s: float) -> stamina.RetryingCaller:
    """Calls a function again, after a growing pause, while it raises a given error; gives up after a time."""
    return stamina.RetryingCaller(None, timeout_s, FIRST_WAIT_S, LONGEST_WAIT_S, 0)


def async_retrying(timeout_s: float | None) -> stamina.AsyncRetryingCaller:
    """The same for a coroutine function. None: it never gives up."""
    return stamina.AsyncRetryingCaller(None, timeout_s, FIRST_WAIT_S, LONGEST_WAIT_S, 0)


async def compare_and_set(
    attempt: Callable[[], Awaitable[T | None]], refusal: Callable[[], Refusal] = lambda: Refusal("busy")
) -> T:
    """Repeat an optimistic change until it succeeds. An attempt returns None if another change came first.

    The attempt reads the present state itself, so there is nothing to wait for in between.
    """
    for _ in range(RACES):
        result = await attempt()
        if result is not None:
            return result
    raise refusal()


def _log_first(details: RetryDetails) -> None:
    """Log the first retry of a series; the others would say the same."""
    if details.retry_num == 1:
        log.warning("unreachable, retrying: %s", details.caused_by)


set_on_retry_hooks([_log_first])
