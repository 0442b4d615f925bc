"""A small complete rule system as files to begin with: `regelwerk new system NAME` writes them with names filled in."""
