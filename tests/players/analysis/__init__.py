"""The analysis of played games."""
