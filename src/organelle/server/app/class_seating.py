"""Who of a class sits where: pure plans on its record, and a table's seats made like them."""

from __future__ import annotations

from organelle.server.app import tokens
from organelle.server.app.class_names import every_name
from organelle.server.classes import ClassRecord, ClassTable, Pupil
from organelle.server.records import BOT, OVER, PERSON, SeatRecord, TableRecord
from organelle.table.errors import illegal


def plan_tables(pupils: int, size: int) -> list[int]:
    """Return how many people sit at each table: evenly, and nobody alone if two or more came.

    >>> plan_tables(28, 4), plan_tables(5, 2), plan_tables(9, 4), plan_tables(1, 3)
    ([4, 4, 4, 4, 4, 4, 4], [3, 2], [3, 3, 3], [1])
    """
    tables = -(-pupils // size)
    if tables > 1 and pupils // tables < 2:
        tables = pupils // 2
    least, more = divmod(pupils, tables)
    return [least + (number < more) for number in range(tables)]


def seat_everyone(record: ClassRecord) -> None:
    """Give the class tables that have no id yet, and everybody who is there a seat."""
    people = iter([record.pupils[number] for number in record.present])
    plan = plan_tables(len(record.present), record.size)
    record.tables = [ClassTable("", max(record.size, sitting)) for sitting in plan]
    for table, sitting in enumerate(plan):
        for seat in range(sitting):
            pupil = next(people)
            pupil.table, pupil.seat = table, seat


def sitting_at(record: ClassRecord, table: int) -> list[Pupil]:
    """Return the pupils at a table of the class."""
    return [pupil for pupil in record.pupils if pupil.guest and pupil.table == table]


def free_seats(record: ClassRecord, table: int) -> list[int]:
    """Return the seats of a table that bots play."""
    taken = {pupil.seat for pupil in sitting_at(record, table)}
    return [seat for seat in range(record.tables[table].seats) if seat not in taken]


def seat_late(record: ClassRecord, pupil: Pupil) -> None:
    """Seat a pupil who comes after the start: on a bot's seat, or beside somebody where all seats are taken."""
    tables = range(len(record.tables))
    with_bots = [table for table in tables if free_seats(record, table)]
    table = min(with_bots or tables, key=lambda number: len(sitting_at(record, number)))
    free = free_seats(record, table) or seats_by_company(record, table)
    pupil.table, pupil.seat = table, free[0]


def seats_by_company(record: ClassRecord, table: int) -> list[int]:
    """Return the seats of a table, those with the fewest pupils first."""
    held = [pupil.seat for pupil in sitting_at(record, table)]
    return sorted(range(record.tables[table].seats), key=held.count)


def move_pupil(record: ClassRecord, number: int, table: int) -> None:
    """Move a pupil to a bot's seat at another table; a bot takes the old one.

    Raises:
        Illegal: if there is no such pupil or table, or no bot's seat.
    """
    pupil = pupil_of(record, number)
    free = free_seats(record, table) if 0 <= table < len(record.tables) else []
    if pupil.table == table:
        return
    if not free:
        raise illegal("class-no-table", table=table + 1)
    pupil.table, pupil.seat = table, free[0]


def pupil_of(record: ClassRecord, number: int) -> Pupil:
    """Return a pupil who has not left; raise Illegal if there is none of that number."""
    if not (0 <= number < len(record.pupils) and record.pupils[number].guest):
        raise illegal("class-no-pupil")
    return record.pupils[number]


def new_seats(record: ClassRecord, table: int, size: int) -> list[SeatRecord]:
    """Return the seats of a table that is to be opened."""
    return [seat_record(record, table, seat) for seat in range(size)]


def seat_record(record: ClassRecord, table: int, seat: int) -> SeatRecord:
    """Return a seat as the class has it: its pupils, or a bot."""
    pupils = [pupil for pupil in sitting_at(record, table) if pupil.seat == seat]
    if not pupils:
        return SeatRecord(BOT, "", record.level, ready=True)
    name = every_name(record.language)[pupils[0].name]
    guests = [pupil.guest for pupil in pupils]
    return SeatRecord(PERSON, name, guests=guests, ready=True, salt=tokens.new_salt())


def update_seats(table: TableRecord, record: ClassRecord, number: int, now: int) -> None:
    """Make a table's seats and its pause what the class says; change nothing that is so already."""
    for place, seat in enumerate(table.seats):
        wanted = seat_record(record, number, place)
        if (seat.kind, set(seat.guests)) != (wanted.kind, set(wanted.guests)):
            table.seats[place] = wanted
    paused = record.frozen or record.tables[number].frozen or record.stage == OVER
    if paused != (table.frozen > 0):
        table.frozen = now if paused else 0
