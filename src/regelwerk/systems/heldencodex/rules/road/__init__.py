"""Journeys, herbs, watches, sneaking."""
