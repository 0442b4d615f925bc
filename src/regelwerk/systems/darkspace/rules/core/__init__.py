"""Probes, acts, phases, the order of play, groups, goals."""
