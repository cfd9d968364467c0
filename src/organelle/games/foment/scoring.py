"""The end of the game: who is fittest, and who has won. [FO-11.5, FO-11.6, FO-12.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.events import EXPIRED, WON
from organelle.games.foment.state import Foment, lowest


def fittest(s: Foment, seats: i64) -> i64:
    """Return, as bits, the least damaged of these seats, of those the ones with most nutrients. [FO-11.5, FO-12.2]"""
    best: i64 = 0
    for seat in range(s.seats):
        if seats >> seat & 1:
            lead = fitter(s, seat, lowest(best)) if best else 1
            if lead > 0:
                best = 0
            if lead >= 0:
                best |= 1 << seat
    return best


def fitter(s: Foment, seat: i64, other: i64) -> i64:
    """Return a number above zero if the first seat is fitter, below if the second is."""
    cell = s.cells[seat]
    rival = s.cells[other]
    if cell.damage != rival.damage:
        return rival.damage - cell.damage
    return cell.nutrients - rival.nutrients


def expire(s: Foment) -> None:
    """End the game after the last round: the fittest of the living win. [FO-11.5]"""
    s.emit(EXPIRED, s.round)
    crown(s, fittest(s, s.living))


def crown(s: Foment, seats: i64) -> None:
    """End the game with these winners, and say so."""
    for seat in range(s.seats):
        if seats >> seat & 1:
            s.emit(WON, seat)
    finish(s, seats)


def finish(s: Foment, winners: i64) -> None:
    """End the game and lay open all strategies, so that nothing can be taken back. [FO-11.6, FO-13.1]"""
    s.winners = winners
    s.revealed = (1 << s.seats) - 1
    s.revealed_to = -1
    s.depth = 0


def scores(s: Foment) -> list[int]:
    """Return one for the winners, nothing for the others. [FO-11.6]"""
    return [int(s.winners >> seat & 1) for seat in range(s.seats)]


def winners(s: Foment) -> list[int]:
    """Return the seats that have won. [FO-11.6]"""
    return [seat for seat in range(s.seats) if s.winners >> seat & 1]
