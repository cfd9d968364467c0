"""Lets schemathesis try every request of a running server by its OpenAPI document, at tables that exist.

pip install schemathesis
python bench/server_schema.py --examples 200
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.server_kills import People, Server

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def narrowed(people: People, tables: list[str]) -> str:
    """The document, with tables, seats and games that exist."""
    document = people.ask("GET", "/openapi.json")
    known = {"table": tables, "seat": [0, 1, 2], "game": ["duel"], "wait": [0]}
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["name"] in known:
                    parameter["schema"] = {"enum": known[parameter["name"]]}
    return json.dumps(document)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--schemathesis", default="schemathesis", help="where the command is")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.database or f"{folder}/schema.db")
        server.start()
        people = People(server, 3)
        people.ask("GET", "/games")
        waiting = people.ask(
            "POST", "/tables", {"game": "duel", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
        )
        bots = people.ask("POST", "/tables", {"game": "duel", "seats": [{"kind": "bot", "level": "random"}] * 2})
        place = Path(folder, "openapi.json")
        place.write_text(narrowed(people, [people.open(), waiting["id"], bots["id"]]), "utf-8")
        command = [args.schemathesis, "run", str(place), "--url", f"http://127.0.0.1:{server.port}"]
        options = ["-n", str(args.examples), "--checks", CHECKS, "--generation-database", ":memory:"]
        options += ["-H", f"Cookie: {people.cookie}", "--mode", "positive"]
        found = subprocess.run([*command, *options], cwd=folder, check=False)
        server.process.terminate()
        server.process.wait()
    sys.exit(found.returncode)


if __name__ == "__main__":
    main()
