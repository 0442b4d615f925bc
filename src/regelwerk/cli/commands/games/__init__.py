"""Commands that play a game or read a saved one."""
