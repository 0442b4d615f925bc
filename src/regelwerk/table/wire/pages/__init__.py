"""Messages of the pages beside the table, a module for each page: what they show and what they send.

Text for people is finished when it leaves, and every value that comes in is bounded. The table itself is in `wire/`.
"""
