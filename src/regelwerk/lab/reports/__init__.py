"""What a study found, for people: words, tables and pictures in both languages, as text, HTML or PDF."""
