"""The colours of sides, the first side's first."""

SIDES = ("green", "red", "yellow", "magenta")
