"""What all tests share: which build runs."""

from organelle.cli.main import build_kind

# Faults are planted by subclassing the rules, which only interpreted classes allow.
collect_ignore = [] if build_kind() == "interpreted" else ["conformance/test_faults.py"]
