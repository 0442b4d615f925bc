"""What a master may change in a running game, and whom a master may call in."""
