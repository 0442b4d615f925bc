"""Routes that calculate: odds, studies and the workshop."""
