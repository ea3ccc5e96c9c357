"""Tables and districts of Personimo for tests: a few words each."""

from collections.abc import Callable, Iterator
from random import Random

from salon.core import OptionValue, Timeline
from salon.games.personimo import PERSONIMO, Fix, Select, State, Suit, View
from salon.games.personimo.model.actions import AnyAction, Square
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.rules.scoring.districts import Best, best_of
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import base
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from tests.games.personimo.suits.brute_force import Layout

BASE = base(4)


def district(headquarters: str, *cards: tuple[str, Square, Square]) -> District:
    return District(headquarters, tuple(PlacedCard(name, (one, two)) for name, one, two in cards))


def district_of(layout: Layout) -> District:
    """A layout of the brute-force twin, as the engine knows it."""
    return District(
        layout.headquarters,
        tuple(
            PlacedCard(name, spot, None if fixed is None else (Suit(fixed[0]), Suit(fixed[1])))
            for name, spot, fixed in layout.cards
        ),
    )


def stands(headquarters: str, *cards: tuple[str, Square, Square], rules: Rules = BASE) -> DistrictState:
    return district_state_of(rules, district(headquarters, *cards))


def best(headquarters: str, *cards: tuple[str, Square, Square]) -> Best:
    return best_of(stands(headquarters, *cards))


def new_game(seats: int = 4, seed: str = "a table", at_ms: int = 0, **options: OptionValue) -> Timeline:
    return Timeline.start(PERSONIMO, PERSONIMO.setup(seats, options, seed), at_ms).timeline


def table(seats: int, options: dict[str, OptionValue], seed: str = "a table") -> Timeline:
    """A new game whose options are at hand as a dictionary."""
    return Timeline.start(PERSONIMO, PERSONIMO.setup(seats, options, seed), 0).timeline


def asked(timeline: Timeline) -> int:
    """The seat that is asked (the first, if several are)."""
    return min(PERSONIMO.waiting_for(timeline.state))


def seen(timeline: Timeline, seat: int | None = None) -> View:
    """What a seat sees: by default the one that is asked."""
    return PERSONIMO.view(timeline.state, asked(timeline) if seat is None else seat)


def act(timeline: Timeline, action: AnyAction, at_ms: int = 0) -> Timeline:
    """The seat that is asked acts."""
    return timeline.act(asked(timeline), action, at_ms).timeline


def chosen(timeline: Timeline, headquarters: str = "window") -> Timeline:
    """The game once its headquarters is chosen, if it is to be."""
    return act(timeline, Select(headquarters)) if timeline.state.phase == "select" else timeline


def any_action(timeline: Timeline, random: Random, *, fixing: bool = False) -> AnyAction:
    """A legal action of the seat that is asked; a Fix only where wanted."""
    legal = PERSONIMO.legal(seen(timeline))
    return random.choice([action for action in legal if fixing or not isinstance(action, Fix)])


def at_random(timeline: Timeline, seed: str = "anything", *, fixing: bool = False) -> Iterator[Timeline]:
    """Every position of a game that goes on at random."""
    random = Random(seed)
    yield timeline
    while PERSONIMO.waiting_for(timeline.state):
        timeline = act(timeline, any_action(timeline, random, fixing=fixing))
        yield timeline


def first(timelines: Iterator[Timeline], wanted: Callable[[State], bool]) -> Timeline:
    """The first position with something."""
    return next(timeline for timeline in timelines if wanted(timeline.state))


def last(timelines: Iterator[Timeline]) -> Timeline:
    """The end."""
    *_, end = timelines
    return end
