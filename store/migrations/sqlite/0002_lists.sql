-- The lists of games by status. Only a game that is over or not begun stands still: those are kept in the order of their
-- time. A move changes the time of a running game, and must not move it about in an index; who lists the running ones
-- sorts them.
DROP INDEX standing_status;
CREATE INDEX standing_over ON standing (at) WHERE status = 'over';
CREATE INDEX standing_open ON standing (at) WHERE status = 'open';
CREATE INDEX standing_running ON standing (game) WHERE status = 'running';
