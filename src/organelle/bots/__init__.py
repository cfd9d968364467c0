"""Players that look through a window: they get what their seat may know, nothing else."""
