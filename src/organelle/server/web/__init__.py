"""The web layer: HTTP, sockets, cookies, limits, static files."""
