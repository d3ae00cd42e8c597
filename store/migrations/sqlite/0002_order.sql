-- A move changes `at`, not the status: an index that holds both would be written with every move. Only games that are
-- over are many, and those do not move any more.
DROP INDEX standing_status;
CREATE INDEX standing_status ON standing (status);
CREATE INDEX standing_over ON standing (at) WHERE status = 'over';
