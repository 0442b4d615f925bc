"""Trait rolls, modifiers, assets, wounds, shaken."""
