"""Reading content files and plain data, and reporting errors in them."""
