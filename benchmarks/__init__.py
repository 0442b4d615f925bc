"""Measured side by side: our answers, those of icepool and dyce, and plain Python."""
