"""What a view tells of its game: rules, districts as data, and the states that its seat cannot rule out (PM-26)."""

from functools import lru_cache

from salon.core import Chance
from salon.games.personimo.model.cards import CardId, Suit
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.setup import superfluous
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for


def districts_in(view: View) -> tuple[District, ...]:
    """Return the districts of a view as data."""
    return tuple(
        _district(each.headquarters, each.placed, each.fixed, each.scoring) for each in view.districts
    )


@lru_cache(maxsize=8192)
def _district(
    headquarters: CardId,
    placed: tuple[PlacedCard, ...],
    fixed: tuple[Suit, ...] | None,
    scoring: Suit | None,
) -> District:
    """Return a district. The same cards give the same object, for which caches find their entries quickly."""
    return District(headquarters, placed, fixed, scoring)


def rules_in(view: View) -> Rules:
    """Return the rules of a view's game."""
    return rules_for(len(set(view.architects)), view.options, view.drawn)


def determinize(view: View, chance: Chance) -> State:
    """Return a state that the view's seat cannot rule out: the unseen cards are in a new order in deck and aside."""
    rules = rules_in(view)
    seen = {card for row in (view.row, view.next_row) if row for card in row.cards}
    seen |= {placed.card for district in view.districts for placed in district.placed} | set(view.discarded)
    headquarters = tuple(district.headquarters for district in view.districts)
    aside = view.aside or superfluous(rules.deck, headquarters)
    seen |= {*headquarters, *view.foreseen, *aside}
    unseen = [card for card in rules.deck.cards if card not in seen]
    if view.phase == "select":
        unseen, aside = [], ()
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


def unseen_aside(view: View, state: State) -> tuple[CardId, ...]:
    """Return the cards set aside that a view does not show. For the seat they may as well be in the deck."""
    headquarters = tuple(district.headquarters for district in view.districts)
    known = {*(view.aside or superfluous(rules_in(view).deck, headquarters))}
    return tuple(card for card in state.set_aside if card not in known)
