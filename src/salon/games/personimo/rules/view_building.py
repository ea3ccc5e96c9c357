"""From a state to what a seat sees of it, and from there to states it cannot rule out (PM-26)."""

from collections.abc import Iterator

from msgspec.structs import replace

from salon.core import Chance, Seat
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.cards import NATURAL_ORDER, CardId, Suit
from salon.games.personimo.model.district import (
    District,
    Standing,
    open_cards,
    scoring_suits,
    standing_of,
    ways_left,
)
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import (
    BonusView,
    ChoiceView,
    DistrictView,
    NeighbourhoodView,
    PlacingView,
    SquareView,
    Unclaimed,
    View,
)
from salon.games.personimo.rules.card_views import ground, placing_view, proposal_view, unusual
from salon.games.personimo.rules.outcome import best_together, contest_points, seat_points
from salon.games.personimo.rules.scoring import Best, Sizes, bonuses_of, marks_of, neighbourhoods
from salon.games.personimo.rules.setup import superfluous
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.suits.readings import suits_in


def view_of(state: State, seat: Seat | None) -> View:
    """The table as a seat sees it: what everybody sees, worked out once, and what its team is shown."""
    shown: View | None = state.__dict__.get("shown")
    if shown is None:
        shown = state.__dict__["shown"] = _shown(state)
    proposal = _proposal(state, seat)
    view = replace(shown, seat=seat, proposal=proposal, placing=_placing(state, seat, proposal))
    view.__dict__.update(rules=state.rules, data=state.districts)
    return view


def _shown(state: State) -> View:
    """The table as a spectator sees it."""
    rules = state.rules
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
            district_view(rules, district, bests[number], contested[number], order.builders(number), settled)
            for number, (district, settled) in enumerate(zip(state.districts, state.settled, strict=True))
        ),
        discarded=state.discarded,
        deck_left=len(state.deck),
        set_aside=len(state.set_aside),
        claims_for=order.builds_in(state.lays_in),
        allowed=allowed(rules, state),
        taken=state.taken,
        foreseen=state.foreseen,
        aside=state.set_aside if rules.deck.shown else (),
        points=seat_points(rules, state.districts),
        bonuses=rules.bonuses.names,
        drawn=state.drawn,
        teams=order.teams,
        proposal=_proposal(state, None),
        content=state.content,
        rows_left=max(0, rules.draft.turns - state.newest - 1),
        cards=unusual(rules, _in_market(state)),
        allowed_by=rules.draft.allowed_by,
        unclaimed=_unclaimed(rules),
        series_game=order.series_game,
        tokens=rules.tokens,
    )


def _in_market(state: State) -> Iterator[CardId]:
    """The cards that lie open and are not yet in a district."""
    for row in state.row, state.next_row:
        yield from row.cards if row is not None else ()
    yield from state.foreseen
    if state.rules.deck.shown:
        yield from state.set_aside


def _unclaimed(rules: Rules) -> Unclaimed | None:
    """What becomes of a card that nobody claims, where rows have such cards and several players claim them."""
    if not rules.draft.spare or rules.draft.at_once:
        return None
    return "kept" if rules.draft.kept else "discarded"


def allowed(rules: Rules, table: State | View) -> tuple[int, ...]:
    """The positions of the newest row that may be claimed now."""
    if table.next_row is None:
        return ()
    free = (position for position, claim in enumerate(table.next_row.claims) if claim is None)
    may = rules.draft.allowed
    return (
        tuple(free) if may is None else tuple(position for position in free if position in may(table.taken))
    )


def _proposal(state: State, seat: Seat | None) -> Place | Claim | None:
    """What the acting architect's owner shows its team (PM-68)."""
    if state.proposal is None or state.acting is None:
        return None
    owner = state.rules.order.architects[state.acting]
    shown = any(owner in team and seat in team for team in state.rules.order.teams)
    return state.proposal if shown else None


def _placing(state: State, seat: Seat | None, proposal: Place | Claim | None) -> PlacingView | None:
    """What the acting architect's owner is shown of the spots for its card, and its team of the proposed one."""
    rules, acting, card = state.rules, state.acting, state.card
    if acting is None or card is None:
        return None
    owner = rules.order.architects[acting]
    if seat != owner and not isinstance(proposal, Place):
        return None
    standing = standing_of(rules, state.districts[rules.order.builds_in(state.turn)[acting]])
    if seat == owner:
        return placing_view(standing, card)
    return proposal_view(standing, card, proposal.squares) if isinstance(proposal, Place) else None


def district_view(
    rules: Rules, district: District, best: Best, contested: Sizes, builders: tuple[Seat, ...], settled: bool
) -> DistrictView:
    """A district as everybody sees it, remembered: one is looked at far more often than it changes."""
    standing = standing_of(rules, district)
    return standing.recall(
        (best, contested, builders, settled),
        lambda: _district_view(standing, district, best, contested, builders, settled=settled),
    )


