"""Routes about campaigns: their scenes, their heroes, and who plays whom."""
