"""Games being played: the games of one process, one running game, its commands, screens and background work.

Knows nothing of HTTP: connections and tokens belong to `web/`.
"""
