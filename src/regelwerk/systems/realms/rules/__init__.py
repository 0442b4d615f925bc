"""The rulebook: one module per chapter. Imports no tactics, odds, screen or content loading."""