def _district_view(
    standing: Standing,
    district: District,
    best: Best,
    contested: Sizes,
    builders: tuple[Seat, ...],
    *,
    settled: bool,
) -> DistrictView:
    rules, size = standing.rules, standing.rules.placement.size
    largest = zip(NATURAL_ORDER, contested, strict=True)
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
        points=best.value.points + sum(contested),
        size=size or standing.box.longer_side + rules.placement.squares,
        settled=settled,
        bounded=size is not None,
        ground=ground(standing),
        headquarters_squares=rules.headquarters.squares,
        fixed=district.fixed,
        scoring=district.scoring,
        bonuses=(
            *(BonusView(bonus.name, points) for bonus, points in bonuses_of(standing, best.readings)),
            *(BonusView("largest", points, suit) for suit, points in largest if points),
        ),
        choices=_choices(standing, best.readings),
    )


def _squares(standing: Standing, readings: tuple[int, ...]) -> tuple[SquareView, ...]:
    """Every built square, in the order the cards were laid."""
    views = []
    for laid, chosen, mark in zip(standing.laid, readings, marks_of(standing, readings), strict=True):
        for part, square in enumerate(laid.squares):
            views.append(
                SquareView(
                    square=square,
                    card=laid.card,
                    suits=suits_in(standing.suits_left(square)),
                    best=suits_in(laid.readings[chosen].suits[part]),
                    marks=mark.number if mark is not None and mark.part == part else 0,
                )
            )
    return tuple(views)


def _choices(standing: Standing, readings: tuple[int, ...]) -> tuple[ChoiceView, ...]:
    """Every card of which a builder may still say something."""
    views = []
    marks = marks_of(standing, readings)
    still_open = set(open_cards(standing))
    for index, laid in enumerate(standing.laid):
        scoring, mark = scoring_suits(standing, index), marks[index]
        if index in still_open or scoring:
            views.append(
                ChoiceView(
                    card=laid.card,
                    ways=ways_left(standing, index) if index in still_open else (),
                    scoring=scoring,
                    best_way=laid.readings[readings[index]].word,
                    best_scoring=NATURAL_ORDER[mark.suit] if mark is not None else None,
                    suits=_suits_by_way(standing, index) if index in still_open else (),
                )
            )
    return tuple(views)


def _suits_by_way(standing: Standing, index: int) -> tuple[tuple[tuple[Suit, ...], ...], ...]:
    """For each way that is left for a card the suits of each square; empty where no square has more than one."""
    readings = [standing.laid[index].readings[number] for number in standing.left[index]]
    if all(suits.bit_count() == 1 for reading in readings for suits in reading.suits):
        return ()
    return tuple(
        tuple(
            (said, *(suit for suit in suits_in(suits) if suit != said))
            for said, suits in zip(reading.word, reading.suits, strict=True)
        )
        for reading in readings
    )


def districts_in(view: View) -> tuple[District, ...]:
    """The districts of a view as data."""
    known: tuple[District, ...] | None = view.__dict__.get("data")
    return known or tuple(
        District(each.headquarters, each.placed, each.fixed, each.scoring) for each in view.districts
    )


def rules_in(view: View) -> Rules:
    """The rules a view's game is played by."""
    known: Rules | None = view.__dict__.get("rules")
    return known or rules_for(len(set(view.architects)), view.options, view.drawn)


def determinize(view: View, chance: Chance) -> State:
    """A state the view's seat cannot rule out: what it has not seen lies in a new order in deck and aside."""
    rules = rules_in(view)
    seen = {card for row in (view.row, view.next_row) if row for card in row.cards}
    seen |= {placed.card for district in view.districts for placed in district.placed} | set(view.discarded)
    headquarters = tuple(district.headquarters for district in view.districts)
    aside = view.aside or superfluous(rules.deck, headquarters)
    seen |= {*headquarters, *view.foreseen, *aside}
    unseen = [card for card in rules.deck.cards if card not in seen]
    shuffled = tuple(unseen[i] for i in chance.order("unseen", len(unseen)))
    return State(
        seats=rules.order.seats,
        options=view.options,
        first_order=view.first_order,
        deck=shuffled[: view.deck_left],
        set_aside=(*shuffled[view.deck_left :], *aside),
        districts=districts_in(view),
        turn=view.turn,
        phase=view.phase,
        queue=view.queue,
        row=view.row,
        next_row=view.next_row,
        discarded=view.discarded,
        settled=tuple(district.settled for district in view.districts),
        deadline_ms=None,
        foreseen=view.foreseen,
        taken=view.taken,
        drawn=view.drawn,
        proposal=view.proposal,
        content=view.content,
    )
