"""What happened in a finished game, entry by entry, and what each seat could know of it.

It is found from the record and from what lies where, without the views of the game and without what its events say
about who may see them: a fault in these would be found here.
"""

import json
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from salon.core import Entry, Event, PublicEvent, Record, replay
from salon.games.personality import PERSONALITY
from salon.games.personality.content.cards import CardId, house_deck
from salon.games.personality.model.events import (
    Answered,
    CardsLaid,
    Drew,
    Revealed,
    Swapped,
    TraitReceived,
)
from salon.games.personality.model.state import State

CARDS = house_deck().cards
WORDS = {text: card for card, face in CARDS.items() for text in (card, face.en, face.fr)}
"""Each id and each text of a card, and whose it is."""


class Moment(NamedTuple):
    """An entry of the log, and the game after it."""

    entry: Entry
    state: State
    events: tuple[Event, ...]


class Truth:
    """A game that is over, as its record tells it."""

    def __init__(self, record: Record) -> None:
        self.moments = [
            Moment(entry, timeline.state, step.events)
            for entry, timeline, step in replay(PERSONALITY, record)
        ]

    @property
    def end(self) -> int:
        """The entry with which the game was over."""
        return len(self.moments) - 1

    def state(self, seq: int) -> State:
        return self.moments[seq].state

    def known(self, seq: int, seat: int | None) -> frozenset[CardId]:
        """The cards that a seat can have seen: those in its hand and those that lie open, at this entry or before."""
        return self._known[seat][seq] if seq >= 0 else frozenset()

    def happened(self, seq: int, seat: int | None) -> frozenset[str]:
        """Everything that was told up to an entry, as JSON, as a seat was to hear it."""
        return self._happened[seat][seq] if seq >= 0 else frozenset()

    def revealed(self, seq: int) -> list[Any]:
        """The ballots of all votes that were revealed up to an entry."""
        return [
            plain(event.ballots)
            for moment in self.moments[: seq + 1]
            for event in moment.events
            if isinstance(event, Revealed)
        ]

    def decided(self, seq: int) -> frozenset[str]:
        """The questions that the audience was asked and that the players had decided by an entry."""
        found = set()
        for before, moment in zip(self.moments[:seq], self.moments[1 : seq + 1], strict=True):
            if any(isinstance(event, Revealed) for event in moment.events):
                table = before.state.table
                bid = table.bid
                contested = table.phase == "contest" and bid is not None and bid.at is not None
                card = bid.gifts[bid.at or 0].card if contested and bid is not None else table.round.card
                found.add(f"{table.round.number}.{table.phase}.{card or ''}")
        return frozenset(found)

    def received(self, seq: int) -> list[list[CardId]]:
        """The cards in front of each player, in the order in which they came."""
        found: list[list[CardId]] = [[] for _ in self.state(0).hands]
        for moment in self.moments[: seq + 1]:
            for event in moment.events:
                if isinstance(event, TraitReceived):
                    found[event.seat].append(event.card)
        return found

    def faults(self) -> list[str]:
        """Secrets that were told while somebody was still to answer, and the time was not over."""
        wrong = []
        for before, (entry, _, events) in zip(self.moments, self.moments[1:], strict=False):
            told = [event for event in events if isinstance(event, Revealed | CardsLaid | Answered)]
            waited = set(before.state.table.asked) - {entry.seat}
            if told and waited and entry.what == "act":
                wrong.append(f"{told[0]} at {entry.seq}, though {sorted(waited)} were still asked")
        return wrong

    @cached_property
    def _receivers(self) -> tuple[int | None, ...]:
        return (None, *range(len(self.state(0).hands)))

    @cached_property
    def _known(self) -> dict[int | None, list[frozenset[CardId]]]:
        found: dict[int | None, list[frozenset[CardId]]] = {}
        for seat in self._receivers:
            so_far: frozenset[CardId] = frozenset()
            found[seat] = [
                so_far := so_far | lying_open(state) | (set() if seat is None else set(state.hands[seat]))
                for _, state, _ in self.moments
            ]
        return found

    @cached_property
    def _happened(self) -> dict[int | None, list[frozenset[str]]]:
        found: dict[int | None, list[frozenset[str]]] = {}
        for seat in self._receivers:
            so_far: frozenset[str] = frozenset()
            found[seat] = [
                so_far := so_far | {same(as_told(event, seat)) for event in events}
                for _, _, events in self.moments
            ]
        return found


def lying_open(state: State) -> set[CardId]:
    """The cards that lie on the table for all to see."""
    table = state.table
    cards = {*table.left_out, *(trait.card for traits in table.traits for trait in traits)}
    cards |= {card for card in (table.round.card, *table.round.laid) if card is not None}
    return cards | {gift.card for gift in (table.bid.gifts if table.bid is not None else ())}


def as_told(event: Event, seat: int | None) -> Any:
    """An event as a seat was to hear it: the others do not hear which cards one draws or swaps."""
    said = plain(event)
    if isinstance(event, PublicEvent) or (isinstance(event, Drew | Swapped) and event.seat == seat):
        return said
    hidden: dict[str, Any] = {"cards": []} if isinstance(event, Drew) else {"gave": None, "drew": None}
    return said | hidden


def plain(value: Any) -> Any:
    """A value as it is in a frame."""
    return json.loads(msgspec.json.encode(value))


def same(value: Any) -> str:
    """One text for a value of JSON, whatever the order of its fields."""
    return json.dumps(value, sort_keys=True)
