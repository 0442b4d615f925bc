"""Tests of the engine, one module per concept."""
