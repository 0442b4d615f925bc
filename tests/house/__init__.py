"""The house is in order: targets, versions, what may not be in a file."""
