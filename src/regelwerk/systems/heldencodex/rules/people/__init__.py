"""Haggling, influence, drinking."""
