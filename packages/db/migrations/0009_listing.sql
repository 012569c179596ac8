-- The car search reads one table, `listing`: of each car what finding, ordering and pricing need, its deals and holds
-- included. All that it is stands here: the table, the one function that writes it, the triggers that call that function in
-- the transaction of the change, and the indexes. What belongs to a company (name, hours, fees, turnaround, time zone) is
-- read from `company` and copied nowhere, so that changing it costs one row however many cars the company has.
-- docs/decisions/0020-search-read-model.md

-- The table -------------------------------------------------------------------------------------------------

CREATE TABLE listing (
  car_id           integer PRIMARY KEY REFERENCES car ON DELETE CASCADE,
  company_id       integer NOT NULL,
  -- The company's place where it stands; null: a place of its own.
  location_id      integer,
  latitude         double precision NOT NULL,
  longitude        double precision NOT NULL,
  -- Quarter of a degree each way: an area becomes a list of cells that an index looks up (packages/domain/places/grid.ts).
  grid_cell        integer NOT NULL,
  importance       integer NOT NULL,
  created_at       timestamptz NOT NULL,
  day_minor        integer NOT NULL,
  week_minor       integer,
  month_minor      integer,
  -- The highest discounts that any deal gives, running or to come; 0: none.
  top_flat         integer NOT NULL,
  top_percent      integer NOT NULL,
  -- The least that a day can cost, fees left out: in a rental of up to six days, and in any rental
  -- (apps/api/search/price-bound-sql.ts).
  short_rate       double precision NOT NULL,
  long_rate        double precision NOT NULL,
  deposit_minor    integer NOT NULL,
  km_per_day       integer,
  make_id          integer NOT NULL,
  model_id         integer NOT NULL,
  car_type_id      integer NOT NULL,
  fuel_type        smallint NOT NULL,
  seats            smallint NOT NULL,
  is_online        boolean NOT NULL,
  is_delivery      boolean NOT NULL,
  air_conditioning boolean NOT NULL,
  minimum_age      smallint NOT NULL,
  licence_years    smallint NOT NULL,
  for_events       boolean NOT NULL,
  transmission     text NOT NULL,
  fuel_policy      text NOT NULL,
  busy             tstzmultirange NOT NULL
-- Room on each page for the versions that holds write: these change no indexed column, and then no index.
) WITH (fillfactor = 85);
ALTER TABLE listing ALTER COLUMN grid_cell SET STATISTICS 500;

-- What it says ----------------------------------------------------------------------------------------------

-- Writes the listings of these cars as the tables of record are; tells of which cars they were not so. Holds and deals that
-- were over three days before the last retention run (apps/api/operations/run-retention.ts) are left out: the server's clock
-- decides what is past, not the database's. One plan for whatever cars: planning anew for each hold would
-- take twice as long as writing.
CREATE FUNCTION refresh_listing(car_ids integer[]) RETURNS SETOF integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- Two writers of one car wait for each other here; the next statement then sees what the other one wrote.
  PERFORM FROM listing WHERE car_id = ANY (car_ids) ORDER BY car_id FOR UPDATE;
  RETURN QUERY
    INSERT INTO listing AS written
    SELECT car.id, car.company_id, car.location_id, car.latitude, car.longitude,
      floor((car.latitude + 90) * 4)::integer * 1440 + floor((car.longitude + 180) * 4)::integer AS grid_cell,
      car.importance, car.created_at, car.day_minor, car.week_minor, car.month_minor, highest.flat, highest.percent,
      LEAST(short.rate - highest.flat, short.rate * (100 - highest.percent) / 100 - 1),
      LEAST(long.rate - highest.flat / 7::float8, long.rate * (100 - highest.percent) / 100 - 1),
      car.deposit_minor, car.km_per_day, car.make_id, car.model_id, car.car_type_id, car.fuel_type, car.seats,
      car.is_online, car.is_delivery, car.air_conditioning, car.minimum_age, car.licence_years, car.for_events, car.transmission, car.fuel_policy,
      (SELECT coalesce(range_agg(hold.during), '{}') FROM hold
       WHERE hold.car_id = car.id AND hold.during && tstzrange(since.day::timestamp AT TIME ZONE 'UTC', NULL))
    FROM car
      CROSS JOIN (SELECT max(day) - 3 AS day FROM retention_run) since
      CROSS JOIN LATERAL (
        SELECT coalesce(max(value) FILTER (WHERE kind = 'flat_discount'), 0) AS flat,
          coalesce(max(value) FILTER (WHERE kind = 'discount_percentage'), 0) AS percent
        FROM deal
        WHERE deal.company_id = car.company_id AND (deal.car_id IS NULL OR deal.car_id = car.id)
          AND deal.ends_on >= coalesce(since.day, '-infinity')
      ) highest
      -- A rental is covered by months, weeks and days that have its days or more. Each costs these days at such a rate or
      -- more: a week that a short rental uses up in part is shared by six days at most, a month by six or by thirty.
      CROSS JOIN LATERAL (SELECT LEAST(car.day_minor, car.week_minor / 6::float8, car.month_minor / 6::float8) AS rate) short
      CROSS JOIN LATERAL (SELECT LEAST(car.day_minor, car.week_minor / 7::float8, car.month_minor / 30::float8) AS rate) long
    WHERE car.id = ANY (car_ids)
    -- Cars of one place then lie together on the pages that a search of it reads.
    ORDER BY grid_cell, car.importance DESC
    ON CONFLICT (car_id) DO UPDATE SET (car_id, company_id, location_id, latitude, longitude, grid_cell, importance, created_at,
      day_minor, week_minor, month_minor, top_flat, top_percent, short_rate, long_rate, deposit_minor, km_per_day, make_id,
      model_id, car_type_id, fuel_type, seats, is_online, is_delivery, air_conditioning, minimum_age, licence_years,
      for_events, transmission, fuel_policy, busy) = (SELECT excluded.*)
    WHERE written IS DISTINCT FROM excluded
    RETURNING written.car_id;
