"""Guided scenes: a scene with given dice and answers, and what a learner is told at each decision."""
