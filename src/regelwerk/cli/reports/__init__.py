"""Results printed to the terminal or written to files: odds, duels, campaigns, rules, coverage, saved games."""
