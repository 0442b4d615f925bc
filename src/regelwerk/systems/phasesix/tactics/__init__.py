"""How the computer plays: estimates of attacks, goals on the map, reactions."""
