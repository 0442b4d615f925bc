"""Positions, cover, environment, camouflage, spotting."""
