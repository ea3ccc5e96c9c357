"""PX-3, PX-4, PX-5 and PX-33: the deck, its boxes, the proof that it can be solved, and new challenges."""

import json
from collections import Counter
from itertools import pairwise
from statistics import correlation, median

import pytest

from salon import cli
from salon.core.errors import Refusal
from salon.games.polyminix import DEFAULT_KIT, KITS, Kit, Must, Plus, Problem, Sizes, Without, obeys, solver
from salon.games.polyminix.content.challenges import Challenge, Level, load_deck
from salon.games.polyminix.content.difficulty import difficulty, measure
from salon.games.polyminix.content.families import NEW_FAMILIES, drawn
from salon.games.polyminix.content.generator import generate
from salon.games.polyminix.model.boxes import TEST_FACES, check_box
from salon.games.polyminix.model.pieces import area
from salon.games.polyminix.model.properties import is_connected
from salon.games.polyminix.solver import independent
from tests.support.rules import rule

DECK = load_deck()
CHALLENGES = list(DECK.challenges())


@rule("PX-3")
def test_49_cards_with_two_sides_in_three_colours() -> None:
    assert DECK.kit == DEFAULT_KIT
    assert Counter(card.level for card in DECK.cards) == {Level.GREEN: 17, Level.YELLOW: 16, Level.RED: 16}
    assert len(CHALLENGES) == 98
    assert all(side.level == card.level for card in DECK.cards for side in card.sides)
    assert len({challenge.id for challenge in CHALLENGES}) == 98
    assert DECK.challenge("red-2-01-b") is DECK.of_level(Level.RED)[0].sides[1]


@rule("PX-3")
def test_no_two_challenges_show_the_same_figure() -> None:
    assert len({challenge.figure.canonical for challenge in CHALLENGES}) == 98
    assert all(is_connected(challenge.figure) for challenge in CHALLENGES)


@rule("PX-3")
def test_every_challenge_has_a_figure_and_a_title_of_its_own() -> None:
    by_hand = {named.figure for named in drawn()}
    assert all(challenge.figure in by_hand for challenge in CHALLENGES)
    assert len({challenge.name for challenge in CHALLENGES}) == 98


@rule("PX-3")
def test_the_editions_of_the_deck_share_no_card() -> None:
    assert {card.id for card in load_deck(1).cards}.isdisjoint(card.id for card in DECK.cards)


@rule("PX-5")
def test_the_tests_of_a_card_are_about_equally_hard() -> None:
    def harder(easy: Level, hard: Level) -> float:
        """How often a test of an easier level is harder than one of another."""
        these, those = (
            [
                difficulty(effort)
                for card in DECK.of_level(level)
                for side in card.sides
                for effort in side.efforts
            ]
            for level in (easy, hard)
        )
        return sum(one > other for one in these for other in those) / (len(these) * len(those))

    assert harder(Level.YELLOW, Level.RED) < 0.03
    assert harder(Level.GREEN, Level.YELLOW) < 0.03
    spans = [max(map(difficulty, one.efforts)) - min(map(difficulty, one.efforts)) for one in CHALLENGES]
    assert median(spans) < 0.5


@rule("PX-4")
@pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda challenge: challenge.id)
def test_six_boxes_that_ask_for_different_covers(challenge: Challenge) -> None:
    for box in challenge.boxes:
        check_box(box, DECK.kit)
    first, second, more, yet_more, without, sizes = challenge.boxes
    assert isinstance(first, Must)
    assert isinstance(second, Must)
    assert isinstance(more, Plus)
    assert isinstance(yet_more, Plus)
    assert isinstance(without, Without)
    assert isinstance(sizes, Sizes)
    assert area(first.pieces) == area(second.pieces) == sum(sizes.sizes) == challenge.figure.area
    assert {more.free, yet_more.free} <= {1, 2, 3}
    assert without.pieces
    for must in (first, second):
        assert not any(obeys(box, must.pieces) for box in challenge.boxes if box is not must)


@rule("PX-5")
def test_all_588_tests_are_solvable(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["polyminix", "deck", "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["tests"] == report["solvable"] == report["agreed"] == 588
    assert report["unsolvable"] == []
    assert report["levels"]["green"]["cards"] == 17


@rule("PX-5")
def test_the_levels_are_clearly_apart() -> None:
    hard = [[side.difficulty for card in DECK.of_level(level) for side in card.sides] for level in Level]
    for easier, harder in pairwise(hard):
        assert max(easier) < min(harder)
        assert median(harder) - median(easier) > 1, "the median takes twice as long"
    assert all(DECK.scale.level(challenge.difficulty) == challenge.level for challenge in CHALLENGES)
    assert DECK.scale.measured > 500


@rule("PX-5")
def test_difficulty_is_not_area() -> None:
    assert (
        correlation([float(one.figure.area) for one in CHALLENGES], [one.difficulty for one in CHALLENGES])
        < 0.9
    )
    areas = [[side.figure.area for card in DECK.of_level(level) for side in card.sides] for level in Level]
    assert all(max(easier) > min(harder) for easier, harder in pairwise(areas))


@rule("PX-5")
@pytest.mark.parametrize("name", ["green-2-01-a", "yellow-2-16-b", "red-2-09-a"])
def test_the_deck_says_what_measuring_says(name: str) -> None:
    challenge = DECK.challenge(name)
    efforts = tuple(measure(Problem(challenge.figure, DECK.kit, box)) for box in challenge.boxes)
    assert efforts == challenge.efforts
    assert sum(map(difficulty, efforts)) / 6 == pytest.approx(challenge.difficulty, abs=0.001)


@rule("PX-33")
@pytest.mark.parametrize("level", Level)
def test_new_challenges_are_solvable_and_rated(level: Level) -> None:
    challenge = generate(7, level)
    assert challenge == generate(7, level), "the same seed, the same challenge"
    assert challenge.level == level == DECK.scale.level(challenge.difficulty)
    for face in TEST_FACES:
        assert solver.first(challenge.problem(face, DEFAULT_KIT)) is not None
        assert independent.is_solvable(challenge.figure, DEFAULT_KIT, challenge.box(face))


@rule("PX-33")
@pytest.mark.parametrize("family", NEW_FAMILIES)
def test_new_challenges_of_each_family(family: str) -> None:
    assert generate(1, family=family).family == family


@rule("PX-33")
def test_new_challenges_are_not_figures_of_the_deck() -> None:
    shapes = {challenge.figure.canonical for challenge in CHALLENGES}
    assert all(generate(seed).figure.canonical not in shapes for seed in range(1, 6))


@rule("PX-33")
def test_new_challenges_for_another_kit() -> None:
    challenge = generate(1, kit=KITS["pentominoes"])
    assert challenge.figure.area % 5 == 0
    assert all(solver.first(challenge.problem(face, KITS["pentominoes"])) for face in TEST_FACES)


@rule("PX-33")
def test_wishes_that_cannot_be_granted_are_refused() -> None:
    with pytest.raises(Refusal, match="no-such-family"):
        generate(1, family="dragons")
    with pytest.raises(Refusal, match="no-challenge-found"):
        generate(1, kit=Kit("small", ("I2", "I3")), tries=5)


@rule("PX-33")
def test_the_command_prints_a_challenge(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["polyminix", "generate", "--level", "green", "--seed", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["level"] == "green"
    assert cli.main(["polyminix", "generate", "--family", "whirls"]) == 0
    said = capsys.readouterr().out
    assert all(face in said for face in TEST_FACES)
