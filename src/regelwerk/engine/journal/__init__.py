"""What is stored of a game: entries, events, frozen states, fair dice."""
