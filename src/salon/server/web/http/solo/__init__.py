"""Routes for people who play on their own: what they have achieved, their numbers, and questions about a game."""

from salon.server.web.http.solo import numbers, progress, studies

ROUTES = [*progress.ROUTES, *studies.ROUTES, *numbers.ROUTES]
