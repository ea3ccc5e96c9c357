"""The course of the game: rows, turns and the end (PM-20 to PM-25)."""

from msgspec.structs import replace

from salon.core import Chance, Event, Seat, Setup, Step
from salon.games.personimo.model.actions import Carry, Claim, Fix, Place, Propose, Select
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.events import (
    BonusesDrawn,
    Carried,
    Claimed,
    Discarded,
    Ended,
    Fixed,
    Placed,
    Proposed,
    Selected,
    Settled,
)
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import RowView
from salon.games.personimo.rules.placement import spots_for
from salon.games.personimo.rules.rows import deal, may_claim, with_left_over
from salon.games.personimo.rules.scoring.outcome import points_of, seat_points
from salon.games.personimo.rules.setup import cut_deck, first_state
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.suits.district_state import district_state_of, undecided

Events = tuple[Event, ...]


def begin(setup: Setup, chance: Chance, at_ms: int) -> Step:
    """Deal the headquarters and the first row, and ask the first architect to claim (PM-11 to PM-15, PM-23)."""
    rules, state = first_state(setup, chance)
    drawn = (BonusesDrawn(state.drawn),) if state.drawn else ()
    if state.phase == "select":
        return Step(state=_ask(rules, state, at_ms), events=drawn, revealed=True)
    state, dealt = deal(rules, state, (), chance)
    return Step(state=_ask(rules, state, at_ms), events=(*drawn, *dealt), revealed=True)


def select(
    rules: Rules, state: State, seat: Seat, number: int, action: Select, at_ms: int, chance: Chance
) -> Step:
    """Build a district around the chosen headquarters; then the deck is shuffled and the first row dealt (PM-110)."""
    state = replace(state, districts=_swapped(state, number, District(action.headquarters)), phase="claim")
    deck, set_aside = cut_deck(rules.deck, (action.headquarters,), chance)
    state, dealt = deal(rules, replace(state, deck=deck, set_aside=set_aside), (), chance)
    selected = Selected(seat, number, action.headquarters)
    return Step(state=_ask(rules, state, at_ms), events=(selected, *dealt), revealed=True)


def claim(rules: Rules, state: State, action: Claim, at_ms: int, chance: Chance) -> Step:
    """Put the acting architect on a card of the newest row."""
    row, architect = state.next_row, state.queue[0]
    if row is None:
        raise ValueError("there is no row to claim from")
    claims = tuple(architect if i == action.position else claim for i, claim in enumerate(row.claims))
    claimed = Claimed(architect, action.position, row.cards[action.position])
    row = RowView(row.cards, claims)
    if rules.draft.at_once:
        taken = (*state.taken, action.position)
        state = replace(state, row=row, next_row=None, phase="place", taken=taken)
        return Step(state=_ask(rules, state, at_ms), events=(claimed,), revealed=False)
    return _next_architect(rules, replace(state, next_row=row), (claimed,), at_ms, chance)


def place(rules: Rules, state: State, action: Place, at_ms: int, chance: Chance) -> Step:
    """Lay the acting architect's card in its district."""
    architect, card = state.queue[0], state.card
    if card is None:
        raise ValueError("there is no card to place")
    number = rules.order.builds_in(state.turn)[architect]
    before = state.districts[number]
    after = replace(before, placed=(*before.placed, PlacedCard(card, action.squares)))
    districts = _swapped(state, number, after)
    gain = points_of(rules, districts, number) - points_of(rules, state.districts, number)
    placed = Placed(architect, number, card, action.squares, gain)
    return _card_done(rules, replace(state, districts=districts), (placed,), at_ms, chance)


def discard(rules: Rules, state: State, at_ms: int, chance: Chance) -> Step:
    """Give up the acting architect's card."""
    if state.card is None:
        raise ValueError("there is no card to discard")
    gone = Discarded(state.queue[0], state.card)
    return _card_done(rules, replace(state, discarded=(*state.discarded, state.card)), (gone,), at_ms, chance)


def fix(rules: Rules, state: State, seat: Seat, number: int, action: Fix) -> Step:
    """Fix the suits of an open card (PM-36). The seat that is to act stays the same.

    A proposal is removed if it is no longer legal (PM-68).
    """
    district = state.districts[number]
    if action.card == district.headquarters:
        district = replace(district, fixed=action.suits)
    else:
        placed = (replace(p, fixed=action.suits) if p.card == action.card else p for p in district.placed)
        district = replace(district, placed=tuple(placed))
    fixed = Fixed(seat, number, action.card, action.suits)
    state = replace(state, districts=_swapped(state, number, district))
    if isinstance(state.proposal, Place) and state.card is not None:
        spots = spots_for(district_state_of(rules, district), state.card)
        state = state if state.proposal.squares in spots else replace(state, proposal=None)
    return Step(state=state, events=(fixed,), revealed=False)


def carry(state: State, seat: Seat, number: int, action: Carry) -> Step:
    """Choose the suit that carries a card's marks (PM-57). The seat that is to act stays the same."""
    district = state.districts[number]
    if action.card == district.headquarters:
        district = replace(district, scoring=action.suit)
    else:
        placed = (replace(p, scoring=action.suit) if p.card == action.card else p for p in district.placed)
        district = replace(district, placed=tuple(placed))
    carried = Carried(seat, number, action.card, action.suit)
    return Step(
        state=replace(state, districts=_swapped(state, number, district)), events=(carried,), revealed=False
    )


