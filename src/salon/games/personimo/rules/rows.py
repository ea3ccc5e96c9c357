"""Rows: dealing a new one, what is left over of an old one, and the one after the newest (PM-21, PM-60, PM-61)."""

from salon.core import Chance, Event
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.events import Dealt, Foreseen, LeftOver, Reshuffled
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import RowView, View
from salon.games.personimo.rules.slots import Rules


def deal(state: State, carried: tuple[CardId, ...], chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """A new row, sorted: what was foreseen, or cards from the deck, and what is carried over."""
    events: list[Event] = []
    if state.foreseen:
        new = state.foreseen
    else:
        state, new, shuffled = _from_deck(state, state.newest, chance)
        events += shuffled
    cards = state.rules.market.sort((*new, *carried))
    state = state.but(next_row=RowView(cards, (None,) * len(cards)), foreseen=())
    events.append(Dealt(state.turn, cards))
    after = state.newest + 1
    if state.rules.market.foreseen and after < state.rules.draft.turns:
        state, new, shuffled = _from_deck(state, after, chance)
        foreseen = state.rules.market.sort(new)
        state = state.but(foreseen=foreseen)
        events += [*shuffled, Foreseen(foreseen)]
    return state, tuple(events)


def _from_deck(
    state: State, number: int, chance: Chance
) -> tuple[State, tuple[CardId, ...], tuple[Event, ...]]:
    """The new cards of a row. Where the deck runs out, the discarded cards are shuffled (PM-111)."""
    draft = state.rules.draft
    size = draft.rows[number] - (draft.spare if draft.kept and number else 0)
    if len(state.deck) < size and state.rules.deck.reshuffled:
        order = chance.order("reshuffle", len(state.discarded))
        deck = (*state.deck, *(state.discarded[i] for i in order))
        state = state.but(deck=deck, discarded=())
        return state.but(deck=deck[size:]), deck[:size], (Reshuffled(len(order)),)
    return state.but(deck=state.deck[size:]), state.deck[:size], ()


def with_left_over(
    state: State, cards: tuple[CardId, ...], *, last: bool
) -> tuple[State, tuple[CardId, ...], tuple[Event, ...]]:
    """What nobody claimed is carried into the next row, if there is one and the rules say so, or discarded (PM-61)."""
    if not cards:
        return state, (), ()
    kept = state.rules.draft.kept and not last
    if not kept:
        state = state.but(discarded=(*state.discarded, *cards))
    return state, cards if kept else (), (LeftOver(cards, kept),)


def may_claim(rules: Rules, table: State | View) -> bool:
    """Whether the acting architect claims a card of the newest row: each seat has the same number of them (PM-71)."""
    row, order = table.next_row, rules.order
    if row is None or table.acting is None:
        return False
    owner = order.architects[table.acting]
    own = sum(order.architects[claim] == owner for claim in row.claims if claim is not None)
    return own < rules.draft.claims[table.turn - rules.draft.at_once] // order.seats
