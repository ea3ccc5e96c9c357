"""Personimo's variants together: random bots play every combination that is not refused to the end.

Every variant alone, every compatible pair (some of them; with `--long` all), and 300 larger sets drawn at random.
"""

from functools import cache
from itertools import combinations
from random import Random

import pytest

from salon.core import BadSetup, OptionValue, Timeline
from salon.games.personimo import PERSONIMO
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.rules.variants import OPTIONS, rules_of
from salon.words import LANGUAGES, explain
from tests.support.rules import rule

Pick = tuple[str, OptionValue]
PICKS: list[Pick] = [
    (option.name, value)
    for option in OPTIONS
    for value in option.values
    if value != option.default and option.name not in ("turn_seconds", "model")
]
PAIRS = [(one, two) for one, two in combinations(PICKS, 2) if one[0] != two[0]]
NEEDED: dict[Pick, tuple[Pick, ...]] = {
    ("don_giovanni", True): (("courting_danger", True),),
    ("size", "9x9"): (("courting_danger", True),),
    ("rebalancing_huntress", True): (("rebalancing", True), ("paralysis", True)),
}
"""What a pick makes no sense without."""
SETS, IN_A_BATCH = 300, 30


def with_needs(picks: tuple[Pick, ...]) -> dict[str, OptionValue]:
    return dict([*(needed for pick in picks for needed in NEEDED.get(pick, ())), *picks])


def is_possible(seats: int, options: dict[str, OptionValue]) -> bool:
    """Whether such a game can be made; if not, it is refused with a sentence in every language."""
    try:
        PERSONIMO.setup(seats, options, "possible")
    except BadSetup as refusal:
        for language in LANGUAGES:
            sentence = explain(refusal, language)
            assert sentence.endswith(".")
            assert not any(sign in sentence for sign in ("refused-", "personimo-", "{", "=")), sentence
        return False
    return True


@cache
def seats_for(picks: tuple[Pick, ...]) -> tuple[int, ...]:
    """The numbers of players for which some picks go together."""
    return tuple(seats for seats in PERSONIMO.spec.seats if is_possible(seats, with_needs(picks)))


def play(seats: int, options: dict[str, OptionValue], seed: str) -> None:
    """To the end; checks what must hold for all."""
    random = Random(seed)
    timeline = Timeline.start(PERSONIMO, PERSONIMO.setup(seats, options, seed), 0).timeline
    steps = 0
    while waiting := PERSONIMO.waiting_for(timeline.state):
        seat = min(waiting)
        action = BOTS["random"].choose(PERSONIMO.view(timeline.state, seat), random)
        timeline = timeline.act(seat, action, 0).timeline
        steps += 1
        assert steps < 1_000
    outcome = PERSONIMO.outcome(timeline.state)
    assert outcome is not None
    view = PERSONIMO.view(timeline.state, None)
    assert view.points == tuple(sheet.total for sheet in outcome.sheets)
    for sheet in outcome.sheets:
        assert sum(line.points for line in sheet.lines) == sheet.total
    # Every card is somewhere, once.
    state = timeline.state
    placed = [each.card for district in state.districts for each in district.placed]
    everywhere = [*state.deck, *state.set_aside, *state.discarded, *placed]
    headquarters = {district.headquarters for district in state.districts}
    assert sorted(everywhere) == sorted(
        card for card in rules_of(state).deck.cards if card not in headquarters
    )
    rules = rules_of(state)
    assert all(len(district.placed) <= rules.placement.cards for district in state.districts)


@rule("PM-51", "PM-54", "PM-60", "PM-66", "PM-70", "PM-90")
@pytest.mark.parametrize("pick", PICKS, ids=str)
def test_every_variant_alone(pick: Pick) -> None:
    seats = seats_for((pick,))
    assert seats
    random = Random(f"{pick}")
    play(random.choice(seats), with_needs((pick,)), f"alone {pick}")


def play_pair(pair: tuple[Pick, Pick]) -> bool:
    """Play a pair, if it is possible for some number of players."""
    seats = seats_for(pair)
    if seats:
        play(Random(f"{pair}").choice(seats[:4]), with_needs(pair), f"pair {pair}")
    return bool(seats)


@pytest.mark.parametrize("batch", range(5))
def test_some_compatible_pairs(batch: int) -> None:
    played = sum(play_pair(pair) for pair in Random(f"pairs {batch}").sample(PAIRS, 15))
    assert played > 5


@pytest.mark.long
@pytest.mark.parametrize("first", PICKS, ids=str)
def test_every_compatible_pair(first: Pick) -> None:
    for pair in PAIRS:
        if pair[0] == first:
            play_pair(pair)


def larger_set(random: Random) -> tuple[int, dict[str, OptionValue]]:
    """Three or more picks that go together, one added after another where it fits."""
    while True:
        seats = random.choice(PERSONIMO.spec.seats)
        wanted = random.randint(3, 9)
        options: dict[str, OptionValue] = {}
        for pick in random.sample(PICKS, len(PICKS)):
            if len(options) >= wanted:
                return seats, options
            more = {**with_needs((pick,)), **options}
            # The slow ones are played elsewhere: here one in five is enough.
            slow = pick[1] in ("9x9", "7x7", "teamwork") and random.random() < 0.8
            if pick[0] not in options and not slow and is_possible(seats, more):
                options = more


@pytest.mark.parametrize("batch", range(SETS // IN_A_BATCH))
def test_three_hundred_larger_sets(batch: int) -> None:
    random = Random(f"sets {batch}")
    for number in range(IN_A_BATCH):
        seats, options = larger_set(random)
        play(seats, options, f"set {batch} {number}")


def test_what_is_chosen_twice_over_is_refused_naming_both() -> None:
    refused = [
        (2, {"don_giovanni": True}, ("Don Giovanni", "Courting Danger")),
        (2, {"size": "9x9"}, ("9×9", "Courting Danger")),
        (2, {"jacynimo": True, "size": "6x6"}, ("Jacynimo", "6×6")),
        (3, {"sprawl": True, "bonus_corner": True}, ("Urban Sprawl", "Headquarters in a corner")),
        (3, {"race": True, "tournament": 2}, ("The Race", "Game 2 of a series")),
        (4, {"size": "7x7"}, ("7×7", "4")),
        (6, {"crowd": "three"}, ("Three’s a Crowd", "6")),
        (3, {"solitaire": "thorny"}, ("Thorny Crowns", "3")),
    ]
    for seats, options, named in refused:
        with pytest.raises(BadSetup) as refusal:
            PERSONIMO.setup(seats, options, "refused")  # type: ignore[arg-type]
        for name in named:
            assert name in explain(refusal.value)
        assert "{" not in explain(refusal.value, "fr")
