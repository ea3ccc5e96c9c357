"""The types of all messages between the page and the server."""
