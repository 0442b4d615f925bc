"""What people see of a game: board, cards, map, news."""
