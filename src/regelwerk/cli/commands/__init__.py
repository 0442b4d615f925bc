"""One module per command: `regelwerk play`, `odds`, `rules` and the others."""
