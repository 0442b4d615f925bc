"""Games being played: the hall, running games, commands, lobby, replays."""
