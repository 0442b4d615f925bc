"""What people see: board, cards, map overlays, the battlefield as a picture, unit cards to print."""
