"""What all tests share: which build runs."""

from organelle.cli.main import build

# Faults are planted by subclassing the rules, which only interpreted classes allow.
collect_ignore = [] if build() == "interpreted" else ["conformance/test_faults.py"]
