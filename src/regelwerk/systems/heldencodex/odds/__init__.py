"""The named questions about odds and who answers them."""
