"""The actions of a turn: attack, espionage, plans and the others."""
