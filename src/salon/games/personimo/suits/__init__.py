"""Open suits: the suits that the cards of a district may still have, and the best assignment of them, exactly."""
