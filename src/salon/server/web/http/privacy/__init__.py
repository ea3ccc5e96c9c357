"""Routes for what people may know and decide about their data."""

from salon.server.web.http.privacy import note, visitor_data, withdrawal

ROUTES = [*note.ROUTES, *visitor_data.ROUTES, *withdrawal.ROUTES]
