"""What every game must do. A new game, a new option or a new number of players is tested here without a change."""
