"""Content files: models, loading, scenarios as documents; the supplied TOML files lie beside."""
