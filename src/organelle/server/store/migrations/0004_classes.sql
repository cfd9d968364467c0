-- The class that a table belongs to, empty for the tables of everybody else; and since when its game is paused, or 0.
ALTER TABLE tables ADD COLUMN class_id TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN frozen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_class ON tables (class_id) WHERE class_id <> '';

-- A class; what is not looked for stands in its record. It goes `lasting` milliseconds after the last change or move.
CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    updated BIGINT NOT NULL,
    lasting BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX classes_host ON classes (host);
