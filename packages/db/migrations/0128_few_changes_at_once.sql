-- A server that asks for changes takes no more than it can write down in some milliseconds; after more it reads all cars
-- anew, in pieces (server/search/fleet/fleet-copy.ts).

DROP FUNCTION listings_since(bigint);

-- Both stop at the snapshot's end: a copied database has versions of transactions that it did not have itself yet.
CREATE FUNCTION listings_since(since bigint, most integer) RETURNS SETOF listing LANGUAGE sql STABLE
  SET enable_seqscan = off AS $$
  SELECT * FROM listing
  WHERE version >= since AND version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint LIMIT most
$$;

CREATE FUNCTION gone_cars_since(since bigint, most integer) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT car_id FROM gone_car
  WHERE version >= since AND version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint LIMIT most
$$;
