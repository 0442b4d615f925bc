"""Infiltration, discovery, awareness."""
