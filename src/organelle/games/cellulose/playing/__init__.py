"""Drawing and playing cell component cards."""
