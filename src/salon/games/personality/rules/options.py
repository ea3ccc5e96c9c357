"""What a table can choose, and the extra value of a setup that the program supplies."""

from collections.abc import Iterable

from salon.core import Extra, Option

LEFT_OUT = Extra("left_out", "ids", "PY-73")
"""The cards that a table has left out of its earlier games; it grows from game to game."""


def options_for(decks: Iterable[str], boards: Iterable[str]) -> tuple[Option, ...]:
    """The options of a server with these decks and boards. With a single deck there is no option for it."""
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
