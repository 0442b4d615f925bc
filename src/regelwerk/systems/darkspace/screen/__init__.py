"""What people see: board, cards, tracks and lanes, news, character sheets."""
