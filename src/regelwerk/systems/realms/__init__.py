"""Realms: a skirmish with miniatures on a table full of terrain."""
