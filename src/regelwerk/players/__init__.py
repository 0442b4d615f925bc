"""Opponents that think: they know a game through its protocol alone."""
