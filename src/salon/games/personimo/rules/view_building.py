"""Views from states (PM-26)."""

from collections.abc import Iterator

from msgspec.structs import replace

from salon.core import Seat
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.cards import NATURAL_ORDER, CardId, Suit
from salon.games.personimo.model.district import District
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import (
    BonusView,
    ChoiceView,
    DistrictView,
    NeighbourhoodView,
    SquareView,
    TitleView,
    Unclaimed,
    View,
    WayView,
)
from salon.games.personimo.rules.card_views import candidates, ground, unusual, ways_of, ways_on
from salon.games.personimo.rules.identity_cache import IdentityCache
from salon.games.personimo.rules.placement import spots_for
from salon.games.personimo.rules.rows import newest_row
from salon.games.personimo.rules.scoring.districts import Best, Sizes, bonuses_of, marks_of, neighbourhoods
from salon.games.personimo.rules.scoring.outcome import best_together, contest_points, seat_points
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_of
from salon.games.personimo.suits.district_state import (
    DistrictState,
    district_state_of,
    fixes_left,
    open_cards,
    scoring_suits,
)
from salon.games.personimo.suits.readings import suits_in


def view_of(rules: Rules, state: State, seat: Seat | None) -> View:
    """Return the table as a seat sees it: what everybody sees, and what its team is shown."""
    proposal = _proposal(rules, state, seat)
    ways = _ways(rules, state, seat, proposal)
    public = _public_views.get(state, _public_view)
    return replace(public, seat=seat, proposal=proposal, ways=ways)


_public_views: IdentityCache[State, View] = IdentityCache(256)
"""All seats ask for the views of one state in turn."""


def _public_view(state: State) -> View:
    """Return the table as a spectator sees it."""
    rules = rules_of(state)
    order = rules.order
    bests, contested = best_together(rules, state.districts), contest_points(rules, state.districts)
    return View(
        seat=None,
        options=state.options,
        turn=state.turn,
        turns=rules.draft.turns,
        phase=state.phase,
        architects=order.architects,
        builds_in=order.builds_in(state.turn),
        first_order=state.first_order,
        queue=state.queue,
        acting=state.acting,
        card=state.card,
        row=state.row,
        next_row=state.next_row,
        districts=tuple(
            district_view(rules, district, bests[number], contested[number], order.builders[number], settled)
            for number, (district, settled) in enumerate(zip(state.districts, state.settled, strict=True))
        ),
        discarded=state.discarded,
        deck_left=len(state.deck),
        set_aside=len(state.set_aside),
        claims_for=order.builds_in(state.turn + 1 - rules.draft.at_once),
        allowed=allowed(rules, state),
        unfit=_unfit(rules, state),
        taken=state.taken,
        foreseen=state.foreseen,
        aside=state.set_aside if rules.deck.shown else (),
        points=seat_points(rules, state.districts),
        bonuses=rules.bonuses.names,
        drawn=state.drawn,
        teams=order.teams,
        proposal=_proposal(rules, state, None),
        content=state.content,
        rows_left=max(0, rules.draft.turns - newest_row(rules, state) - (state.phase != "select")),
        cards=unusual(rules, _in_market(rules, state)),
        allowed_by=None if rules.draft.limit is None else rules.draft.limit.rule,
        unclaimed=_unclaimed(rules),
        series_game=order.series_game,
        candidates=candidates(rules) if state.phase == "select" else (),
        titles=tuple(TitleView(title.name, title.points) for title in rules.scoring.titles),
        tokens=rules.tokens,
    )


def _in_market(rules: Rules, state: State) -> Iterator[CardId]:
    """The cards that lie open and are not yet in a district."""
    for row in state.row, state.next_row:
        yield from row.cards if row is not None else ()
    yield from state.foreseen
    if rules.deck.shown:
        yield from state.set_aside


def _unclaimed(rules: Rules) -> Unclaimed | None:
    """What becomes of a card that nobody claims, where rows have such cards and several players claim them."""
    if not rules.draft.spare or rules.draft.at_once:
        return None
    return "kept" if rules.draft.kept else "discarded"


def allowed(rules: Rules, table: State | View) -> tuple[int, ...]:
    """Return the positions of the newest row that may be claimed now."""
    if table.next_row is None:
        return ()
    free = (position for position, claim in enumerate(table.next_row.claims) if claim is None)
    limit = rules.draft.limit
    return tuple(free) if limit is None else tuple(sorted(limit.positions(table.taken).intersection(free)))


def _unfit(rules: Rules, state: State) -> tuple[CardId, ...]:
    """Return the cards that could be claimed now but not laid; not known where the district changes before that."""
    if not rules.draft.at_once or state.phase != "claim" or state.acting is None or state.next_row is None:
        return ()
    district = state.districts[rules.order.builds_in(state.turn)[state.acting]]
    district_state = district_state_of(rules, district)
    return tuple(card for card in state.next_row.cards if not spots_for(district_state, card))


