"""The game table: seats, running games, storage, HTTP and WebSocket API, fair dice. Knows systems only as `System`."""
