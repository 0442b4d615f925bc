"""The rulebook: one module per chapter. Knows no tactics, odds, screen or content files."""
