"""The queue for worker processes: nobody waits for what others have in store, and nothing is done for nobody."""

import itertools
from collections.abc import AsyncIterator, Callable

import pytest

from salon.server.compute.owners import Demand, Owner
from salon.server.compute.task_queue import LEAST_SHARE, NotWantedError, QueueFullError
from tests.server.compute.virtual_time import FirstComeFirstServed, Laboratory, settle

pytestmark = pytest.mark.asyncio

ADA = Owner("192.0.2.7", "ada", "table of Ada")
MASTERS = 38
"""The tables of masters in the attack."""
BOUND = 3
"""Nobody's bot takes more than so many times as long, whatever others do."""


def masters(lab: Laboratory) -> None:
    """One visitor has many tables at which bots think, and each of them has the next task at once."""
    for number in range(MASTERS):
        lab.submit(Owner("198.51.100.1", "eve", f"table {number}"))


def many_cookies(lab: Laboratory) -> None:
    """The same with a new cookie for each table."""
    for number in range(MASTERS):
        lab.submit(Owner("198.51.100.1", f"eve {number}", f"table {number}"))


def wishes(lab: Laboratory) -> None:
    """Many things are ordered at one table. They are made before it turns out that they are stale."""
    for number in range(10):
        lab.submit(Owner("198.51.100.1", "eve", "table of wishes"), name=f"wish {number}")


def everything(lab: Laboratory) -> None:
    """All of these at once."""
    for attack in (masters, many_cookies, wishes):
        attack(lab)


ATTACKS: dict[str, Callable[[Laboratory], None]] = {
    "masters": masters,
    "cookies": many_cookies,
    "wishes": wishes,
    "all": everything,
}


