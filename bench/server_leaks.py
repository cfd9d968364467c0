"""Plays random matches of every game and looks for anything that leaves the server and should not.

    PYTHONPATH=. python bench/server_leaks.py --matches 20

Before every move, what each seat and a spectator would be sent is made twice: from the match, and from the match with
everything that seat cannot see dealt anew. Both must be the same to the last byte: views, codes, events, previews,
refusals. While slips are written, an answer given and taken back must not be seen by anyone else at all.
"""

from __future__ import annotations

import argparse
import random
import time

from organelle.catalog import GameInfo
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.server.app.state_encoder import StateEncoder, table_state
from organelle.server.app.wire import encode
from organelle.table.chance import SeededChance
from organelle.table.errors import Illegal
from organelle.table.match import Match

PREVIEWS = 2
"""Codes of a question whose previews are compared."""

BusListener = dict[int | None, int]


class Redealt:
    """A match as it would look if everything a seat cannot see were dealt anew; its past stays."""

    def __init__(self, match: Match, seat: int, luck: Rng) -> None:
        self.match = match
        self.real = match._state
        self.world = GAMES[match.game].redeal(match.state(), seat, luck)
        self.world.events_off = False

    def __enter__(self) -> Match:
        self.match._state = self.world
        return self.match

    def __exit__(self, *_: object) -> None:
        self.match._state = self.real


def sent(match: Match, seat: int | None, since: int, codes: list[str]) -> list[bytes]:
    """Everything the server would send that reader now."""
    found = [encode(table_state(match, seat, since)), StateEncoder(match).encode_state(seat, since).message]
    if seat is None:
        return found
    for code in (*codes, "no such code"):
        try:
            found.append(encode(match.preview(seat, code)))
        except Illegal as refusal:
            found.append(refusal.message("en").encode())
    return found


def survives(match: Match, heard: BusListener, luck: Rng, args: random.Random) -> None:
    """What each seat and a spectator is sent is the same in a world redealt for that seat."""
    for seat in range(match.seats):
        codes = match.codes(seat)
        tried = args.sample(codes, min(PREVIEWS, len(codes)))
        mine, watched = sent(match, seat, heard[seat], tried), sent(match, None, heard[None], [])
        with Redealt(match, seat, luck) as twin:
            assert sent(twin, seat, heard[seat], tried) == mine, f"{match.game}: seat {seat} at {match.number}"
            assert sent(twin, None, heard[None], []) == watched, f"{match.game}: a spectator at {match.number}"


def unseen(match: Match, heard: BusListener, args: random.Random) -> bool:
    """A slip written on and taken back while others write is seen by nobody else."""
    seat = args.choice(match.waiting)
    others: list[int | None] = [other for other in (None, *range(match.seats)) if other != seat]
    before = [sent(match, other, heard[other], []) for other in others]
    waiting = match.waiting
    match.play(seat, args.choice(match.codes(seat)))
    if match.waiting == waiting:
        assert [sent(match, other, heard[other], []) for other in others] == before, f"{match.game}: a slip is seen"
    match.undo(seat)
    assert [sent(match, other, heard[other], []) for other in others] == before, f"{match.game}: an undo is seen"
    return True


def some_match(facts: GameInfo, seed: int, args: random.Random) -> Match:
    """Seats and options by chance, as often as it takes to find ones that go together; seed 0 has the defaults."""
    while True:
        options = {option.name: args.choice(option.values) for option in facts.options} if seed else {}
        try:
            return facts.match(args.choice(facts.seats), options, None, SeededChance(seed))
        except Illegal:
            continue


def leaks(game: str, seed: int, steps: int = 100_000) -> dict[str, int]:
    """Plays one match with random options to its end; how much was compared."""
    args = random.Random(seed)
    match = some_match(GameInfo(GAMES[game]), seed, args)
    heard: BusListener = dict.fromkeys([*range(match.seats), None], 0)
    found = {"moves": 0, "slips": 0}
    while not match.over and found["moves"] < steps:
        survives(match, heard, Rng(seed, found["moves"]), args)
        if match.sealed and len(match.waiting) > 1 and args.random() < 0.5:
            found["slips"] += unseen(match, heard, args)
        for reader in heard:
            heard[reader] = match.question_number(-1 if reader is None else reader)
        seat = args.choice(match.waiting)
        match.play(seat, args.choice(match.codes(seat)))
        found["moves"] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20, help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    for game in sorted(GAMES):
        began = time.process_time()
        found = [leaks(game, seed) for seed in range(args.seed, args.seed + args.matches)]
        moves, slips = (sum(one[what] for one in found) for what in ("moves", "slips"))
        took = time.process_time() - began
        print(f"{game}: {len(found)} matches, {moves} moves, {slips} slips taken back, nothing leaked ({took:.0f} s)")


if __name__ == "__main__":
    main()
