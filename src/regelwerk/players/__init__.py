"""Who plays besides people: outside programs, learning agents. Knows no system."""
