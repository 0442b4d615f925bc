"""The named questions about odds: throws, shots, two against each other, which dice to keep."""
