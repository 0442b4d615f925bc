"""Playing a game in the terminal: prompts, typed input, board and map as text, the log."""
