"""What goes over the wire at a table: finished text for people, stable keys for what they answer.

These models are the contract between server and browser; the browser's types are generated from them.
"""
