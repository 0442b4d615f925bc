"""Attacks, parries, counters and special attacks."""
