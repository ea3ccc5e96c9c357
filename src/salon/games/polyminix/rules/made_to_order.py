"""New challenges on demand (PX-33): who may wish for one, what the workshop is told, and what lies there then."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from salon.core import IllegalAction, Seat
from salon.core.kit import MadeToOrder
from salon.games.polyminix.content.challenges import Challenge, Level
from salon.games.polyminix.content.families import Family
from salon.games.polyminix.model.actions import NewChallenge
from salon.games.polyminix.model.events import ChallengeMade
from salon.games.polyminix.model.public import Held, Table
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules.steps import Play
from salon.games.polyminix.rules.turns import clockwise

_challenges = msgspec.json.Decoder(tuple[Challenge, ...])

MOST = 999_999
"""The largest number that a wish can have: short enough to be read out to somebody."""


class Order(Struct, frozen=True):
    """What the workshop has to make: challenges of these ids and numbers, otherwise alike."""

    level: Level
    family: Family | None
    kit: str
    cards: tuple[tuple[str, int], ...]


def order(table: Table, seat: Seat, wish: NewChallenge) -> Order:
    """What a wish needs; raises IllegalAction if the seat may not wish for it."""
    check_wish(table, seat, wish)
    return Order(wish.level, wish.family, str(table.options["kit"]), tuple(_cards(table, wish)))


def fulfil(wish: NewChallenge, made: bytes) -> NewChallenge:
    """The wish with the challenges that were made for it."""
    return replace(wish, made=_challenges.decode(made))


def may_wish(table: Table, seat: Seat) -> bool:
    """Alone where challenges are picked; in company the current player, if the table has agreed to it."""
    if table.phase == "pick":
        return table.with_cards
    agreed = table.options["new_challenges"] is True and table.mode != "own-colour"
    return table.phase == "deck" and seat == table.current and agreed


def check_wish(table: Table, seat: Seat, wish: NewChallenge) -> None:
    """Whether the seat may wish for this."""
    if not may_wish(table, seat):
        raise IllegalAction("polyminix-no-new-challenges", "PX-33")
    if not 1 <= wish.number <= MOST:
        raise IllegalAction("polyminix-no-such-number", "PX-33", most=MOST)


def check(table: Table, seat: Seat, wish: NewChallenge) -> None:
    """Whether the wish is allowed and fulfilled: exactly the challenges it names, of its level."""
    check_wish(table, seat, wish)
    wanted = [(f"{card}-a", wish.level) for card, _ in _cards(table, wish)]
    if [(made.id, made.level) for made in wish.made] != wanted:
        raise IllegalAction("polyminix-not-made", "PX-33")


def lay_out(play: Play, seat: Seat, wish: NewChallenge) -> None:
    """What was made lies before everybody who plays, and the TEST die is to be rolled."""
    table = play.table
    hand = tuple(Held(card, wish.level, 0) for card, _ in _cards(table, wish))
    hands = tuple(hand if other in table.players else () for other in range(table.seats))
    play.lay_out(hands=hands, made=(*table.made, *wish.made))
    for (_, number), made in zip(_cards(table, wish), wish.made, strict=True):
        play.tell(ChallengeMade(seat, made.id, made.name, made.level, number))
    play.ask("test", clockwise(table, table.current)[0])


def _cards(table: Table, wish: NewChallenge) -> Iterator[tuple[str, int]]:
    """The cards wished for and their numbers: two of them in *two cards*."""
    for turn in range(2 if table.mode == "two-cards" else 1):
        number = wish.number % MOST + 1 if turn else wish.number
        yield f"new-{wish.level}-{wish.family or 'any'}-{number}", number


def _order_in_view(view: View, wish: NewChallenge) -> Order | None:
    return None if view.seat is None else order(view.table, view.seat, wish)


MADE_TO_ORDER = MadeToOrder((NewChallenge,), _order_in_view, fulfil)
