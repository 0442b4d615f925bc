"""`regelwerk report`: a saved game as a report, round by round, as text, Markdown, HTML or a chart."""
