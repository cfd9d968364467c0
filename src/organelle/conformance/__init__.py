"""What every game must keep to, whatever its rules: the checks behind tests/conformance and `organelle soak`."""
