"""Unit cards to print."""
