"""The engine: effects, interpreters, tallies, journal and rulebook. Knows no game."""
