"""Players that think, on small games with answers known on paper."""
