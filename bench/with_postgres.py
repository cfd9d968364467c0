"""Runs a command beside a fresh PostgreSQL; {} in it becomes the address of an empty database.

PYTHONPATH=.:tests python bench/with_postgres.py python bench/server_kills.py --database {}
"""

from __future__ import annotations

import subprocess
import sys

from bench.server_group import own_postgres


def main() -> None:
    with own_postgres() as (address, _):
        words = [word.replace("{}", address) for word in sys.argv[1:]]
        done = subprocess.run(words, check=False).returncode
    sys.exit(done)


if __name__ == "__main__":
    main()
