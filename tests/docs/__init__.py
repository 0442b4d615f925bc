"""What README and handbook show is true: their examples run here."""
