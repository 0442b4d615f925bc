"""The battlefield as an SVG drawing."""