END $$;

-- When it is written ----------------------------------------------------------------------------------------

-- After each statement that changes a car, its holds or its company's deals, whoever wrote it. `changed` has the
-- statement's rows, old or new.
CREATE FUNCTION refresh_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  car_ids integer[];
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'hold' THEN
      car_ids := ARRAY(SELECT DISTINCT car_id FROM changed);
    -- A deal must see a car that is added to its company at the same moment, or be seen by it.
    WHEN 'car' THEN
      PERFORM FROM company WHERE id IN (SELECT company_id FROM changed) ORDER BY id FOR SHARE;
      car_ids := ARRAY(SELECT id FROM changed);
    WHEN 'deal' THEN
      PERFORM FROM company WHERE id IN (SELECT company_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
      car_ids := ARRAY(SELECT DISTINCT car.id FROM changed JOIN car USING (company_id)
        WHERE changed.car_id IS NULL OR changed.car_id = car.id);
  END CASE;
  PERFORM refresh_listing(car_ids);
  RETURN NULL;
END $$;

CREATE TRIGGER listing_insert AFTER INSERT ON car
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_update AFTER UPDATE ON car
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();

CREATE TRIGGER listing_insert AFTER INSERT ON hold
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_update_from AFTER UPDATE ON hold
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_update_to AFTER UPDATE ON hold
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_delete AFTER DELETE ON hold
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();

CREATE TRIGGER listing_insert AFTER INSERT ON deal
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_update_from AFTER UPDATE ON deal
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_update_to AFTER UPDATE ON deal
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();
CREATE TRIGGER listing_delete AFTER DELETE ON deal
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listings();

-- How it is found -------------------------------------------------------------------------------------------

CREATE INDEX listing_by_grid_cell ON listing (grid_cell, importance DESC, car_id DESC) WHERE is_online;
CREATE INDEX listing_by_kind ON listing (car_type_id, make_id, model_id) WHERE is_online;
CREATE INDEX listing_by_company ON listing (company_id, importance DESC, car_id DESC);
-- Orders end with the grid cell: a search of a region passes over all other cars within the index.
CREATE INDEX listing_by_importance ON listing (importance DESC, car_id DESC, grid_cell) WHERE is_online;
CREATE INDEX listing_by_newest ON listing (created_at DESC, car_id DESC, grid_cell) WHERE is_online;
CREATE INDEX listing_by_day_price ON listing (day_minor, car_id, grid_cell) WHERE is_online;
CREATE INDEX listing_by_short_rate ON listing (short_rate, grid_cell) WHERE is_online;
CREATE INDEX listing_by_long_rate ON listing (long_rate, grid_cell) WHERE is_online;
