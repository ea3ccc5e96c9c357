"""A web socket at a table: the session, and what it still needs to be sent."""
