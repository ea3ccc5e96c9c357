"""Matches between bots: many games with rotated seats, and their statistics. It works for every game."""

from salon.lab.arena.match import InvalidMatch, Match, PlayedGame
from salon.lab.arena.play import FinishedGame, play, play_game
from salon.lab.arena.statistics import BotResult, Estimate, bot_results

__all__ = [
    "BotResult",
    "Estimate",
    "FinishedGame",
    "InvalidMatch",
    "Match",
    "PlayedGame",
    "bot_results",
    "play",
    "play_game",
]
