"""The table server: friends, guests and bots at one table; nothing lost, nothing leaked."""
