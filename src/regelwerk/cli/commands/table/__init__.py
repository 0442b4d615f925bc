"""`regelwerk table`: serving it, and its upkeep."""
