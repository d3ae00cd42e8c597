-- The log grows at its end, whoever's turn it is: moves of many tables share pages, and an index leads to a game's own
-- lines. (In the order of games each table had a page of its own to be written with every commit.)
ALTER TABLE action RENAME TO action_by_game;
CREATE TABLE action (
    game     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    by       TEXT NOT NULL,          -- a seat's number, chance, or table
    sentence TEXT NOT NULL,
    proof    TEXT NOT NULL,
    token    TEXT,                   -- the client's own number for its message: applied once
    at       BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);
INSERT INTO action (game, seq, by, sentence, proof, token, at)
    SELECT game, seq, by, sentence, proof, token, at FROM action_by_game;
DROP TABLE action_by_game;

-- The lists of games by status. Only a game that is over or not begun stands still: those are kept in the order of their
-- time. A move changes the time of a running game, and must not move it about in an index; who lists the running ones
-- sorts them.
DROP INDEX standing_status;
CREATE INDEX standing_over ON standing (at) WHERE status = 'over';
CREATE INDEX standing_open ON standing (at) WHERE status = 'open';
CREATE INDEX standing_running ON standing (game) WHERE status = 'running';
