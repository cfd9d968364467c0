"""What a table says about its luck: which draws are checked, and for whom it is proven that nobody chose them."""

from __future__ import annotations

from organelle.fairness import coverage_sentences, skipped_sentences
from organelle.localization import sentence
from organelle.server.app.table_records import imported_entries
from organelle.server.app.text_jobs import CheckedLuck
from organelle.server.app.wire import LuckReport, SeatWord
from organelle.server.records import OVER, PERSON, TableRecord
from organelle.table.chance import hash_of


def luck_report(record: TableRecord, verdict: CheckedLuck | None, fair: bool | None, text: str) -> LuckReport:
    """Return the report of a table.

    Args:
        record: the table.
        verdict: what was found; None while the game is on.
        fair: whether every draw of the game follows from the secret; None if that cannot be said.
        text: the same as sentences.
    """
    given = [(number, seat) for number, seat in enumerate(record.seats) if seat.word]
    return LuckReport(
        commit=hash_of(record.secret),
        words=record.words,
        secret=record.secret if record.stage == OVER else "",
        checked=verdict.checked if verdict is not None else 0,
        unrevealed=verdict.unrevealed if verdict is not None else 0,
        fair=fair,
        text=text,
        imported=imported_entries(record),
        covered=verdict.covered if verdict is not None else [],
        seats=[SeatWord(number, seat.word, bool(seat.seal)) for number, seat in given],
        broken_openings=record.broken_openings,
    )


def sealed_sentence(language: str, record: TableRecord) -> str:
    """Return what can be said while the game is on."""
    imported = imported_entries(record)
    said = [sentence(language, "verify-imported", {"imported": imported})] if imported else []
    return " ".join([*said, sentence(language, "luck-sealed", {"words": len(record.words)})])


def fair_sentence(language: str, record: TableRecord, verdict: CheckedLuck) -> str:
    """Return what can be said when every draw that could be checked follows from the secret."""
    counts: dict[str, str | int] = {"checked": verdict.checked, "unrevealed": verdict.unrevealed}
    said = coverage_sentences(language, verdict)
    said.append(sentence(language, "luck-fair", {**counts, "words": len(record.words)}))
    return " ".join([*said, *proof_sentences(language, record), *skipped_sentences(language, verdict)])


def proof_sentences(language: str, record: TableRecord) -> list[str]:
    """Return for whom it is proven that nobody chose the draws, and for whom not; nothing if no seat gave a word."""
    if not record.words:
        return []
    people = [seat for seat in record.seats if seat.kind == PERSON]
    proven = [seat.name for seat in people if seat.seal and seat.word]
    unproven = [seat.name for seat in people if not (seat.seal and seat.word)]
    said = [sentence(language, "luck-proven", {"names": ", ".join(proven)})] if proven else []
    if unproven:
        said.append(sentence(language, "luck-unproven", {"names": ", ".join(unproven)}))
    if record.broken_openings:
        said.append(sentence(language, "luck-broken-openings", {"count": record.broken_openings}))
    return said
