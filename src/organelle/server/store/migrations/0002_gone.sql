-- Whether a seat's person has left the game that goes on.
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
