"""The command line: thin, over the same functions that a library user calls.

`commands/` has one module for each command, `reports/` prints results, `terminal/` plays games; what commands share
lies beside them.
"""
