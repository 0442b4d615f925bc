"""The analysis of played games: what luck brought, what decisions cost, and where a game turned."""
