"""New challenges made to order (PX-33): who may wish for one, the order, and how the challenges are laid out."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from salon.core import IllegalAction, Note, Seat
from salon.core.kit import MadeToOrder
from salon.games.polyminix.content.challenges import Challenge, Level, card_and_side, challenge_id
from salon.games.polyminix.content.families import Family
from salon.games.polyminix.content.own_figures import CARD
from salon.games.polyminix.content.titles import title
from salon.games.polyminix.model.actions import NewChallenge, OrderChallenge
from salon.games.polyminix.model.events import ChallengeMade
from salon.games.polyminix.model.public_state import Held, PublicState
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules.modes import mode_rule
from salon.games.polyminix.rules.steps import Play
from salon.games.polyminix.rules.turns import clockwise

Wish = OrderChallenge | NewChallenge
"""A wish before or after it is fulfilled."""

_challenges = msgspec.json.Decoder(tuple[Challenge, ...])

MOST = 999_999
"""The largest number that a wish can have: short enough to be read out to somebody."""


class Order(Struct, frozen=True, tag="order"):
    """An order for a worker: challenges with these ids and numbers, alike in everything else."""

    level: Level
    family: Family | None
    kit: str
    cards: tuple[tuple[str, int], ...]


def order(table: PublicState, seat: Seat, wish: Wish) -> Order:
    """The order that a wish needs. Raises IllegalAction if the seat may not wish for it."""
    check_wish(table, seat, wish)
    return Order(wish.level, wish.family, table.rules.kit.name, tuple(_cards(table, wish)))


def fulfil(wish: Wish, made: bytes) -> NewChallenge:
    """The wish as it is stored: with the challenges that were made for it."""
    return NewChallenge(wish.level, wish.number, wish.family, _challenges.decode(made))


def may_wish(table: PublicState, seat: Seat) -> bool:
    """Whether a seat may wish: a lone player who picks, or the current player if the table has agreed to it."""
    if table.phase == "pick":
        return table.rules.with_cards
    if table.phase != "deck" or seat != table.current:
        return False
    return table.rules.new_challenges and not mode_rule(table).own_deck


def check_wish(table: PublicState, seat: Seat, wish: Wish) -> None:
    """Raises IllegalAction unless the seat may wish for this."""
    if not may_wish(table, seat):
        raise IllegalAction("polyminix-no-new-challenges", "PX-33")
    if not 1 <= wish.number <= MOST:
        raise IllegalAction("polyminix-no-such-number", "PX-33", most=MOST)


def check(table: PublicState, seat: Seat, wish: NewChallenge) -> None:
    """Raises IllegalAction unless the wish is allowed and `made` holds exactly what it asks for."""
    check_wish(table, seat, wish)
    wanted = [(challenge_id(card, 0), wish.level) for card, _ in _cards(table, wish)]
    if [(made.id, made.level) for made in wish.made] != wanted:
        raise IllegalAction("polyminix-not-made", "PX-33")


def lay_out(play: Play, seat: Seat, wish: NewChallenge) -> None:
    """Everybody who plays gets the challenges that were made, and the TEST die is to be rolled."""
    table = play.table
    hand = tuple(Held(card, wish.level, 0) for card, _ in _cards(table, wish))
    hands = tuple(hand if other in table.players else () for other in range(table.seats))
    play.lay_out(hands=hands, made=(*table.made, *wish.made))
    for (_, number), made in zip(_cards(table, wish), wish.made, strict=True):
        play.tell(ChallengeMade(seat, made.id, Note(*title(made)), made.level, number))
    play.ask("test", clockwise(table, table.current)[0])


def _cards(table: PublicState, wish: Wish) -> Iterator[tuple[str, int]]:
    """The cards wished for and their numbers: two of them in *two cards*."""
    for turn in range(mode_rule(table).cards):
        number = wish.number % MOST + 1 if turn else wish.number
        yield f"new-{wish.level}-{wish.family or 'any'}-{number}", number


def number_of(made: Challenge) -> int | None:
    """The number that a challenge was made for; None for a figure that somebody has drawn."""
    card, _ = card_and_side(made.id)
    return None if card == CARD else int(card.rpartition("-")[2])


def _order_in_view(view: View, wish: Wish) -> Order | None:
    return None if view.seat is None else order(view.table, view.seat, wish)


MADE_TO_ORDER = MadeToOrder((OrderChallenge,), _order_in_view, fulfil)
