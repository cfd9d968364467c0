"""The places of the board, one module each; `registry` lists them."""
