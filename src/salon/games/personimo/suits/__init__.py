"""Open suits, exactly: which suits the cards of a district may still have, and the best assignment of them."""
