"""Walking, climbing, jumping, answers on the map."""
