"""HTTP and WebSocket: routes, live connection, security, limits."""