def _proposal(rules: Rules, state: State, seat: Seat | None) -> Place | Claim | None:
    """Return what the acting architect's owner shows its team (PM-68)."""
    if state.proposal is None or state.acting is None:
        return None
    owner = rules.order.architects[state.acting]
    shown = any(owner in team and seat in team for team in rules.order.teams)
    return state.proposal if shown else None


def _ways(
    rules: Rules, state: State, seat: Seat | None, proposal: Place | Claim | None
) -> tuple[WayView, ...]:
    """Return how the card can lie on its spots, for its builder, and on the proposed one for their team (PM-68)."""
    acting, card = state.acting, state.card
    if acting is None or card is None:
        return ()
    owner = rules.order.architects[acting]
    if seat != owner and not isinstance(proposal, Place):
        return ()
    district_state = district_state_of(rules, state.districts[rules.order.builds_in(state.turn)[acting]])
    if seat == owner:
        return ways_of(district_state, card)
    return ways_on(district_state, card, proposal.squares) if isinstance(proposal, Place) else ()


def district_view(
    rules: Rules, district: District, best: Best, contested: Sizes, builders: tuple[Seat, ...], settled: bool
) -> DistrictView:
    """Return a district as everybody sees it; views are cached because districts change seldom."""
    district_state = district_state_of(rules, district)
    return district_state.cached(
        (best, contested, builders, settled),
        lambda: _district_view(district_state, district, best, contested, builders, settled=settled),
    )


def _district_view(
    district_state: DistrictState,
    district: District,
    best: Best,
    contested: Sizes,
    builders: tuple[Seat, ...],
    *,
    settled: bool,
) -> DistrictView:
    rules, size = district_state.rules, district_state.rules.placement.size
    contest, largest = rules.bonuses.contest, zip(NATURAL_ORDER, contested, strict=True)
    return DistrictView(
        builders=builders,
        headquarters=district.headquarters,
        placed=district.placed,
        squares=_squares(district_state, best.readings),
        neighbourhoods=tuple(
            NeighbourhoodView(
                NATURAL_ORDER[each.suit], district_state.grid.squares(each.region), each.marks, each.points
            )
            for each in neighbourhoods(district_state, best.readings)
        ),
        assignments=district_state.assignments.total,
        points=best.value.points + sum(contested),
        size=size or district_state.box.longer_side + rules.placement.squares,
        settled=settled,
        bounded=size is not None,
        ground=ground(district_state),
        headquarters_squares=rules.headquarters.squares,
        fixed=district.fixed,
        scoring=district.scoring,
        bonuses=(
            *(BonusView(bonus.name, points) for bonus, points in bonuses_of(district_state, best.readings)),
            *(BonusView(contest.name, points, suit) for suit, points in largest if contest and points),
        ),
        choices=_choices(district_state, best.readings),
    )


def _squares(district_state: DistrictState, readings: tuple[int, ...]) -> tuple[SquareView, ...]:
    """Return every built square, in the order the cards were laid."""
    views = []
    for card, chosen, mark in zip(
        district_state.cards, readings, marks_of(district_state, readings), strict=True
    ):
        for part, square in enumerate(card.squares):
            views.append(
                SquareView(
                    square=square,
                    card=card.card,
                    suits=suits_in(district_state.suits_left(square)),
                    best=suits_in(card.readings[chosen].suits[part]),
                    marks=mark.number if mark is not None and mark.part == part else 0,
                )
            )
    return tuple(views)


def _choices(district_state: DistrictState, readings: tuple[int, ...]) -> tuple[ChoiceView, ...]:
    """Return every card with suits or marks that a builder may still choose."""
    views = []
    marks = marks_of(district_state, readings)
    still_open = set(open_cards(district_state))
    for index, card in enumerate(district_state.cards):
        scoring, mark = scoring_suits(district_state, index), marks[index]
        if index in still_open or scoring:
            views.append(
                ChoiceView(
                    card=card.card,
                    ways=fixes_left(district_state, index) if index in still_open else (),
                    scoring=scoring,
                    best_way=card.readings[readings[index]].fixed_as,
                    best_scoring=NATURAL_ORDER[mark.suit] if mark is not None else None,
                    suits=_suits_by_way(district_state, index) if index in still_open else (),
                )
            )
    return tuple(views)


def _suits_by_way(district_state: DistrictState, index: int) -> tuple[tuple[tuple[Suit, ...], ...], ...]:
    """For each way that is left for a card the suits of each square; empty where no square has more than one."""
    readings = [district_state.cards[index].readings[number] for number in district_state.left[index]]
    if all(suits.bit_count() == 1 for reading in readings for suits in reading.suits):
        return ()
    return tuple(
        tuple(
            (said, *(suit for suit in suits_in(suits) if suit != said))
            for said, suits in zip(reading.fixed_as, reading.suits, strict=True)
        )
        for reading in readings
    )
