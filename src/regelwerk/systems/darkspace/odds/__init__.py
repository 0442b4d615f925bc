"""The named questions about odds: probes, attacks, hacking, chases, break-ins."""
