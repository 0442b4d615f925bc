"""HTTP and WebSocket: the application, routes, live connections, tokens, limits, logs.

What a command does belongs to `games/`, and what a seat sees to `screens/`.
"""
