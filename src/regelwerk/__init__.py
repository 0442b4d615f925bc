"""Regelwerk: a rules engine, a game table and a balance laboratory for tabletop rule systems."""
