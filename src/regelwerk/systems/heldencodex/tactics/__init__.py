"""How the computer plays: kept dice, blows and parries, shots, everything but fighting."""
