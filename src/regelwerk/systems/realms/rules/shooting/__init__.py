"""Targets, ranges, shots, autofire, area weapons, reaction fire."""
