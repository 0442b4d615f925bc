"""The battery: checks that know no game and that every game must pass; `regelwerk check` runs them for any system."""
