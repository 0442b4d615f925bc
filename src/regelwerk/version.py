"""The version of the package: here, and nowhere else."""

VERSION = "0.13.0"
