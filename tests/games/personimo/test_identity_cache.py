"""The cache by identity: it computes once for an object, tells equal objects apart, and is bounded."""

from salon.games.personimo.rules.identity_cache import IdentityCache


def test_a_result_is_computed_once_for_an_object() -> None:
    cache: IdentityCache[list[int], int] = IdentityCache(2)
    computed: list[list[int]] = []

    def total(numbers: list[int]) -> int:
        computed.append(numbers)
        return sum(numbers)

    one, equal = [1, 2], [1, 2]
    assert [cache.get(one, total), cache.get(one, total), cache.get(equal, total)] == [3, 3, 3]
    assert [numbers is one for numbers in computed] == [True, False]


def test_it_never_grows_beyond_its_size() -> None:
    cache: IdentityCache[list[int], int] = IdentityCache(2)
    kept = [[number] for number in range(5)]
    assert [cache.get(each, len) for each in kept] == [1] * 5
    assert len(cache) == 2
