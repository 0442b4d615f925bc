"""What people see: board, cards, parts of a scene, the dice tray, news, character sheets."""
