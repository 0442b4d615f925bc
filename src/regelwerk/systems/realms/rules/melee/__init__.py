"""Charging, melee rolls, direct opponents."""
