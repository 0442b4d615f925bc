"""A running game in the terminal: board, map, prompts, typed answers, log."""