def propose(rules: Rules, state: State, action: Propose) -> Step:
    """Show an action to teammates before taking it (PM-68). The seat that is to act stays the same."""
    architect, order = state.queue[0], rules.order
    team = next(team for team in order.teams if order.architects[architect] in team)
    proposed = Proposed(architect, action.action, team)
    return Step(state=replace(state, proposal=action.action), events=(proposed,), revealed=False)


def settle(rules: Rules, state: State, seat: Seat) -> Step:
    """Accept the best assignment for the seat's districts; when all builders have, the game is over (PM-37)."""
    builders = rules.order.builders
    state = replace(state, content=(*state.content, seat))
    mine = [
        number
        for number, settled in enumerate(state.settled)
        if not settled and seat in builders[number] and set(builders[number]) <= set(state.content)
    ]
    state = replace(state, settled=tuple(done or i in mine for i, done in enumerate(state.settled)))
    settled = tuple(Settled(seat, number) for number in mine)
    if not all(state.settled):
        return Step(state=state, events=settled, revealed=False)
    state, ended = _over(rules, state)
    return Step(state=state, events=(*settled, ended), revealed=True)


def _card_done(rules: Rules, state: State, events: Events, at_ms: int, chance: Chance) -> Step:
    """Go on after a card was placed or discarded: its architect claims the next card, or the next architect acts."""
    row = state.row
    if row is None:
        raise ValueError("there is no row to take from")
    left = RowView(row.cards, tuple(None if claim == state.acting else claim for claim in row.claims))
    state = replace(state, row=left)
    if rules.draft.at_once:
        return _next_round(rules, state, row, events, at_ms, chance)
    if may_claim(rules, state):
        return Step(state=_ask(rules, replace(state, phase="claim"), at_ms), events=events, revealed=False)
    return _next_architect(rules, state, events, at_ms, chance)


def _next_architect(rules: Rules, state: State, events: Events, at_ms: int, chance: Chance) -> Step:
    """Go on with the next architect; after the last one a new turn begins, or the game ends."""
    state = replace(state, queue=state.queue[1:], phase="place" if state.turn else "claim")
    if state.queue:
        return Step(state=_ask(rules, state, at_ms), events=events, revealed=False)
    if state.next_row is None:
        return _last_card_done(rules, replace(state, row=None), events, at_ms)
    state, more = _next_turn(rules, state, state.next_row, chance)
    dealt = state.next_row is not None
    return Step(state=_ask(rules, state, at_ms), events=(*events, *more), revealed=dealt)


def _next_turn(rules: Rules, state: State, row: RowView, chance: Chance) -> tuple[State, Events]:
    """Begin a turn: cards are taken from the row just claimed, and a new row is dealt, if any (PM-24, PM-25)."""
    claimed = [(card, claim) for card, claim in zip(row.cards, row.claims, strict=True) if claim is not None]
    queue = tuple(claim for _, claim in claimed)
    row_left = RowView(tuple(card for card, _ in claimed), queue)
    left_over = tuple(card for card, claim in zip(row.cards, row.claims, strict=True) if claim is None)
    state = replace(state, turn=state.turn + 1, phase="place", row=row_left, next_row=None, queue=queue)
    last = state.turn == rules.draft.turns
    state, carried, events = with_left_over(rules, state, left_over, last=last)
    if last:
        return state, events
    state, dealt = deal(rules, state, carried, chance)
    return state, (*events, *dealt)


def _next_round(rules: Rules, state: State, row: RowView, events: Events, at_ms: int, chance: Chance) -> Step:
    """Go on after a lone player's card: the other cards of the row are discarded, the next row is dealt (PM-110)."""
    left_over = tuple(card for card, claim in zip(row.cards, row.claims, strict=True) if claim is None)
    state, _, gone = with_left_over(rules, state, left_over, last=True)
    state = replace(state, row=None, turn=state.turn + 1)
    if state.turn > rules.draft.turns:
        return _last_card_done(rules, replace(state, turn=state.turn - 1, queue=()), (*events, *gone), at_ms)
    state, dealt = deal(rules, replace(state, phase="claim"), (), chance)
    return Step(state=_ask(rules, state, at_ms), events=(*events, *gone, *dealt), revealed=True)


def _last_card_done(rules: Rules, state: State, events: Events, at_ms: int) -> Step:
    """Go on after the last card: builders settle open suits by hand, if the rules have it so, or the game ends."""
    if rules.end.by_hand:
        settled = tuple(not undecided(district_state_of(rules, each)) for each in state.districts)
        if not all(settled):
            state = replace(state, phase="settle", settled=settled)
            return Step(state=_ask(rules, state, at_ms), events=events, revealed=False)
    state, ended = _over(rules, state)
    return Step(state=state, events=(*events, ended), revealed=True)


def _over(rules: Rules, state: State) -> tuple[State, Ended]:
    """Score the districts."""
    ended = Ended(seat_points(rules, state.districts))
    settled = (True,) * len(state.districts)
    return replace(state, phase="over", settled=settled, deadline_ms=None), ended


def _ask(rules: Rules, state: State, at_ms: int) -> State:
    """Begin a new decision: it has its own deadline, if the table plays with one, and no proposal yet."""
    turn_ms = rules.turn_ms
    return replace(state, proposal=None, deadline_ms=None if turn_ms is None else at_ms + turn_ms)


def _swapped(state: State, number: int, district: District) -> tuple[District, ...]:
    return (*state.districts[:number], district, *state.districts[number + 1 :])
