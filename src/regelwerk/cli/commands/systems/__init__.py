"""Commands about rule systems: their rules, whether they hold, and a system of one's own."""
