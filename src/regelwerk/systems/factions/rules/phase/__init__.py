"""Cards, turns, offers, minor factions, endings."""
