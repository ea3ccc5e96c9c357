"""The view of a state for a seat, and a state that a seat cannot rule out from its view."""

from collections.abc import Iterator

from salon.core import Chance, Seat
from salon.games.personality.content.cards import SHARP, Card, CardId, Deck
from salon.games.personality.content.mixing import with_own
from salon.games.personality.content.packs import OWN
from salon.games.personality.model.actions import Choose, Lay
from salon.games.personality.model.public_state import VOTES, Ballot, Poll, PublicState, Round
from salon.games.personality.model.state import State
from salon.games.personality.model.view import View
from salon.games.personality.portrait import portraits_of

BLANK_TAGS = tuple(sorted(SHARP))
"""A card that nobody has seen may be of any spice (PY-1)."""


def view_of(state: State, seat: Seat | None, deck: Deck) -> View:
    """Everything public, and the seat's own hand and answers."""
    table = state.table
    hand = () if seat is None else state.hands[seat]
    partner = None if seat is None else table.partner(seat)
    return View(
        seat=seat,
        table=table,
        hand=hand,
        hands=tuple(len(each) for each in state.hands),
        stock=len(state.stock),
        ballot=None if seat is None else state.ballots[seat],
        proposal=None if partner is None else state.ballots[partner],
        card=None if seat is None else state.cards[seat],
        contest=None if seat is None else state.contests[seat],
        faces={card: deck.cards[card] for card in dict.fromkeys((*hand, *_named(table)))},
        portraits=portraits_of(table, deck) if table.phase == "over" else (),
        partner=partner,
        bets=table.bets,
        pick=None if seat is None else state.picks[seat],
        swap=None if seat is None else state.swaps[seat],
    )


def determinize(view: View, deck: Deck, chance: Chance, own: tuple[Card, ...] | None = None) -> State:
    """The unseen cards in a random order, a random answer for each seat that has answered in secret, and random picks
    for those that may have picked something. `own` are the cards of the pack, if they are known."""
    table = view.table
    seen = {*view.hand, *_lying(table)}
    if own is None:
        own = _own_cards(view)
    every = table.rules.cards_of(with_own(deck, own, table.rules.share))
    unseen = [card for card in every if card not in seen]
    shuffled = iter([unseen[place] for place in chance.order("unseen", len(unseen))])
    hands = tuple(
        view.hand if seat == view.seat else tuple(next(shuffled) for _ in range(size))
        for seat, size in enumerate(view.hands)
    )
    guesses = _Guesses(view, hands, chance)
    return State(
        table=table,
        stock=tuple(shuffled),
        hands=hands,
        ballots=guesses.ballots(),
        cards=tuple(guesses.card(seat) for seat in range(table.seats)),
        contests=tuple(guesses.contest(seat) for seat in range(table.seats)),
        picks=tuple(guesses.pick(seat) for seat in range(table.seats)),
        swaps=tuple(guesses.swap(seat) for seat in range(table.seats)),
        own=own,
    )


def _own_cards(view: View) -> tuple[Card, ...]:
    """The cards of a pack, as far as a seat can know them: those that it has seen, and blank ones for the others."""
    table = view.table
    seen = {*view.hand, *_lying(table)}
    known = [face for card, face in view.faces.items() if card in seen and card.startswith(OWN)]
    blank = range(table.own - len(known))
    return (*known, *(Card(f"{OWN}{number}", "quirk", "…", "…", BLANK_TAGS) for number in blank))


class _Guesses:
    """Random answers that the other seats may have given."""

    def __init__(self, view: View, hands: tuple[tuple[CardId, ...], ...], chance: Chance) -> None:
        self._view, self._hands, self._chance = view, hands, chance

    def ballots(self) -> tuple[Ballot | None, ...]:
        view, table = self._view, self._view.table
        found: dict[Seat, Ballot | None] = {}
        for seat in range(table.seats):
            partner = table.partner(seat)
            if seat == view.seat:
                found[seat] = view.ballot
            elif partner is not None and partner == view.seat:
                found[seat] = view.proposal
            elif table.phase not in VOTES or seat not in table.answered:
                found[seat] = None
            elif partner is not None and found.get(partner) is not None:
                found[seat] = found[partner]
            else:
                found[seat] = self._ballot(seat)
        return tuple(found.values())

    def card(self, seat: Seat) -> CardId | None:
        view, table = self._view, self._view.table
        if seat == view.seat:
            return view.card
        if table.phase not in ("lay", "swap") or seat not in table.answered:
            return None
        hand = self._hands[seat]
        place = self._chance.number(f"card of {seat}", len(hand) + (table.phase == "swap"))
        return hand[place] if place < len(hand) else None

    def contest(self, seat: Seat) -> bool | None:
        view, table = self._view, self._view.table
        if seat == view.seat:
            return view.contest
        if table.phase != "answer" or seat not in table.answered:
            return None
        return bool(self._chance.number(f"answer of {seat}", 2))

    def pick(self, seat: Seat) -> Choose | Lay | None:
        """What a seat may have picked and not locked in; half of them have picked nothing."""
        view, table = self._view, self._view.table
        if seat == view.seat:
            return view.pick
        if table.is_first_version or seat not in table.asked or table.phase not in (*VOTES, "lay"):
            return None
        if self._chance.number(f"whether {seat} has picked", 2):
            return None
        if table.phase != "lay":
            ballot = self._ballot(seat)
            return Choose(ballot.whom, ballot.bet)
        hand = self._hands[seat]
        return Lay(hand[self._chance.number(f"card that {seat} has picked", len(hand))])

    def swap(self, seat: Seat) -> CardId | None:
        """The card that a seat may have picked to be swapped."""
        view, table = self._view, self._view.table
        if seat == view.seat:
            return view.swap
        hand = self._hands[seat]
        if seat not in table.swappers or not hand:
            return None
        place = self._chance.number(f"card that {seat} may swap", len(hand) + 1)
        return hand[place] if place < len(hand) else None

    def _ballot(self, seat: Seat) -> Ballot:
        table = self._view.table
        whom = table.choices[self._chance.number(f"choice of {seat}", len(table.choices))]
        if table.phase != "choose":
            return Ballot(whom)
        return (Ballot(whom, 1), Ballot(whom, 2), Ballot(whom, 3))[self._chance.number(f"bet of {seat}", 3)]


def _lying(table: PublicState) -> Iterator[CardId]:
    """The cards that are neither in a hand nor in the stock; all of them are public."""
    yield from table.left_out
    yield from (trait.card for traits in table.traits for trait in traits)
    if table.phase in ("choose", "debate", "second"):
        yield from (card for card in (table.round.card, *table.round.laid) if card is not None)
    if table.bid is not None:
        yield from (gift.card for gift in table.bid.gifts)


def _named(table: PublicState) -> Iterator[CardId]:
    """The cards that lie face up, and those that the present and the last vote are about."""
    yield from _lying(table)
    last: Iterator[Round | Poll] = iter((table.round, *table.polls[-1:]))
    for vote in last:
        yield from (card for card in (vote.card, *vote.laid) if card is not None)
