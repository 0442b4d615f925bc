"""Attacks, cover, ambush, interrupts."""
