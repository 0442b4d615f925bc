"""The commands of people at a table, by what they are about."""
