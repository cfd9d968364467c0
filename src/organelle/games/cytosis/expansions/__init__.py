"""The expansions: viruses and epigenetic cards."""
