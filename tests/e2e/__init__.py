"""A real server, real browsers, and people who click."""
