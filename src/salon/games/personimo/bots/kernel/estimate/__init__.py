"""The learned value of a district: features, weights and their evaluation."""
