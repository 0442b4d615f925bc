"""Processes beside the server: computer seats, odds, studies."""
