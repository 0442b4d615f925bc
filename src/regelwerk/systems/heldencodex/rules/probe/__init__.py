"""Dice pools, throws, matches and runs, mastery, learning."""
