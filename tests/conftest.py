"""What all tests share: which build runs."""

from organelle.cli.main import build_kind

# Faults are planted by subclassing the rules, which only interpreted classes allow. Whether both builds play alike is
# asked once, in the compiled one.
collect_ignore = [f"conformance/test_{'twins' if build_kind() == 'interpreted' else 'faults'}.py"]
