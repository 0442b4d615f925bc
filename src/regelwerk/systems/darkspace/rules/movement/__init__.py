"""Zones, distances, running, leaving."""
