"""Driving, overtaking, ramming, boarding, mounted guns."""
