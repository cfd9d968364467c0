"""`python -m organelle` is the command `organelle`."""

import sys

from organelle.cli.main import main

sys.exit(main())
