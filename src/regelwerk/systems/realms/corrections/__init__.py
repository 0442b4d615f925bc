"""What a master may change in a running game."""
