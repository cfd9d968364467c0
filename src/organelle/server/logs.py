"""The server's log: JSON on the standard error stream, one object a line."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

STANDARD = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """One JSON object a line; only what the code names goes in, so no token, cookie or query ever does."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        found |= {name: value for name, value in record.__dict__.items() if name not in STANDARD and name not in found}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def no_visitors_fault(record: logging.LogRecord) -> bool:
    """Return False for what uvicorn takes for an error though it only says that a visitor sent nonsense."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def log_to_stderr(level: str) -> None:
    """Send the log of that level and above to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)  # below that it names every socket with its address and query
    uvicorn.addFilter(no_visitors_fault)
