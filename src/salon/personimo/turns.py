"""How the game goes on: setup, rows, turns and the end (PM-10 to PM-25)."""

from msgspec.structs import replace

from salon.core import Chance, Event, Seat, Setup, Step
from salon.personimo.actions import Claim, Discard, Fix, Place, Settle
from salon.personimo.district import District, PlacedCard, standing_of
from salon.personimo.events import Claimed, Dealt, Discarded, Ended, Fixed, Placed, Settled
from salon.personimo.judging import points_of, seat_tallies
from salon.personimo.state import State
from salon.personimo.variants import rules_for
from salon.personimo.view import RowView


def begin(setup: Setup, chance: Chance, at_ms: int) -> Step:
    """Deal the headquarters and the first row, and ask the first architect to claim (PM-11 to PM-15, PM-23)."""
    rules = rules_for(setup.seats, setup.options)
    headquarters = [
        rules.headquarters.cards[i] for i in chance.order("headquarters", len(rules.headquarters.cards))
    ]
    shuffled = tuple(rules.deck.cards[i] for i in chance.order("deck", len(rules.deck.cards)))
    first_order = rules.order.first(chance)
    state = State(
        seats=setup.seats,
        options=setup.options,
        first_order=first_order,
        deck=shuffled[: rules.deck.in_play],
        set_aside=shuffled[rules.deck.in_play :],
        districts=tuple(District(headquarters[number]) for number in range(rules.order.districts)),
        turn=0,
        phase="claim",
        queue=first_order,
        row=None,
        next_row=None,
        discarded=(),
        settled=(False,) * rules.order.districts,
        deadline_ms=None,
    )
    state, dealt = _deal(state)
    return Step(state=_ask(state, at_ms), events=(dealt,), revealed=True)


def claim(state: State, action: Claim, at_ms: int) -> Step:
    """Put the acting architect on a card; after the last one a new turn begins."""
    row, architect = state.next_row, state.queue[0]
    if row is None:
        raise ValueError("there is no row to claim from")
    claims = tuple(architect if i == action.position else claim for i, claim in enumerate(row.claims))
    claimed = Claimed(architect, action.position, row.cards[action.position])
    queue = state.queue[1:]
    state = replace(state, next_row=RowView(row.cards, claims), queue=queue)
    if not queue:
        state, dealt = _next_turn(state)
        return Step(state=_ask(state, at_ms), events=(claimed, *dealt), revealed=bool(dealt))
    state = replace(state, phase="place" if state.turn else "claim")
    return Step(state=_ask(state, at_ms), events=(claimed,), revealed=False)


def place(state: State, action: Place, at_ms: int) -> Step:
    """Lay the acting architect's card in its district."""
    rules, architect, card = state.rules, state.queue[0], state.card
    if card is None:
        raise ValueError("there is no card to place")
    number = rules.order.builds_in[architect]
    before = state.districts[number]
    after = District(before.headquarters, (*before.placed, PlacedCard(card, action.squares)))
    gain = points_of(rules, after) - points_of(rules, before)
    placed = Placed(architect, number, card, action.squares, gain)
    return _card_done(replace(state, districts=_swapped(state, number, after)), (placed,), at_ms)


def discard(state: State, _action: Discard, at_ms: int) -> Step:
    """Give up the acting architect's card."""
    if state.card is None:
        raise ValueError("there is no card to discard")
    gone = Discarded(state.queue[0], state.card)
    return _card_done(replace(state, discarded=(*state.discarded, state.card)), (gone,), at_ms)


def fix(state: State, seat: Seat, number: int, action: Fix) -> Step:
    """Settle an open card of a district by its builder's word (PM-36). The decision stays the same."""
    district = state.districts[number]
    placed = tuple(
        replace(each, fixed=action.suits) if each.card == action.card else each for each in district.placed
    )
    districts = _swapped(state, number, District(district.headquarters, placed))
    fixed = Fixed(seat, number, action.card, action.suits)
    return Step(state=replace(state, districts=districts), events=(fixed,), revealed=False)


def settle(state: State, seat: Seat, _action: Settle) -> Step:
    """A builder is content with how its districts are scored; when all are, the game is over (PM-37)."""
    mine = [
        number
        for number, settled in enumerate(state.settled)
        if not settled and seat in state.rules.order.builders(number)
    ]
    state = replace(state, settled=tuple(done or i in mine for i, done in enumerate(state.settled)))
    settled = tuple(Settled(seat, number) for number in mine)
    if not all(state.settled):
        return Step(state=state, events=settled, revealed=False)
    state, ended = _over(state)
    return Step(state=state, events=(*settled, ended), revealed=True)


def _card_done(state: State, events: tuple[Event, ...], at_ms: int) -> Step:
    """The acting architect's card is placed or gone: it claims the next one, or the next architect follows."""
    row = state.row
    if row is None:
        raise ValueError("there is no row to take from")
    left = RowView(row.cards, tuple(None if claim == state.acting else claim for claim in row.claims))
    if state.next_row is not None:
        return Step(state=_ask(replace(state, row=left, phase="claim"), at_ms), events=events, revealed=False)
    queue = state.queue[1:]
    if queue:
        return Step(state=_ask(replace(state, row=left, queue=queue), at_ms), events=events, revealed=False)
    return _last_card_done(replace(state, row=None, queue=()), events, at_ms)


def _last_card_done(state: State, events: tuple[Event, ...], at_ms: int) -> Step:
    """After the last card builders settle open suits by hand, where the table plays so; else it is over."""
    if state.rules.end.by_hand:
        settled = tuple(standing_of(state.rules, each).assignments.total == 1 for each in state.districts)
        if not all(settled):
            return Step(
                state=_ask(replace(state, phase="settle", settled=settled), at_ms),
                events=events,
                revealed=False,
            )
    state, ended = _over(state)
    return Step(state=state, events=(*events, ended), revealed=True)


def _next_turn(state: State) -> tuple[State, tuple[Dealt, ...]]:
    """The row just claimed becomes the one to take from; a new row is dealt unless it was the last (PM-24, PM-25)."""
    row = state.next_row
    if row is None:
        raise ValueError("there is no row to take from")
    queue = tuple(claim for claim in row.claims if claim is not None)
    state = replace(state, turn=state.turn + 1, phase="place", row=row, next_row=None, queue=queue)
    if state.turn == state.rules.draft.turns:
        return state, ()
    state, dealt = _deal(state)
    return state, (dealt,)


def _deal(state: State) -> tuple[State, Dealt]:
    """A new row from the deck, sorted."""
    size = state.rules.draft.row
    cards = state.rules.market.sort(state.deck[:size])
    row = RowView(cards, (None,) * size)
    return replace(state, deck=state.deck[size:], next_row=row), Dealt(state.turn, cards)


def _over(state: State) -> tuple[State, Ended]:
    """The districts are scored."""
    points = tuple(tally.points for tally in seat_tallies(state.rules, state.districts))
    settled = (True,) * len(state.districts)
    return replace(state, phase="over", settled=settled, deadline_ms=None), Ended(points)


def _ask(state: State, at_ms: int) -> State:
    """A new decision has its own deadline, where the table plays with one."""
    turn_ms = state.rules.turn_ms
    return state if turn_ms is None else replace(state, deadline_ms=at_ms + turn_ms)


def _swapped(state: State, number: int, district: District) -> tuple[District, ...]:
    return (*state.districts[:number], district, *state.districts[number + 1 :])
