"""Bots against bots: many games with the seats rotated, and what they show. For every game of the house."""

from salon.arena.figures import Estimate, Standing, standings
from salon.arena.match import BadMatch, Match, Played
from salon.arena.play import Finished, play, play_game

__all__ = [
    "BadMatch",
    "Estimate",
    "Finished",
    "Match",
    "Played",
    "Standing",
    "play",
    "play_game",
    "standings",
]
