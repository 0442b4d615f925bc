"""What a participant can do: offers, reactions, movement, gear."""
