"""Chance: it is the same on every machine, has one stream for each purpose, and can be replayed from a record."""

from collections import Counter

import pytest

from salon.core import Draw, JointSeed, NotedChance, RecordedChance, SeededChance, commitment


def test_known_answers() -> None:
    """These numbers must never change. If they did, old seeds would no longer prove old shuffles."""
    chance = SeededChance("salon")
    assert chance.order("deck", 10) == (9, 6, 4, 0, 8, 2, 5, 3, 1, 7)
    assert chance.number("die", 6) == 2
    assert commitment("salon") == "1a26b7dee6fc52c891e769ddab4fc79f4b6cce1b07a90fe95e53dcec05567f09"


def test_known_joint_seeds() -> None:
    """The page computes the same (`joint-seed.test.ts`), and old games must stay provable."""
    assert JointSeed("5" * 32, ("a" * 32, None)).seed == "ba3dcc347b0e5546606bed66aa91c425"
    assert JointSeed("5" * 32, ("a" * 32, "b" * 32)).seed == "30f7d4f2349908b27da9432c273930d5"
    assert JointSeed("a", ("bc",)).seed != JointSeed("ab", ("c",)).seed


@pytest.mark.parametrize("n", [0, 1, 2, 7, 72])
def test_an_order_is_a_permutation(n: int) -> None:
    assert sorted(SeededChance("a").order("deck", n)) == list(range(n))


def test_a_purpose_has_its_own_stream() -> None:
    chance, other = SeededChance("a"), SeededChance("a")
    chance.order("something new", 50)
    assert chance.order("deck", 36) == other.order("deck", 36)
    assert chance.order("deck", 36) != chance.order("headquarters", 36)
    assert chance.order("deck", 36) != SeededChance("b").order("deck", 36)


def test_all_orders_come_up_about_equally_often() -> None:
    orders = Counter(SeededChance(f"{seed}").order("deck", 3) for seed in range(6_000))
    assert len(orders) == 6
    assert all(850 < times < 1_150 for times in orders.values())


def test_all_numbers_come_up_about_equally_often() -> None:
    numbers = Counter(SeededChance(f"{seed}").number("die", 6) for seed in range(6_000))
    assert set(numbers) == set(range(6))
    assert all(850 < times < 1_150 for times in numbers.values())


def test_what_was_noted_can_be_played_again() -> None:
    noted = NotedChance(SeededChance("a"))
    order, number = noted.order("deck", 5), noted.number("die", 6)
    assert noted.draws == (Draw("deck", 5, order), Draw("die", 6, (number,)))
    again = RecordedChance(noted.draws)
    assert (again.order("deck", 5), again.number("die", 6)) == (order, number)


def test_a_record_that_does_not_fit_is_found_out() -> None:
    recorded = RecordedChance([Draw("deck", 3, (0, 2, 1)), Draw("die", 6, (6,)), Draw("twice", 2, (0, 0))])
    with pytest.raises(ValueError, match="is of 3, not of 4"):
        recorded.order("deck", 4)
    with pytest.raises(ValueError, match="not an order of 2"):
        recorded.order("twice", 2)
    with pytest.raises(ValueError, match="not a number below 6"):
        recorded.number("die", 6)
    with pytest.raises(ValueError, match="not a number"):
        recorded.number("deck", 3)
    with pytest.raises(ValueError, match="no draw for 'coin'"):
        recorded.number("coin", 2)


def test_a_seed_yields_its_own_draws_and_no_others() -> None:
    chance = SeededChance("a")
    assert chance.yields(Draw("deck", 9, chance.order("deck", 9)))
    assert chance.yields(Draw("die", 6, (chance.number("die", 6),)))
    assert not chance.yields(Draw("deck", 9, SeededChance("b").order("deck", 9)))


def test_a_record_cannot_claim_a_draw_that_no_chance_could_give() -> None:
    chance = SeededChance("any")
    assert chance.yields(Draw("nothing", 0, ()))
    for of in (0, -1, 2**64, 10**40):
        for values in ((0,), (of,), (0, 1)):
            assert not chance.yields(Draw("x", of, values))


def test_a_die_with_other_faces_cannot_be_passed_off_as_the_one_that_was_asked_for() -> None:
    chance = SeededChance("a")
    fair = chance.number("die", 6)
    faces, luckier = next((n, got) for n in range(7, 100) if fair != (got := chance.number("die", n)) < 6)
    forged = Draw("die", faces, (luckier,))
    assert chance.yields(forged)
    with pytest.raises(ValueError, match=f"is of {faces}, not of 6"):
        RecordedChance([forged]).number("die", 6)
