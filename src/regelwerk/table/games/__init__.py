"""Games being played: the server, running games, commands, lobby, replays."""
