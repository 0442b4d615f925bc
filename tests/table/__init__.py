"""Tests of the game table: what is stored, what is served, who sees what."""