@pytest.fixture(params=[1, 2, 4])
async def lab(request: pytest.FixtureRequest) -> AsyncIterator[Laboratory]:
    made = Laboratory(request.param)
    yield made
    await made.close()


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
class TestAttack:
    async def test_a_bot_waits_at_most_three_times_as_long(
        self, lab: Laboratory, attack: Callable[[Laboratory], None]
    ) -> None:
        quiet = await lab.until(lab.submit(ADA))
        attack(lab)
        await lab.step()
        for _ in range(20):  # and again for every move of a game
            attack_goes_on = lab.submit(Owner("198.51.100.1", "eve", "one more"))
            assert await lab.until(lab.submit(ADA)) <= BOUND * quiet
            assert not attack_goes_on.cancelled()

    async def test_in_order_of_arrival_it_would_wait_for_all_of_them(
        self, attack: Callable[[Laboratory], None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("salon.server.compute.task_queue.FairQueue", FirstComeFirstServed)
        lab = Laboratory(2)
        quiet = await lab.until(lab.submit(ADA))
        attack(lab)
        await lab.step()
        assert await lab.until(lab.submit(ADA)) > BOUND * quiet
        await lab.close()


async def test_long_tasks_of_one_address_never_hold_all_workers() -> None:
    lab = Laboratory(2)
    for number in range(9):
        lab.submit(Owner("198.51.100.1", "eve", f"table {number}"), cost=50)
    await settle()
    assert await lab.until(lab.submit(ADA)) == 1
    await lab.close()


async def test_turns_go_by_address_then_by_visitor_then_by_table() -> None:
    lab = Laboratory(1)
    await settle()
    lab.submit(Owner("z", "z", "z"), name="first")
    await settle()
    paths = [("a", "p", "1"), ("a", "p", "2"), ("a", "q", "3"), ("b", "r", "4")]
    for path, _ in itertools.product(paths, range(2)):
        lab.submit(Owner(*path))
    for _ in range(9):
        await lab.step()
    assert lab.started == ["first", "1", "4", "3", "4", "2", "3", "1", "2"]
    await lab.close()


async def test_turns_are_weighed_by_what_they_cost() -> None:
    lab = Laboratory(1)
    for _ in range(15):
        lab.submit(Owner("slow", "", "slow"), cost=4)
        lab.submit(Owner("quick", "", "quick"), cost=1)
    for _ in range(16):
        await lab.step()
    assert 2 <= lab.started.count("slow") <= 5, "four quick ones for each slow one"
    await lab.close()


async def test_owners_that_were_idle_have_saved_up_nothing() -> None:
    lab = Laboratory(1)
    for _ in range(12):
        lab.submit(Owner("busy", "", "busy"))
    for _ in range(6):
        await lab.step()
    for _ in range(6):
        lab.submit(Owner("late", "", "late"))
    for _ in range(6):
        await lab.step()
    assert lab.started[6:12].count("late") in (2, 3)
    await lab.close()


class TestLimits:
    async def test_what_one_owner_may_have_in_store(self) -> None:
        lab = Laboratory(1, tasks_a_table=2, tasks_a_visitor=3, tasks_an_address=4)
        lab.submit(Owner("z", "z", "z"))
        await settle()

        async def refused(owner: Owner) -> bool:
            task = lab.submit(owner)
            await settle()
            return task.done() and isinstance(task.exception(), QueueFullError)

        assert [await refused(Owner("a", "p", "1")) for _ in range(3)] == [False, False, True]
        assert [await refused(Owner("a", "p", "2")) for _ in range(2)] == [False, True]
        assert [await refused(Owner("a", "q", "3")) for _ in range(2)] == [False, True]
        assert not await refused(ADA), "nobody else's limit"
        await lab.close()

    async def test_one_address_has_all_workers_but_one(self) -> None:
        lab = Laboratory(4)
        for number in range(9):
            lab.submit(Owner("a", f"{number}", f"{number}"))
        await settle()
        assert lab.queue.running == 3
        await lab.close()


class TestBudgets:
    async def test_they_shrink_with_ones_own_load_and_have_a_floor(self) -> None:
        lab = Laboratory(2)
        assert not lab.queue.is_busy(ADA)
        masters(lab)
        await settle()
        eve = Owner("198.51.100.1", "eve", "")
        assert lab.queue.share_for(eve) == LEAST_SHARE
        assert lab.queue.share_for(ADA) == 1 / 2, "others count, but only so much"
        assert lab.queue.is_busy(ADA)
        await lab.until(lab.submit(ADA))
        assert lab.shares[ADA.table] == 1 / 2
        while len(lab.queue):
            await lab.step()
        assert lab.queue.share_for(eve) == 1
        await lab.close()

    async def test_a_quiet_house_gives_everybody_all(self, lab: Laboratory) -> None:
        for number in range(5):
            await lab.until(lab.submit(Owner("a", "p", f"{number}")))
        assert set(lab.shares.values()) == {1}


class TestCancelling:
    async def test_what_is_cancelled_leaves_the_queue(self) -> None:
        lab = Laboratory(1)
        lab.submit(ADA)
        await settle()
        waiting = lab.submit(ADA, name="cancelled")
        await settle()
        assert len(lab.queue) == 1
        waiting.cancel()
        await settle()
        assert (len(lab.queue), lab.queue.waiting_addresses) == (0, 0)
        await lab.step()
        assert lab.started == [ADA.table]

    async def test_what_nobody_wants_any_more_is_dropped_at_once_or_before_its_turn(self) -> None:
        lab, wanted = Laboratory(1), {"now": True, "later": True}
        lab.submit(Owner("a", "p", "1"), name="running")
        await settle()
        now = lab.submit(ADA, name="now", wanted=lambda: wanted["now"])
        later = lab.submit(Owner("b", "q", "2"), name="later", wanted=lambda: wanted["later"])
        await settle()
        wanted.update(now=False, later=False)
        lab.queue.prune(ADA.table)
        await settle()
        assert isinstance(now.exception(), NotWantedError)
        assert len(lab.queue) == 1
        await lab.step()
        assert isinstance(later.exception(), NotWantedError)
        assert lab.started == ["running"]

    async def test_nobody_waits_for_what_runs_in_vain_but_it_counts_until_it_ends(self) -> None:
        lab, wanted = Laboratory(1), [True]
        vain = lab.submit(ADA, name="vain", wanted=lambda: wanted[0])
        await settle()
        wanted.clear()
        wanted.append(False)
        lab.queue.prune(ADA.table)
        await settle()
        assert isinstance(vain.exception(), NotWantedError)
        assert lab.queue.running == 1
        lab.submit(Owner("b", "q", "2"), name="next")
        await settle()
        assert lab.started == ["vain"]
        await lab.step()
        assert lab.started == ["vain", "next"]
        await lab.close()

    async def test_an_error_is_the_callers_and_frees_the_worker(self) -> None:
        lab = Laboratory(1)

        async def fail(share: float) -> None:
            raise KeyError(share)

        with pytest.raises(KeyError):
            await lab.queue.run(Demand(ADA), "fails", fail)
        await settle()
        assert lab.queue.running == 0
        await lab.until(lab.submit(ADA))

    async def test_closing_ends_what_waits_and_what_runs(self) -> None:
        lab = Laboratory(1)
        tasks = [lab.submit(ADA), lab.submit(ADA)]
        await settle()
        await lab.close()
        assert [each.cancelled() for each in tasks] == [True, True]
