"""Models and loading of content; the supplied TOML files lie beside."""
