"""Attack, defence, cover, protection, throwing."""
