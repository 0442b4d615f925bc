"""The named questions about odds: what an attack brings."""
