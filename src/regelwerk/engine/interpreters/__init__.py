"""What answers a rule: live session, odds, best play, simulation, replay, script, preview."""
