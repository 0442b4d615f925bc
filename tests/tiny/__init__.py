"""Two tiny games with secrets, so that the engine can be proved without any real system."""
