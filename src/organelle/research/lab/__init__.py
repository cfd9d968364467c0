"""The balance lab: many games by bots, measured, and a page that says what stands out."""
