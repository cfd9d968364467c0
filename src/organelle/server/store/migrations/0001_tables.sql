-- A table and everything about it except what happened: that is in entries, which only ever grows.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    stage TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    rules TEXT NOT NULL,
    asking TEXT NOT NULL,
    rematch TEXT NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    number INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    deadline BIGINT
);
-- A code is free again when its game is over.
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE stage <> 'over';
CREATE INDEX tables_host ON tables (host) WHERE stage <> 'over';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_open ON tables (updated) WHERE stage = 'open' AND is_public = 1;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    who TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    ready INTEGER NOT NULL,
    word TEXT NOT NULL,
    salt TEXT NOT NULL,
    muted INTEGER NOT NULL,
    takeover TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Which guests may play a seat: the browser that sat down, and those that came with its resume link.
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
);
CREATE INDEX holders_guest ON holders (guest);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
