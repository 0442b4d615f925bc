"""The named questions about odds: shots, templates, melee, single rolls, targets of a real table."""
