"""Aiming, shots, evading."""
