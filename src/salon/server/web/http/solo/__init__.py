"""Routes for people who play on their own: what they have achieved, questions about a game, and
puzzles."""

from salon.server.web.http.solo import progress, puzzles, studies

ROUTES = [*progress.ROUTES, *puzzles.ROUTES, *studies.ROUTES]
