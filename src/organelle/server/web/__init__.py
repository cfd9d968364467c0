"""The door: HTTP, sockets, cookies, limits."""
