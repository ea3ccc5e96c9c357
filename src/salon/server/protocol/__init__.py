"""Everything that the page and the server say to each other, as types."""
