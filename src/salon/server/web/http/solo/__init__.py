"""Routes for people who play alone: what they have achieved, their numbers, puzzles, and questions about a game."""

from salon.server.web.http.solo import numbers, progress, puzzles, studies

ROUTES = [*numbers.ROUTES, *progress.ROUTES, *puzzles.ROUTES, *studies.ROUTES]
