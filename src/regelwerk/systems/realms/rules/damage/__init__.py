"""The damage contest, wounds, structure zones, detonations."""
