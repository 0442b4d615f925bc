"""Commands that play many games: duels, tournaments, values and the studies of the laboratory."""
