"""What each seat sees, put into words: views, questions, log lines, pages."""
