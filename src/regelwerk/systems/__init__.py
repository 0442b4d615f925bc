"""One package for each rule system."""
