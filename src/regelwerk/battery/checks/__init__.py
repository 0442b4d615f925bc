"""The checks, one module for each promise. Each takes a trial and raises a `Complaint`, or nothing."""
