"""What there is: cards, squares, districts, and the state, views, actions and events of a game."""
