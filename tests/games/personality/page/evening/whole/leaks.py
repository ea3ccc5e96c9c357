"""Finds what somebody was sent too early: a frame is compared with what its receiver could know at that moment."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tests.games.personality.page.evening.whole.recording import Device, Heard
from tests.games.personality.page.evening.whole.truth import WORDS, Truth, plain, same

SHORTEST = 12
"""A text so short is looked up as a whole; in a longer one the words of cards are searched for."""

OWN = re.compile(r"seats\.\*\.view\.(ballot|pick|proposal)|seats\.\*\.legal\.\*(\.answer)?")
"""Where a choice of the receiver stands, or what may be chosen."""
OPEN = re.compile(r"seats\.\*\.(view\.table\.(polls\.\*\.ballots|round\.first)|events\.\*\.ballots)\.\*")
"""Where ballots stand that lie open."""
TOLD = re.compile(r"seats\.\*\.events\.\*")


def leaks(truth: Truth, device: Device) -> Iterator[str]:
    """Everything that a device was sent and could not know, up to the end of the game."""
    for heard in device.heard:
        for leak in _in_message(truth, device, heard):
            yield f"{device.name}, {heard.message['type']} after {heard.after}: {leak}"
    for heard in device.answers:
        if heard.after < truth.end:
            known = _known(truth, device, heard.after)
            for leak in (*_cards(heard.message, known), *_ballots(heard.message)):
                yield f"{device.name}, an answer after {heard.after}: {leak}"


def _in_message(truth: Truth, device: Device, heard: Heard) -> Iterator[str]:
    message = heard.message
    if message["type"] == "GameNews":
        for part in message["seats"]:
            if part["seat"] not in device.seats:
                yield f"the view of seat {part['seat']}"
            else:
                yield from of_game(truth, message, part)
    elif heard.after < truth.end:
        yield from _cards(message, _known(truth, device, heard.after))
        yield from _ballots(message)
        if message["type"] == "AudienceNews":
            yield from of_audience(truth, device.votes, heard)


def of_game(truth: Truth, message: Any, part: Any) -> Iterator[str]:
    """What a frame tells a seat too early."""
    seq, seat = message["seq"], part["seat"]
    if seq >= truth.end:
        return
    if any(message[field] is not None for field in ("outcome", "seed", "secret", "standing")):
        yield "the end"
    yield from _cards(message, truth.known(seq, seat))
    yield from _ballots(message)
    yield from _own(truth, seq, seat, part["view"])
    yield from _table(truth, seq, part["view"]["table"])
    told = truth.happened(seq, seat)
    yield from (f"the event {event}" for event in part["events"] if same(event) not in told)
    if part["view"]["portraits"]:
        yield "the portraits"


def of_audience(truth: Truth, votes: dict[str, set[int]], heard: Heard) -> Iterator[str]:
    """What a message tells too early of how the audience votes."""
    message, decided = heard.message, truth.decided(heard.after)
    opinion, mine, asked = message["opinion"], message["mine"], message["asked"]
    if opinion is not None and opinion["key"] not in decided:
        yield f"the opinion on {opinion['key']}, which is not decided"
    if asked is not None and asked in decided:
        yield f"a question that is decided: {asked}"
    if mine is not None and mine not in votes.get(asked, ()):
        yield f"a vote of somebody else: {mine}"
    elsewhere = {field: value for field, value in message.items() if field != "opinion"}
    yield from (f"votes in {path}" for path, value in _walk(elsewhere) if _has(value, "votes"))


def _known(truth: Truth, device: Device, seq: int) -> frozenset[str]:
    """The cards that somebody at a device can have seen."""
    seen: set[str] = set()
    return frozenset(seen.union(*(truth.known(seq, seat) for seat in device.seats)))


def _own(truth: Truth, seq: int, seat: int | None, view: Any) -> Iterator[str]:
    """The answers and the hand that a view shows are those of its seat, or of nobody."""
    state = truth.state(seq)
    partner = None if seat is None else state.table.partner(seat)
    mine = {
        "hand": () if seat is None else state.hands[seat],
        "ballot": None if seat is None else state.ballots[seat],
        "pick": None if seat is None else state.picks[seat],
        "card": None if seat is None else state.cards[seat],
        "swap": None if seat is None else state.swaps[seat],
        "contest": None if seat is None else state.contests[seat],
        "proposal": None if partner is None else state.ballots[partner],
    }
    for field, value in mine.items():
        if view[field] != plain(value):
            yield f"the {field} {view[field]}"


def _table(truth: Truth, seq: int, table: Any) -> Iterator[str]:
    """What lies on the table has been revealed."""
    revealed = truth.revealed(seq)
    polls = [poll["ballots"] for poll in table["polls"]]
    if polls != revealed[len(revealed) - len(polls) :]:
        yield f"the ballots {polls}"
    first = table["round"]["first"]
    if first is not None and first not in revealed[-2:]:
        yield f"the ballots of a first vote {first}"
    if [[trait["card"] for trait in traits] for traits in table["traits"]] != truth.received(seq):
        yield f"the cards {table['traits']}"
    bid = table["bid"]
    if bid is not None and table["phase"] in ("give", "answer"):
        yield from (f"the answer to {gift}" for gift in bid["gifts"] if gift["contested"] is not None)


def _ballots(message: Any) -> Iterator[str]:
    """Choices that stand where none may stand."""
    for path, value in _walk(message):
        if _has(value, "whom"):
            elected = TOLD.fullmatch(path) and value.get("type") == "Elected"
            if not (OWN.fullmatch(path) or OPEN.fullmatch(path) or elected):
                yield f"a choice in {path}: {value}"
        elif _has(value, "contests") and not (TOLD.fullmatch(path) or path.endswith(("table", "options"))):
            yield f"an answer to a gift in {path}: {value}"


def _cards(message: Any, known: frozenset[str]) -> Iterator[str]:
    """Cards that a receiver cannot know, by their ids or their texts."""
    for path, value in _walk(message):
        texts = list(value) if isinstance(value, dict) else [value] if isinstance(value, str) else []
        for text in texts:
            yield from (f"the card {card} in {path}" for card in _cards_within(text) - known)


@cache
def _cards_within(text: str) -> frozenset[str]:
    """The cards whose id or words a text has. An id may be part of a key."""
    found = {WORDS[part] for part in (text, *text.split(".")) if part in WORDS}
    if len(text) >= SHORTEST and text not in WORDS:
        found |= {card for words, card in WORDS.items() if len(words) >= SHORTEST and words in text}
    return frozenset(found)


def _has(value: Any, field: str) -> bool:
    return isinstance(value, dict) and field in value


def _walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value within a value of JSON, with its path; each place in a list is a star."""
    yield path, value
    inner: Iterable[tuple[str, Any]] = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        inner = (("*", one) for one in value)
    for name, one in inner:
        yield from _walk(one, f"{path}.{name}" if path else name)
