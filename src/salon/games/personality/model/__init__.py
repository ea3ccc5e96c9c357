"""What there is: the state, views, actions and events of a game."""
