"""The fair queue by itself, with any owners, costs and orders of events."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from salon.server.compute.fair_queue import FairQueue

OWNERS = st.tuples(st.sampled_from("abcd"), st.sampled_from("pq"), st.sampled_from("12"))
EVENTS = st.lists(st.one_of(OWNERS, st.none(), st.just("cancel")), max_size=120)
VICTIM = ("victim", "v", "0")


@settings(max_examples=150, deadline=None)
@given(EVENTS)
def test_everything_that_is_pushed_is_popped_once_or_removed(
    events: list[tuple[str, ...] | str | None],
) -> None:
    queue: FairQueue[tuple[tuple[str, ...], int]] = FairQueue()
    waiting: list[tuple[tuple[str, ...], int]] = []
    for number, event in enumerate(events):
        if isinstance(event, tuple):
            queue.push(event, (event, number))
            waiting.append((event, number))
        elif event == "cancel" and waiting:
            task = waiting.pop(number % len(waiting))
            queue.remove(task[0], task)
        elif event is None and waiting:
            popped = queue.pop(lambda _task: 1.0, 1)
            assert popped is not None
            waiting.remove(popped)
            queue.finish(popped[0], number % 3 - 0.5)
        assert len(queue) == len(waiting)
        assert queue.owners() == Counter(path[0] for path, _ in waiting)
        for path, _ in waiting:
            assert queue.waiting(path) == sum(other == path for other, _ in waiting)
    while waiting:
        popped = queue.pop(lambda _task: 1.0, 1)
        assert popped is not None
        waiting.remove(popped)
        queue.finish(popped[0], 0.0)
    assert queue.pop(lambda _task: 1.0, 1) is None


@settings(max_examples=150, deadline=None)
@given(EVENTS, st.lists(OWNERS, max_size=40))
def test_a_task_waits_for_one_task_of_each_other_address_at_most(
    before: list[tuple[str, ...] | str | None], after: list[tuple[str, ...]]
) -> None:
    queue: FairQueue[tuple[str, ...]] = FairQueue()
    for event in before:
        if isinstance(event, tuple):
            queue.push(event, event)
        elif event is None and (popped := queue.pop(lambda _task: 1.0, 9)) is not None:
            queue.finish(popped, 0.0)
    queue.push(VICTIM, VICTIM)
    for path in after:
        queue.push(path, path)
    served: list[str] = []
    while (popped := queue.pop(lambda _task: 1.0, 9)) != VICTIM:
        assert popped is not None
        served.append(popped[0])
        queue.finish(popped, 0.0)
    assert max(Counter(served).values(), default=0) <= 1, served
