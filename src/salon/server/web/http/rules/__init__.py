"""Routes for what the rules pages show."""

from salon.server.web.http.rules import diagrams

ROUTES = diagrams.ROUTES
