"""The rows of the market: how they are dealt, and what becomes of cards that nobody claims (PM-21, PM-60, PM-61)."""

from msgspec.structs import replace

from salon.core import Chance, Event
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.events import Dealt, Foreseen, LeftOver, Reshuffled
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import RowView, View
from salon.games.personimo.rules.slots import Rules

Dealing = tuple[State, tuple[CardId, ...], tuple[Event, ...]]
"""The state after cards were taken, these cards, and the events."""


def newest_row(rules: Rules, state: State) -> int:
    """Return the number of the row that cards are claimed from, counted from 0."""
    return state.turn - rules.draft.at_once


def deal(
    rules: Rules, state: State, carried: tuple[CardId, ...], chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Deal a new row and sort it: the foreseen cards or cards from the deck, and the cards carried over."""
    events: list[Event] = []
    number = newest_row(rules, state)
    if state.foreseen:
        new = state.foreseen
    else:
        state, new, shuffled = _from_deck(rules, state, number, chance)
        events += shuffled
    cards = rules.market.sort((*new, *carried))
    state = replace(state, next_row=RowView(cards, (None,) * len(cards)), foreseen=())
    events.append(Dealt(state.turn, cards))
    if rules.market.foreseen and number + 1 < rules.draft.turns:
        state, new, shuffled = _from_deck(rules, state, number + 1, chance)
        foreseen = rules.market.sort(new)
        state = replace(state, foreseen=foreseen)
        events += [*shuffled, Foreseen(foreseen)]
    return state, tuple(events)


def _from_deck(rules: Rules, state: State, number: int, chance: Chance) -> Dealing:
    """Take the new cards of a row from the deck. If it runs out, the discarded cards are shuffled (PM-111)."""
    draft = rules.draft
    size = draft.rows[number] - (draft.spare if draft.kept and number else 0)
    if len(state.deck) < size and rules.deck.reshuffled:
        order = chance.order("reshuffle", len(state.discarded))
        deck = (*state.deck, *(state.discarded[i] for i in order))
        return replace(state, deck=deck[size:], discarded=()), deck[:size], (Reshuffled(len(order)),)
    return replace(state, deck=state.deck[size:]), state.deck[:size], ()


def with_left_over(rules: Rules, state: State, cards: tuple[CardId, ...], *, last: bool) -> Dealing:
    """Carry the cards that nobody claimed into the next row, if the rules have it so, or discard them (PM-61)."""
    if not cards:
        return state, (), ()
    kept = rules.draft.kept and not last
    if not kept:
        state = replace(state, discarded=(*state.discarded, *cards))
    return state, cards if kept else (), (LeftOver(cards, kept),)


def may_claim(rules: Rules, table: State | View) -> bool:
    """Return whether the acting architect claims a card of the newest row: each seat has equally many (PM-71)."""
    row, order = table.next_row, rules.order
    if row is None or table.acting is None:
        return False
    owner = order.architects[table.acting]
    own = sum(order.architects[claim] == owner for claim in row.claims if claim is not None)
    return own < rules.draft.claims[table.turn - rules.draft.at_once] // order.seats
