"""`organelle replay` and `organelle verify`: show a saved game, and check that its luck was fair."""

from __future__ import annotations

import argparse
import json

import organelle
from organelle.boards import draw
from organelle.catalog import load_match
from organelle.cli.arguments import Say, read_text
from organelle.cli.event_lines import final_lines, hint_line, sentences
from organelle.fairness import Verdict, coverage_sentences, skipped_sentences
from organelle.fairness import verify as verify_text
from organelle.games import GAMES
from organelle.localization import seat_name, sentence
from organelle.table.chance import SeededChance
from organelle.table.errors import illegal
from organelle.table.match import Match


def add_replay_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle replay`."""
    command.add_argument("file", help=say("cli-file"))
    command.add_argument("--at", type=int, metavar="N", help=say("cli-at"))
    command.add_argument("--seat", type=int, metavar="N", help=say("cli-seat"))
    command.add_argument("--log", action="store_true", help=say("cli-log"))
    command.add_argument("--hint", action="store_true", help=say("cli-replay-hint"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=replay)


def replay(args: argparse.Namespace) -> int:
    """Print the board at the end of a saved game, or after one of its entries."""
    text = read_text(args.file)
    match = load_match(GAMES, text, SeededChance(0), at=args.at)
    if args.at is not None and not 0 <= args.at == match.number:
        raise illegal("replay-at", number=args.at, last=load_match(GAMES, text, SeededChance(0)).number)
    if args.json:
        final = {"view": match.view(args.seat), "scores": match.scores, "winners": match.winners, "over": match.over}
        print(json.dumps(final, indent=2))
        return 0
    if args.log:
        print("\n".join(sentences(match, args.lang, 0, args.seat)) + "\n")
    print("\n".join(draw(match.view(args.seat), args.lang)))
    print("\n".join(final_lines(match, args.lang)))
    if args.hint:
        for line in hints(match, args.seat, args.lang):
            print(line)
    return 0


def hints(match: Match, seat: int | None, language: str) -> list[str]:
    """Return a line for each seat that is asked, or for that one only: what level expert would play there."""
    asked = [one for one in match.waiting if seat in (None, one)]
    return [f"{seat_name(language, one)}: {hint_line(match, one, language)}" for one in asked]


def add_verify_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle verify`."""
    command.add_argument("file", help=say("cli-file"))
    command.set_defaults(run=verify)


def verify(args: argparse.Namespace) -> int:
    """Print whether every draw follows from the revealed secret; return 1 and name the first draw that does not."""
    text = read_text(args.file)
    verdict = verify_text(GAMES, text)
    if verdict.differs is not None:
        number = text.splitlines().index(verdict.differs.text()) + 1
        found: dict[str, str | int] = {"line": number, "number": verdict.differs.number}
        found |= {"found": verdict.differs.words, "expected": verdict.expected}
        print(sentence(args.lang, "verify-differs", found))
        return 1
    if verdict.unknown is not None:
        number = text.splitlines().index(verdict.unknown.text()) + 1
        print(sentence(args.lang, "verify-unknown", {"line": number, "number": verdict.unknown.number}))
        return 1
    organelle.replay(text)
    if verdict.checked == 0:
        for line in coverage_sentences(args.lang, verdict):
            print(line)
        print(sentence(args.lang, "verify-nothing", {"count": verdict.unrevealed}))
        return 1
    for line in verdict_lines(args.lang, verdict):
        print(line)
    return 0


def verdict_lines(language: str, verdict: Verdict) -> list[str]:
    """Return what there is to say about a game whose checked draws all follow from the secret."""
    said = coverage_sentences(language, verdict)
    if verdict.words:
        said.append(sentence(language, "verify-words", {"words": ", ".join(verdict.words)}))
    whole: dict[str, str | int] = {"count": verdict.checked, "hash": verdict.commit}
    said.append(sentence(language, "verify-fair" if not verdict.imported else "verify-fair-rest", whole))
    if verdict.unrevealed and not verdict.imported:
        said.append(sentence(language, "verify-some-unrevealed", {"count": verdict.unrevealed}))
    return said + skipped_sentences(language, verdict)
