"""How the computer plays: acts, targets, moves, interrupts, hacking, chases, break-ins."""
