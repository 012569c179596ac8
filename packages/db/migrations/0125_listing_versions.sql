-- Servers keep the places, features and busy times of all cars in memory, for maps of very many cars
-- (server/search/fleet/). Each asks, whenever it needs them, for what transactions that it has not seen have changed:
-- `version` is the last transaction that changed more of a listing than prices and discounts.

CREATE FUNCTION own_version() RETURNS bigint LANGUAGE sql VOLATILE AS $$ SELECT pg_current_xact_id()::text::bigint $$;

LOCK TABLE car, hold, listing IN ACCESS EXCLUSIVE MODE;

ALTER TABLE listing ADD COLUMN version bigint NOT NULL DEFAULT 0;
ALTER TABLE listing ALTER COLUMN version SET DEFAULT own_version();
ALTER TABLE gone_car ADD COLUMN version bigint NOT NULL DEFAULT 0;
ALTER TABLE gone_car ALTER COLUMN version SET DEFAULT own_version();
-- Of this kind, because a hold then still writes no index entry of its own, only the range of a few pages.
CREATE INDEX listing_by_version ON listing USING brin (version) WITH (pages_per_range = 16, autosummarize = on);
CREATE INDEX gone_car_by_version ON gone_car (version);

-- A copied database has versions of transactions that it did not have itself yet: they are no news.
CREATE FUNCTION listings_since(since bigint) RETURNS SETOF listing LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT * FROM listing
  WHERE version >= since AND version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
$$;

CREATE OR REPLACE FUNCTION refresh_listings(cars integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE car_id = ANY(cars) ORDER BY car_id FOR UPDATE;
  INSERT INTO listing AS kept SELECT * FROM listing_source WHERE car_id = ANY(cars)
  ON CONFLICT (car_id) DO UPDATE SET (company_id, latitude, longitude, importance, created_at, day_minor, week_minor,
    month_minor, deposit_minor, km_per_day, make_id, model_id, car_type_id, fuel_type, seats, is_online, is_delivery,
    air_conditioning, for_events, transmission, fuel_policy, top_flat, top_percent, busy, version) =
    (excluded.company_id, excluded.latitude, excluded.longitude, excluded.importance, excluded.created_at,
     excluded.day_minor, excluded.week_minor, excluded.month_minor, excluded.deposit_minor, excluded.km_per_day,
     excluded.make_id, excluded.model_id, excluded.car_type_id, excluded.fuel_type, excluded.seats, excluded.is_online,
     excluded.is_delivery, excluded.air_conditioning, excluded.for_events, excluded.transmission, excluded.fuel_policy,
     excluded.top_flat, excluded.top_percent, excluded.busy, own_version());
END $$;

CREATE OR REPLACE FUNCTION listing_after_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE listing SET busy = busy - OLD.during::tstzmultirange, version = own_version() WHERE car_id = OLD.car_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE listing SET busy = (busy + NEW.during::tstzmultirange)
      * tstzmultirange(tstzrange(now() - interval '2 days', NULL)), version = own_version() WHERE car_id = NEW.car_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION listing_after_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.day_minor, OLD.week_minor, OLD.month_minor) IS DISTINCT FROM (NEW.day_minor, NEW.week_minor, NEW.month_minor)
  THEN
    UPDATE listing SET day_minor = NEW.day_minor, week_minor = NEW.week_minor, month_minor = NEW.month_minor
    WHERE car_id = NEW.id;
  END IF;
  OLD.day_minor := NEW.day_minor;
  OLD.week_minor := NEW.week_minor;
  OLD.month_minor := NEW.month_minor;
  OLD.changed_at := NEW.changed_at;
  IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  -- For cards_after_car_change, which fires after all rows.
  PERFORM set_config('nolo.more_than_prices', 'changed', true);
  IF OLD.company_id <> NEW.company_id THEN
    -- A deal being added to the company at this moment must be seen here, or see this car.
    PERFORM FROM company WHERE id = NEW.company_id FOR SHARE;
    PERFORM refresh_listings(ARRAY[NEW.id]);
  ELSE
    UPDATE listing SET (latitude, longitude, importance, created_at, deposit_minor, km_per_day, make_id, model_id,
      car_type_id, fuel_type, seats, is_online, is_delivery, air_conditioning, for_events, transmission, fuel_policy,
      version) =
      (NEW.latitude, NEW.longitude, NEW.importance, NEW.created_at, NEW.deposit_minor, NEW.km_per_day, NEW.make_id,
       NEW.model_id, NEW.car_type_id, NEW.fuel_type, NEW.seats, NEW.is_online, NEW.is_delivery, NEW.air_conditioning,
       NEW.for_events, NEW.transmission, NEW.fuel_policy, own_version())
    WHERE car_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
