"""Finished results as text, Markdown, HTML and charts."""
