"""Routes by which people get to a table: over the local network, and from another device."""

from salon.server.web.http.invitations import local_network, transfers

ROUTES = [*local_network.ROUTES, *transfers.ROUTES]
