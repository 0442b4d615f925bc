"""Sheets of characters and foes: what stands on them, and who lives on."""
