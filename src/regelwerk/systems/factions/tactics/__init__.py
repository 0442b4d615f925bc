"""How the computer plays: estimates of actions, the choice of a turn, tempers."""
