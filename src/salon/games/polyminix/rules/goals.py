"""What a player has to do in a race: a figure and a box, or a test of game 2."""

from collections.abc import Sequence
from functools import cache

from salon.core import Note, Seat
from salon.games.polyminix.content.challenges import EDITION, Challenge, load_deck
from salon.games.polyminix.model.board import empty_board, squares_of
from salon.games.polyminix.model.boxes import Anything, Box
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import Cell
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState
from salon.games.polyminix.rules.completion import missing_for_task, missing_to_cover

ANYTHING = Anything()


@cache
def challenges() -> dict[str, Challenge]:
    """Every challenge of every edition by its id."""
    return {
        challenge.id: challenge
        for edition in range(1, EDITION + 1)
        for challenge in load_deck(edition).challenges()
    }


@cache
def in_the_deck(edition: int = EDITION) -> tuple[Challenge, ...]:
    """Every challenge of an edition."""
    return tuple(load_deck(edition).challenges())


def challenge_of(table: PublicState, name: str) -> Challenge:
    """A challenge by its id: of the deck, or made for this table."""
    for made in table.made:
        if made.id == name:
            return made
    return challenges()[name]


def present(table: PublicState, seat: Seat) -> Challenge | None:
    """The challenge a seat is at; None in game 2."""
    held = table.hands[seat]
    part = table.runners[seat].part
    if part >= len(held):
        return None
    chosen = held[part].challenge
    return None if chosen is None else challenge_of(table, chosen)


def figure_of_seat(table: PublicState, seat: Seat) -> Figure | None:
    """The figure a seat is to cover; None in game 2."""
    challenge = present(table, seat)
    return None if challenge is None else challenge.figure


def box_of(table: PublicState, seat: Seat) -> Box:
    """The box that binds a seat (PX-13)."""
    return box_on(table, present(table, seat))


def box_on(table: PublicState, challenge: Challenge | None) -> Box:
    """The box of a challenge that the TEST die points to; any pieces will do in game 2, and before it is rolled."""
    if challenge is None or table.test_die is None:
        return ANYTHING
    return challenge.box(table.test_die)


def squares_for(table: PublicState, seat: Seat) -> frozenset[Cell]:
    """Where a seat may lay pieces."""
    figure = figure_of_seat(table, seat)
    return empty_board() if figure is None else squares_of(figure)


def missing(table: PublicState, seat: Seat, laid: Sequence[Placement]) -> tuple[Note, ...]:
    """What a seat's pieces lack; nothing, exactly if they complete what it is at."""
    if table.task is not None:
        return missing_for_task(table.task, laid)
    challenge = present(table, seat)
    return () if challenge is None else missing_to_cover(challenge.figure, box_on(table, challenge), laid)
