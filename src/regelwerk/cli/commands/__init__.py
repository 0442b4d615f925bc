"""The commands, in folders by what they are for, one module each: its options, and what it calls.

Output longer than a few lines is in `reports/`.
"""
