"""Experiments on games: exact solving and simulation. Knows systems only through the `Game` protocol."""
