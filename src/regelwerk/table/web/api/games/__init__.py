"""Routes about games: made by the host, prepared in the lobby, played, and read afterwards."""
