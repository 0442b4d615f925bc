"""Sheets of all systems: one description in no language, set as text, as a drawing and on paper by shared code."""
