"""Character sheets as text and as a drawing."""
