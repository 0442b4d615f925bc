"""Phases of a fight: arming, combat dice, initiative, consequences."""
