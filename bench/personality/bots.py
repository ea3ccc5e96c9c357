"""Measures whether Personality's bots learn about people: `python -m bench.personality.bots [games]`

People are played by voters with a hidden character each. It differs from their persona, and can only be learnt from
their votes. Each table has two such people, a bot and a random voter, and the seats rotate. The share of votes with the
majority is printed for the first and the last third of each game, which shows learning.
"""

import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from salon.core import Bot
from salon.games.personality.bots.levels import BOTS, RandomBot
from salon.games.personality.content.cards import Tag, house_deck
from salon.games.personality.game import PERSONALITY
from salon.games.personality.model.actions import AnyAction, Choose
from salon.games.personality.model.public_state import PublicState
from salon.games.personality.model.view import View
from salon.lab.arena import play

THEMES = 6
TAGS: tuple[Tag, ...] = tuple(sorted({tag for card in house_deck().cards.values() for tag in card.tags}))


class Person:
    """Votes by the players' hidden characters, with some noise, and otherwise makes random choices."""

    def __init__(self, characters: Sequence[frozenset[Tag]]) -> None:
        self._characters = characters

    def choose(self, view: View, random: Random) -> AnyAction:
        card = view.faces.get(view.table.round.card or "")
        if view.table.phase not in ("choose", "second") or card is None or view.proposal is not None:
            return RandomBot().choose(view, random)
        fits = {
            whom: len(self._characters[whom] & set(card.tags)) + random.gauss(0, 0.4)
            for whom in view.table.choices
        }
        return Choose(max(fits, key=lambda whom: fits[whom]))


class Played(NamedTuple):
    """A finished game, and which seats are whose."""

    table: PublicState
    bot: int
    random: int


def match(level: str, games: int) -> list[Played]:
    """Two people, a bot of this level and a random voter, in rotating seats."""
    played = []
    for number in range(games):
        random = Random(f"people {number}")
        person = Person([frozenset(random.sample(TAGS, THEMES)) for _ in range(4)])
        seating = [person, person, BOTS[level], RandomBot()]
        turned: list[Bot] = [seating[(seat + number) % 4] for seat in range(4)]
        setup = PERSONALITY.setup(4, {}, f"match {number}")
        finished = play(PERSONALITY, setup, turned, partial(_chance, number))
        played.append(Played(finished.timeline.state.table, (2 - number) % 4, (3 - number) % 4))
    return played


def _chance(number: int, seat: int, seq: int) -> Random:
    return Random(f"match {number} seat {seat} seq {seq}")


def hits(table: PublicState, seat: int, part: int | None = None) -> tuple[int, int]:
    """Votes with the majority and votes, in the first (0) or last (2) third of a game, or in all of it."""
    traits = sorted((trait for traits in table.traits for trait in traits), key=lambda trait: trait.round)
    votes = [trait for trait in traits if trait.elected is not None and trait.how in ("elected", "inverted")]
    if part is not None:
        third = len(votes) // 3
        votes = votes[:third] if part == 0 else votes[len(votes) - third :]
    own = [(whom, trait.elected) for trait in votes if (whom := trait.chosen[seat]) is not None]
    return sum(whom == elected for whom, elected in own), len(own)


def share(played: list[Played], who: str, part: int | None = None) -> float:
    """The share of votes with the majority over many games."""
    both = [hits(each.table, getattr(each, who), part) for each in played]
    return sum(hit for hit, _ in both) / max(1, sum(votes for _, votes in both))


def ahead(played: list[Played]) -> float:
    """How often the bot ends ahead of the random voter on the track (level: half)."""
    squares = [(each.table.squares[each.bot], each.table.squares[each.random]) for each in played]
    return sum((bot > other) + 0.5 * (bot == other) for bot, other in squares) / len(squares)


def main(words: list[str]) -> None:
    if words and not (words[0].isdecimal() and int(words[0])):
        sys.exit(f"how many games? A number from 1, not {words[0]}")
    games = int(words[0]) if words else 100
    print(f"{games} games of two people, a bot and a random voter\n")
    print(f"{'bot':8} {'ahead':>7} {'reads':>7} {'random':>7} {'early':>7} {'late':>7}")
    for level in ("gentle", "fair", "sharp"):
        played = match(level, games)
        shares = [
            share(played, "bot"),
            share(played, "random"),
            share(played, "bot", 0),
            share(played, "bot", 2),
        ]
        print(f"{level:8} {ahead(played):7.0%} " + " ".join(f"{each:7.0%}" for each in shares))


if __name__ == "__main__":
    main(sys.argv[1:])
