"""Commands about single throws and questions of odds."""
