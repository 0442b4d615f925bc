"""The engine: effects, answers, tallies, policies, the protocols of games and systems. Knows no game."""
