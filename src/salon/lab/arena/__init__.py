"""Bots against bots: many games with the seats rotated, and what they show. For every game of the house."""

from salon.lab.arena.match import BadMatch, Match, Played
from salon.lab.arena.play import Finished, play, play_game
from salon.lab.arena.statistics import Estimate, Standing, standings

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
