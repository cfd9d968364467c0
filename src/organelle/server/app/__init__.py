"""What people do at a table, whatever they connect and store it with."""
