"""The commands, one module each: its options, and what it calls. Output longer than a few lines is in `reports/`."""
