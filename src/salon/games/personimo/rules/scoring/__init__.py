"""What districts and seats score, who wins, and the value of each legal move."""
