"""Routes: tables, replays, health, the API description and the page's files."""
