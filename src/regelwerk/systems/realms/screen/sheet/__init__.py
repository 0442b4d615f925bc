"""Sheets of models: what stands on them, and who lives on."""
