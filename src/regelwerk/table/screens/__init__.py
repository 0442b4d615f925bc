"""What people see, put into words of one language: views of a table, questions, log lines, pages.

Models are defined in `wire/`; when something is shown is decided in `games/` and `web/`.
"""
