"""The bots of Personimo: the levels, the search behind the strongest of them, and the coach."""
