"""What there is: pieces, figures, boxes, and the state, views, actions and events of a game."""
