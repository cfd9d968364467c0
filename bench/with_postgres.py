"""Runs a command beside a fresh PostgreSQL; {} in it becomes the address of an empty database.

PYTHONPATH=.:tests python bench/with_postgres.py python bench/server_kills.py --database {}
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from server.cluster import Cluster


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="organelle-pg-") as folder:
        Path(folder).chmod(0o755)
        cluster = Cluster(Path(folder) / "cluster")
        cluster.start()
        try:
            words = [word.replace("{}", cluster.database()) if "{}" in word else word for word in sys.argv[1:]]
            done = subprocess.run(words, check=False).returncode
        finally:
            cluster.stop()
    sys.exit(done)


if __name__ == "__main__":
    main()
