"""The master's commands and missions."""
