"""Routes of the home page."""

from salon.server.web.http.home import overview

ROUTES = overview.ROUTES
