-- The hash of a seat's word, shown before any word is opened; the last entry before a bot stood in for the seat.
ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN stood_in_at INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET stood_in_at = (SELECT number FROM tables WHERE tables.id = seats.table_id) WHERE takeover <> '';

-- How often a game did not begin although words had been opened for it.
ALTER TABLE tables ADD COLUMN broken_openings INTEGER NOT NULL DEFAULT 0;

-- A table that was opened from a text says so in its header. Its entries are as old as the table; those of a game that
-- began from nothing are too if it began at once, but then no other luck line follows.
UPDATE tables SET header = header || 'imported ' ||
    (SELECT count(*) FROM entries WHERE entries.table_id = tables.id AND entries.at = tables.created) || '
'
WHERE EXISTS (
    SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.number = 1 AND entries.at = tables.created
) AND (stage = 'open' OR EXISTS (
    SELECT 1 FROM entries
    WHERE entries.table_id = tables.id AND entries.number > 1 AND entries.who = 'luck' AND entries.at > tables.created
));
