"""What cards, maps, sheets and prints consist of, in no language."""
