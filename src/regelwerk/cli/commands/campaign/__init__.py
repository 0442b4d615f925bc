"""`regelwerk campaign`: a scenario simulated many times, and campaigns of one's own."""
