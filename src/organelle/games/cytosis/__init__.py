"""Cytosis: flasks, vesicles and health inside a human cell."""
