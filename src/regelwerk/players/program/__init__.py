"""Outside programs as players: a line of JSON for every question and every answer, with a limit of time."""
