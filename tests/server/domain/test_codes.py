"""Room codes and rate limits."""

from salon.server.domain import codes
from salon.server.rate_limits import Bucket, Buckets, Counts
from tests.support.server.fakes import FakeClock


def test_codes_have_no_look_alikes_and_grow_with_the_house() -> None:
    assert not set(codes.ALPHABET) & set("B8S5Z2I1LO0UV")
    assert [codes.length_for(tables) for tables in (0, 600, 1_000, 100_000)] == [5, 5, 6, 7]
    assert all(codes.tidy(codes.new_code(tables)) for tables in (0, 10_000) for _ in range(20))


def test_codes_as_people_type_them() -> None:
    assert codes.tidy("ac-d ef") == "ACDEF"
    assert codes.tidy("ACDE") is None
    assert codes.tidy("ACDE0") is None
    assert codes.tidy("A" * 11) is None
    assert codes.tidy("ACDEé") is None


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 1000, 0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(999)
    assert bucket.take(2000)
    assert bucket.peek(10**9)


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    bucket = Bucket(1, 1000, 5000)
    assert bucket.take(5000)
    assert not bucket.take(1000)


async def test_buckets_and_counts_do_not_grow() -> None:
    clock = FakeClock()
    buckets = Buckets(clock, 1, 1000, keys=3)
    assert all(buckets.take(f"key {number}") for number in range(100))
    assert len(buckets._buckets) == 3
    counts = Counts()
    counts.add("a")
    assert counts.drop("a") == counts.drop("a") == 0
    assert counts._counts == {}
