"""How the computer judges and plays."""
