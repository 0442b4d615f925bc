"""Wounds and conditions."""
