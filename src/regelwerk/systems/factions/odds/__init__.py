"""The named questions about odds: what an action of a faction brings."""
