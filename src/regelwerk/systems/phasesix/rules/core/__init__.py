"""Rolls, initiative, rounds, surprise, rest."""
