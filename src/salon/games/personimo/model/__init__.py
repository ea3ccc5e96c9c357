"""The data of a game: cards, squares, districts, and the state, views, actions and events."""
