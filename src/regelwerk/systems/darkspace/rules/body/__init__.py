"""Monitors, stress, harm, healing, death."""
