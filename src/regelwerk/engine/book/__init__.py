"""The catalogue of rules, options, messages and coverage."""
