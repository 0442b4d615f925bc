"""Who plays besides people and tactics: opponents that think, learning agents, outside programs. Knows no system."""
