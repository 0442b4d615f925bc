"""What people see: board with map, cards, news."""
