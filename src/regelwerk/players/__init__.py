"""Who plays besides people: opponents that think, outside programs, learning agents. Knows no system."""
