"""Record samples for the board tests: play random games, keep positions worth drawing: `python record.py cytosis`."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import organelle
from organelle.games import GAMES

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "cytosis": [
        (3, {}),
        (2, {"virus": "on", "epigenetics": "on"}),
        (5, {"virus": "on", "epigenetics": "on"}),
        (4, {"edition": "italian"}),
    ],
    "cellulose": [
        (3, {}),
        (1, {"difficulty": "hard"}),
        (5, {"board": "mangrove"}),
        (2, {"scenario": "cactus"}),
        (4, {"board": "mangrove", "scenario": "mangrove"}),
        (2, {"board": "mangrove", "ask": "on"}),
    ],
    "foment": [(3, {}), (5, {}), (4, {"limit": "off", "economy": "closed"}), (2, {})],
}
SEEDS = range(1, 7)


def make_sample(match: Any, seat: int | None, since: int, name: str = "") -> dict[str, Any]:
    codes = match.codes(seat) if seat is not None else []
    found = {"name": name, "view": match.view(seat), "codes": codes, "events": match.events(since, seat)}
    return {**found, "figures": match.static_view()}


def length(game: Any, seats: int, chosen: dict[str, str], seed: int) -> int:
    """How many choices a random game takes."""
    match, luck, count = game.new(seats=seats, seed=seed, **chosen), random.Random(seed), 0
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.codes(seat)))
        count += 1
    return count


def record_samples(game: Any, seats: int, chosen: dict[str, str], seen: set[str]) -> list[dict[str, Any]]:
    """Start, middle, late and end of the first game, and whatever is asked for the first time in all of them."""
    found = []
    for seed in SEEDS:
        whole = length(game, seats, chosen, seed)
        named = [("start", seats * 2), ("middle", whole // 2), ("late", whole * 9 // 10)] if seed == SEEDS[0] else []
        match, luck, since = game.new(seats=seats, seed=seed, **chosen), random.Random(seed), {}
        for count in range(whole):
            seat = match.waiting[0]
            codes = match.codes(seat)
            fresh = {f"{match.question} {code.split(' ')[0]}" for code in codes} - seen
            if named and count >= named[0][1] and len(codes) > 4:
                found.append(make_sample(match, seat, since.get(seat, 0), f"{seats}-{named.pop(0)[0]}"))
            elif fresh and len(codes) > 1:
                seen |= fresh
                found.append(make_sample(match, seat, since.get(seat, 0)))
            since[seat] = match.number
            match.play(seat, luck.choice(codes))
        if seed == SEEDS[0]:
            found.append(make_sample(match, 0, match.number - 1, f"{seats}-end"))
            found.append(make_sample(match, None, match.number - 1, f"{seats}-watch"))
    return found


def main(name: str) -> None:
    seen: set[str] = set()
    kept = [one for seats, chosen in TABLES[name] for one in record_samples(organelle.game(name), seats, chosen, seen)]
    printed: list[dict[str, Any]] = []
    for one in kept:  # what never changes during a game is kept once
        fixed = one.pop("figures")
        one["view"]["table"] = {key: value for key, value in one["view"]["table"].items() if key not in fixed}
        if fixed not in printed:
            printed.append(fixed)
        one["printed"] = printed.index(fixed)
    told = sorted(event.key for event in GAMES[name].events)
    path = Path(__file__).parent / f"{name}.json"
    path.write_text(
        json.dumps({"events": told, "printed": printed, "samples": kept}, separators=(",", ":"), ensure_ascii=False),
        "utf-8",
    )


if __name__ == "__main__":
    main(sys.argv[1])
