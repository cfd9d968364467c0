-- The last quick and the last deep review of a table's game, each under the name of all that it follows from.
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (table_id, kind)
);
