"""What a table can choose."""

from collections.abc import Iterable

from salon.core import Option


def options_for(decks: Iterable[str], boards: Iterable[str]) -> tuple[Option, ...]:
    """The options of a house with these decks and boards; a single deck is no choice."""
    decks, boards = tuple(decks), tuple(boards)
    choice_of_deck = (Option("deck", decks, decks[0], "cards", "PY-1"),) if len(decks) > 1 else ()
    return (
        Option("board", boards, boards[0], "board", "PY-2"),
        *choice_of_deck,
        Option("cards", ("all", "family"), "all", "cards", "PY-1"),
        Option("pair_votes", (1, 2), 1, "votes", "PY-31"),
        Option("choice_seconds", (0, 30, 60, 120), 0, "pace", "PY-71"),
        Option("debate_seconds", (0, 60, 120, 300), 0, "pace", "PY-71"),
        Option("swap_seconds", (0, 15, 30, 60), 0, "pace", "PY-71"),
    )
