"""The files for those who run a table for others: container image, compose file, proxy, service."""
