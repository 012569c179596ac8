-- The car search reads `listing` and `car_card`, not the tables of record they are made from. Triggers change them in
-- the transaction that changes those tables, whoever writes. What belongs to a company (name, hours, fees, turnaround,
-- time zone) is read from `company` and copied nowhere, so changing it costs one row however many cars it has.

-- Opening hours as minutes of a week from Monday 00:00 (domain/calendar/opening-hours.ts has the rules).
CREATE FUNCTION open_minutes(hours jsonb) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hours = '"open_24_hours"' THEN '{[0,10080)}'::int4multirange ELSE (
    SELECT coalesce(range_agg(open), '{}')
    FROM unnest(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
        WITH ORDINALITY weekday (name, no),
      LATERAL (SELECT (no - 1)::int * 1440 AS midnight, no::int % 7 * 1440 AS next,
        left(hours -> name ->> 'from', 2)::int * 60 + right(hours -> name ->> 'from', 2)::int AS opens,
        left(hours -> name ->> 'to', 2)::int * 60 + right(hours -> name ->> 'to', 2)::int AS closes) day,
      LATERAL (VALUES
        (int4range(midnight + opens, midnight + CASE WHEN closes > opens THEN closes + 1 ELSE 1440 END)),
        (CASE WHEN closes <= opens THEN int4range(next, next + closes + 1) END)) stretch (open)
    WHERE (hours -> name ->> 'checked')::boolean
  ) END
$$;
ALTER TABLE company ADD COLUMN open_minutes int4multirange NOT NULL
  GENERATED ALWAYS AS (open_minutes(opening_hours)) STORED;

-- The least that a period can cost after the highest discounts, rounded down.
CREATE FUNCTION lowest_price(price integer, top_flat integer, top_percent integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT LEAST(price::float8 - top_flat, floor(price::float8 * (100 - top_percent) / 100) - 1)
$$;

CREATE TABLE listing (
  car_id           integer PRIMARY KEY REFERENCES car ON DELETE CASCADE,
  company_id       integer NOT NULL,
  latitude         double precision NOT NULL,
  longitude        double precision NOT NULL,
  importance       integer NOT NULL,
  created_at       timestamptz NOT NULL,
  day_minor        integer NOT NULL,
  week_minor       integer,
  month_minor      integer,
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
  for_events       boolean NOT NULL,
  transmission     text NOT NULL,
  fuel_policy      text NOT NULL,
  -- The highest discounts that any deal gives, running or to come; 0: none.
  top_flat         integer NOT NULL,
  top_percent      integer NOT NULL,
  -- When it is held. Holds that passed are left out at the next change.
  busy             tstzmultirange NOT NULL,
  -- Quarter of a degree each way: a place becomes a list of cells that an index looks up.
  cell             integer NOT NULL GENERATED ALWAYS AS
                     ((floor((latitude + 90) * 4)::integer) * 1440 + floor((longitude + 180) * 4)::integer) STORED,
  -- The least that a day can cost in a rental of 1 to 6, 7 to 20 and 21 to 30 days (apps/api/search/price-bound-sql.ts).
  rate_days        double precision NOT NULL GENERATED ALWAYS AS (LEAST(
                     lowest_price(day_minor, top_flat, top_percent), lowest_price(week_minor, top_flat, top_percent) / 6,
                     lowest_price(month_minor, top_flat, top_percent) / 6)) STORED,
  rate_weeks       double precision NOT NULL GENERATED ALWAYS AS (LEAST(
                     lowest_price(day_minor, top_flat, top_percent), lowest_price(week_minor, top_flat, top_percent) / 7,
                     lowest_price(month_minor, top_flat, top_percent) / 20)) STORED,
  rate_months      double precision NOT NULL GENERATED ALWAYS AS (LEAST(
                     lowest_price(day_minor, top_flat, top_percent), lowest_price(week_minor, top_flat, top_percent) / 7,
                     lowest_price(month_minor, top_flat, top_percent) / 30)) STORED
) WITH (fillfactor = 85);
ALTER TABLE listing ALTER COLUMN cell SET STATISTICS 2000;

-- A car's card as JSON text up to the middle of its picture (server/cars/car-card-sql.ts adds the rest).
CREATE TABLE car_card (
  car_id integer PRIMARY KEY REFERENCES car ON DELETE CASCADE,
  card   text NOT NULL
);

-- What the two should be -----------------------------------------------------------------------------------

CREATE VIEW listing_source AS
  SELECT car.id AS car_id, car.company_id, car.latitude, car.longitude, car.importance, car.created_at, car.day_minor,
    car.week_minor, car.month_minor, car.deposit_minor, car.km_per_day, car.make_id, car.model_id, car.car_type_id,
    car.fuel_type, car.seats, car.is_online, car.is_delivery, car.air_conditioning, car.for_events, car.transmission,
    car.fuel_policy, deals.top_flat, deals.top_percent,
    (SELECT coalesce(range_agg(hold.during), '{}') FROM hold
     WHERE hold.car_id = car.id AND hold.during && tstzrange(now() - interval '2 days', NULL)) AS busy
  FROM car CROSS JOIN LATERAL (
    SELECT coalesce(max(deal.value) FILTER (WHERE deal.kind = 'flat_discount'), 0) AS top_flat,
      coalesce(max(deal.value) FILTER (WHERE deal.kind = 'discount_percentage'), 0) AS top_percent
    FROM deal
    -- One day more than any place's today.
    WHERE deal.company_id = car.company_id AND (deal.car_id IS NULL OR deal.car_id = car.id)
      AND deal.ends_on >= current_date - 1
  ) deals;

CREATE VIEW car_card_source AS
  SELECT car.id AS car_id, rtrim(row_to_json(card)::text, '}') AS card
  FROM car
    JOIN car_make ON car_make.id = car.make_id
    JOIN car_model ON car_model.id = car.model_id
    JOIN car_type ON car_type.id = car.car_type_id
    LEFT JOIN LATERAL (
      SELECT image_id, view FROM car_image WHERE car_id = car.id ORDER BY position LIMIT 1
    ) car_image ON true
    LEFT JOIN image ON image.id = car_image.image_id
    CROSS JOIN LATERAL (SELECT
      car.id, car.slug,
      json_build_array((SELECT m FROM (SELECT car_make.id, car_make.name AS car_make) m)) AS car_make,
      json_build_array((SELECT m FROM (SELECT car_model.name AS car_model) m)) AS car_model,
      json_build_array((SELECT t FROM (SELECT car_type.id, car_type.name AS car_type, car_type.key) t)) AS car_type,
      car.fuel_type, car.transmission, car.seats, car.doors, car.luggage, car.air_conditioning, car.fuel_policy,
      car.year, car.km_per_day, car.is_delivery, car.for_events, car.city, car.parking_location, car.latitude,
      car.longitude,
      (SELECT p FROM (SELECT 'EUR' AS currency, car.day_minor AS day, car.week_minor AS week,
         car.month_minor AS month) p) AS price,
      car.deposit_minor AS deposit,
      -- A car without pictures still has a card; its address answers 404 and the text stands in.
      (SELECT p FROM (SELECT '/images/' || coalesce(image.hash, repeat('0', 32)) AS path,
         coalesce(image.width, 1600) AS width, coalesce(image.height, 900) AS height,
         coalesce(car_image.view, 'side') AS view) p) AS picture) card;

-- Keeping them so -------------------------------------------------------------------------------------------

-- Two writers of the same car wait for each other here, and the second one then sees what the first one wrote: the
-- lock is one statement, reading the tables of record the next, with a snapshot of its own.
CREATE FUNCTION refresh_listings(cars integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing WHERE car_id = ANY(cars) ORDER BY car_id FOR UPDATE;
  INSERT INTO listing AS kept SELECT * FROM listing_source WHERE car_id = ANY(cars)
  ON CONFLICT (car_id) DO UPDATE SET (company_id, latitude, longitude, importance, created_at, day_minor, week_minor,
    month_minor, deposit_minor, km_per_day, make_id, model_id, car_type_id, fuel_type, seats, is_online, is_delivery,
    air_conditioning, for_events, transmission, fuel_policy, top_flat, top_percent, busy) =
    (excluded.company_id, excluded.latitude, excluded.longitude, excluded.importance, excluded.created_at,
     excluded.day_minor, excluded.week_minor, excluded.month_minor, excluded.deposit_minor, excluded.km_per_day,
     excluded.make_id, excluded.model_id, excluded.car_type_id, excluded.fuel_type, excluded.seats, excluded.is_online,
     excluded.is_delivery, excluded.air_conditioning, excluded.for_events, excluded.transmission, excluded.fuel_policy,
     excluded.top_flat, excluded.top_percent, excluded.busy);
END $$;

CREATE FUNCTION refresh_cards(cars integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM car_card WHERE car_id = ANY(cars) ORDER BY car_id FOR UPDATE;
  INSERT INTO car_card AS kept SELECT car_id, card FROM car_card_source WHERE car_id = ANY(cars)
  ON CONFLICT (car_id) DO UPDATE SET card = excluded.card WHERE kept.card <> excluded.card;
END $$;

-- Only the discounts, and only where they differ: a deal on all cars of a large company locks no car that it leaves as
-- it was. Whoever calls this or inserts cars holds the company's row.
CREATE FUNCTION refresh_discounts(companies integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE listing SET top_flat = source.top_flat, top_percent = source.top_percent
  FROM listing_source source
  WHERE listing.company_id = ANY(companies) AND source.car_id = listing.car_id
    AND (listing.top_flat, listing.top_percent) <> (source.top_flat, source.top_percent)
$$;

-- `changed` has the rows of the statement, old or new.
CREATE FUNCTION listing_after_car() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cars integer[] := ARRAY(SELECT id FROM changed ORDER BY id);
BEGIN
  IF cars = '{}' THEN RETURN NULL; END IF;
  -- A deal being added to the company at this moment must be seen here, or see this car.
  PERFORM FROM company WHERE id IN (SELECT company_id FROM changed) ORDER BY id FOR SHARE;
  PERFORM refresh_listings(cars), refresh_cards(cars);
  RETURN NULL;
END $$;

-- Holds of a car never overlap (hold_once): adding and taking away is exact, and needs no other hold.
CREATE FUNCTION listing_after_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET busy =
    (CASE WHEN TG_ARGV[0] = 'taken away' THEN busy - hold.during ELSE busy + hold.during END)
    * tstzmultirange(tstzrange(now() - interval '2 days', NULL))
  FROM (SELECT car_id, range_agg(during) AS during FROM changed GROUP BY car_id) hold
  WHERE listing.car_id = hold.car_id;
  RETURN NULL;
END $$;

CREATE FUNCTION listing_after_deal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE companies integer[] := ARRAY(SELECT DISTINCT company_id FROM changed ORDER BY company_id);
BEGIN
  IF companies = '{}' THEN RETURN NULL; END IF;
  PERFORM FROM company WHERE id = ANY(companies) ORDER BY id FOR NO KEY UPDATE;
  PERFORM refresh_discounts(companies);
  RETURN NULL;
END $$;

CREATE FUNCTION card_after_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_cards(ARRAY(SELECT DISTINCT car_id FROM changed));
  RETURN NULL;
END $$;

-- A make, model or type was renamed; TG_ARGV[0] is the column of `car` that names it.
CREATE FUNCTION card_after_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cars integer[];
BEGIN
  EXECUTE format('SELECT array_agg(car.id) FROM car JOIN changed ON changed.id = car.%I', TG_ARGV[0]) INTO cars;
  PERFORM refresh_cards(cars);
  RETURN NULL;
END $$;

-- Before-images first: their names come first in the alphabet.
CREATE TRIGGER listing_insert AFTER INSERT ON car
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_car();
CREATE TRIGGER listing_update AFTER UPDATE ON car
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_car();
CREATE TRIGGER listing_delete AFTER DELETE ON hold
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_hold('taken away');
CREATE TRIGGER listing_update_1 AFTER UPDATE ON hold
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_hold('taken away');
CREATE TRIGGER listing_update_2 AFTER UPDATE ON hold
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_hold('added');
CREATE TRIGGER listing_insert AFTER INSERT ON hold
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_hold('added');
CREATE TRIGGER listing_delete AFTER DELETE ON deal
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_deal();
CREATE TRIGGER listing_update_1 AFTER UPDATE ON deal
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_deal();
CREATE TRIGGER listing_update_2 AFTER UPDATE ON deal
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_deal();
CREATE TRIGGER listing_insert AFTER INSERT ON deal
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_after_deal();
CREATE TRIGGER card_delete AFTER DELETE ON car_image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_picture();
CREATE TRIGGER card_update_1 AFTER UPDATE ON car_image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_picture();
CREATE TRIGGER card_update_2 AFTER UPDATE ON car_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_picture();
CREATE TRIGGER card_insert AFTER INSERT ON car_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_picture();
CREATE TRIGGER card_update AFTER UPDATE ON car_make
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_name('make_id');
CREATE TRIGGER card_update AFTER UPDATE ON car_model
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_name('model_id');
CREATE TRIGGER card_update AFTER UPDATE ON car_type
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION card_after_name('car_type_id');

-- A card carries the picture's hash and size: a picture is never changed, another one is stored.
CREATE FUNCTION image_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'images are never changed: store another one';
END $$;
CREATE TRIGGER image_final BEFORE UPDATE ON image FOR EACH ROW EXECUTE FUNCTION image_is_final();

-- All that is missing, in the order in which places are read.
CREATE FUNCTION fill_listings() RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing SELECT * FROM listing_source
  ORDER BY floor(latitude * 4), floor(longitude * 4), importance DESC ON CONFLICT DO NOTHING;
  INSERT INTO car_card SELECT * FROM car_card_source ON CONFLICT DO NOTHING;
$$;
SELECT fill_listings();

CREATE INDEX listing_by_cell ON listing (cell, importance DESC, car_id DESC) WHERE is_online;
CREATE INDEX listing_by_importance ON listing (importance DESC, car_id DESC) WHERE is_online;
CREATE INDEX listing_by_newest ON listing (created_at DESC, car_id DESC) WHERE is_online;
CREATE INDEX listing_by_day_price ON listing (day_minor, car_id) WHERE is_online;
CREATE INDEX listing_by_rate_days ON listing (rate_days) WHERE is_online;
CREATE INDEX listing_by_rate_weeks ON listing (rate_weeks) WHERE is_online;
CREATE INDEX listing_by_rate_months ON listing (rate_months) WHERE is_online;
CREATE INDEX listing_by_company ON listing (company_id, importance DESC, car_id DESC);
CREATE INDEX listing_by_make ON listing (make_id) WHERE is_online;
CREATE INDEX listing_by_model ON listing (model_id) WHERE is_online;
CREATE INDEX listing_by_type ON listing (car_type_id) WHERE is_online;
