"""Networks, hacking, machines under control."""
