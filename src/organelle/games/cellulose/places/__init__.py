"""The places of the board, one module each; registry.py lists them."""
