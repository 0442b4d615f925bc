"""Games in a database: SQLite or PostgreSQL, schema, migrations, the writing thread."""
