"""Games as environments for learning agents (extra `rl`): what is seen, what can be answered, what it is worth."""
