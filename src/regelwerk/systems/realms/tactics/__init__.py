"""How the computer plays: targets, places, plans of a phase, reactions, deployment."""
