"""Life circles, armour, wounds, healing, the clock."""
