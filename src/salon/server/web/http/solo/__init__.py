"""Routes for people who play on their own: what they have achieved, and questions about a game."""

from salon.server.web.http.solo import progress, studies

ROUTES = [*progress.ROUTES, *studies.ROUTES]
