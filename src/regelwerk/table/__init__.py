"""The game table: games played in the browser. Knows systems only as `System` and `Game`.

`games/` runs them, `screens/` puts them into words, `storage/` keeps them, `workers/` compute beside them, `web/`
serves them, and `wire/` defines what the client gets.
"""
