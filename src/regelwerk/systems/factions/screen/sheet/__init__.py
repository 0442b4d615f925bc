"""Sheets of factions: what stands on them, and what lives on from one campaign to the next."""
