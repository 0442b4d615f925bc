"""Campaigns: heroes who take places in scenes, live on from one to the next, and a history of it. Knows no game."""
