"""Games, seats and journals in a database: SQLite or PostgreSQL behind one `Store`, and its migrations.

Knows nothing of rules, screens or HTTP.
"""
