"""Battlefields, deployment, goals and victory."""
