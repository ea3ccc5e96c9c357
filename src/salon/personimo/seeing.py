"""From a state to what a seat sees of it, and from there to states it cannot rule out (PM-26)."""

from functools import lru_cache

from salon.core import Chance, Seat
from salon.personimo.cards import NATURAL_ORDER
from salon.personimo.district import District, Standing, standing_of
from salon.personimo.judging import best_in
from salon.personimo.readings import suits_in
from salon.personimo.rules import Rules
from salon.personimo.scoring import neighbourhoods
from salon.personimo.state import State
from salon.personimo.variants import rules_for
from salon.personimo.view import DistrictView, NeighbourhoodView, SquareView, View


def view_of(state: State, seat: Seat | None) -> View:
    """The table as a seat sees it."""
    rules = state.rules
    return View(
        seat=seat,
        options=state.options,
        turn=state.turn,
        turns=rules.draft.turns,
        phase=state.phase,
        architects=rules.order.architects,
        builds_in=rules.order.builds_in,
        first_order=state.first_order,
        queue=state.queue,
        acting=state.acting,
        card=state.card,
        row=state.row,
        next_row=state.next_row,
        districts=tuple(
            district_view(rules, district, rules.order.builders(number), settled)
            for number, (district, settled) in enumerate(zip(state.districts, state.settled, strict=True))
        ),
        discarded=state.discarded,
        deck_left=len(state.deck),
        set_aside=len(state.set_aside),
    )


@lru_cache(maxsize=2048)
def district_view(
    rules: Rules, district: District, builders: tuple[Seat, ...], settled: bool
) -> DistrictView:
    """A district as everybody sees it, remembered: one is looked at far more often than it changes."""
    standing, best = standing_of(rules, district), best_in(rules, district)
    return DistrictView(
        builders=builders,
        headquarters=district.headquarters,
        placed=district.placed,
        squares=_squares(standing, best.readings),
        neighbourhoods=tuple(
            NeighbourhoodView(
                NATURAL_ORDER[each.suit], standing.frame.squares(each.region), each.marks, each.points
            )
            for each in neighbourhoods(standing, best.readings)
        ),
        assignments=standing.assignments.total,
        points=best.value.points,
        size=rules.placement.size,
        settled=settled,
    )


def _squares(standing: Standing, readings: tuple[int, ...]) -> tuple[SquareView, ...]:
    """Every built square, in the order the cards were laid."""
    views = []
    for laid, chosen in zip(standing.laid, readings, strict=True):
        reading = laid.readings[chosen]
        for part, square in enumerate(laid.squares):
            views.append(
                SquareView(
                    square=square,
                    card=laid.card,
                    suits=suits_in(standing.suits_left(square)),
                    best=suits_in(reading.suits[part]),
                    marks=sum(mark.number for mark in reading.marks if mark.part == part),
                )
            )
    return tuple(views)


def determinize(view: View, chance: Chance) -> State:
    """A state the view's seat cannot rule out: what it has not seen lies in a new order in deck and aside."""
    seats = len(set(view.architects))
    rules = rules_for(seats, view.options)
    seen = {card for row in (view.row, view.next_row) if row for card in row.cards}
    seen |= {placed.card for district in view.districts for placed in district.placed} | set(view.discarded)
    unseen = [card for card in rules.deck.cards if card not in seen]
    shuffled = tuple(unseen[i] for i in chance.order("unseen", len(unseen)))
    return State(
        seats=seats,
        options=view.options,
        first_order=view.first_order,
        deck=shuffled[: view.deck_left],
        set_aside=shuffled[view.deck_left :],
        districts=tuple(District(district.headquarters, district.placed) for district in view.districts),
        turn=view.turn,
        phase=view.phase,
        queue=view.queue,
        row=view.row,
        next_row=view.next_row,
        discarded=view.discarded,
        settled=tuple(district.settled for district in view.districts),
        deadline_ms=None,
    )
