"""What every game must pass, whatever its rules: see `entrants.py` for who takes part."""
