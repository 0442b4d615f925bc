"""Rolls, rounds, phases, actions, reactions, equipment."""
