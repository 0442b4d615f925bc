"""What people see: board, faction cards, recent acts as arrows, news."""
