"""Chases and their obstacles."""
