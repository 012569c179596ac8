-- Cars, what is rented with them, and what makes them cheaper.

CREATE TABLE car_make (
  id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE
);

CREATE TABLE car_model (
  id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  make_id integer NOT NULL REFERENCES car_make,
  name    text NOT NULL,
  UNIQUE (make_id, name)
);

-- Originals live in the image store under `hash`; widths and formats are made from them on demand.
CREATE TABLE image (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash         text NOT NULL UNIQUE,
  content_type text NOT NULL,
  width        integer NOT NULL,
  height       integer NOT NULL
);

CREATE TABLE car_type (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key             text NOT NULL UNIQUE,
  name            text NOT NULL,
  -- A drawing, for cars of which there is no photograph yet.
  illustration_id integer REFERENCES image
);

-- One picture a city, for the home page and the city pages.
CREATE TABLE city_picture (
  city     text PRIMARY KEY CHECK (city ~ '^[a-z-]+$'),      -- slug: the lowercase Italian name
  image_id integer NOT NULL REFERENCES image
);

CREATE TABLE car (
  id                  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug                text NOT NULL,
  company_id          integer NOT NULL REFERENCES company,
  make_id             integer NOT NULL REFERENCES car_make,
  model_id            integer NOT NULL REFERENCES car_model,
  car_type_id         integer NOT NULL REFERENCES car_type,
  fuel_type           smallint NOT NULL CHECK (fuel_type BETWEEN 1 AND 5),
  transmission        text NOT NULL CHECK (transmission IN ('manual', 'automatic')),
  seats               smallint NOT NULL CHECK (seats BETWEEN 1 AND 9),
  doors               smallint NOT NULL CHECK (doors BETWEEN 2 AND 5),
  luggage             smallint NOT NULL DEFAULT 2 CHECK (luggage BETWEEN 0 AND 9),     -- large suitcases
  air_conditioning    boolean NOT NULL DEFAULT true,
  year                smallint NOT NULL,
  -- packages/domain/cars/car-classes.ts
  car_class           text NOT NULL CHECK (car_class IN ('mini', 'economy', 'compact', 'intermediate', 'standard',
                        'full_size', 'premium', 'luxury')),
  -- The company promises a car of this class, not this very model.
  is_or_similar       boolean NOT NULL DEFAULT false,
  -- Offered for weddings, productions and corporate events (docs/specification/search.md 1).
  for_events          boolean NOT NULL DEFAULT false,

  -- Null: the car stands at a location of its own, where no other car is taken back.
  location_id         integer,
  parking_location    text NOT NULL,
  city                text NOT NULL,
  latitude            double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude           double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  is_delivery         boolean NOT NULL DEFAULT false,

  day_minor           integer NOT NULL CHECK (day_minor > 0),
  week_minor          integer CHECK (week_minor > 0),
  month_minor         integer CHECK (month_minor > 0),
  deposit_minor       integer NOT NULL CHECK (deposit_minor >= 0),
  km_per_day          integer CHECK (km_per_day > 0),                                  -- null: unlimited
  -- Null: unlimited kilometres, or a price that the company names at pickup.
  extra_km_minor      integer CHECK (extra_km_minor > 0),
  fuel_policy         text NOT NULL DEFAULT 'full_to_full'
                        CHECK (fuel_policy IN ('full_to_full', 'same_to_same', 'prepaid')),
  -- What a renter pays of a damage or theft at most; null: not covered.
  damage_excess_minor integer CHECK (damage_excess_minor >= 0),
  theft_excess_minor  integer CHECK (theft_excess_minor >= 0),
  minimum_age         smallint NOT NULL DEFAULT 18 CHECK (minimum_age BETWEEN 18 AND 99),
  -- A renter who states five years may hire any car (packages/domain/rental/stated-driver.ts).
  licence_years       smallint NOT NULL DEFAULT 0 CHECK (licence_years BETWEEN 0 AND 5),

  -- The very car (packages/domain/cars/vehicle-papers.ts); what nobody has said yet is null. Days are the company's.
  plate               text CHECK (plate ~ '^[A-Z0-9]{4,10}$'),
  frame_number        text CHECK (frame_number ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  mileage_km          integer CHECK (mileage_km >= 0),
  registered_on       date,
  insured_until       date,
  inspected_until     date,
  taxed_until         date,

  importance          integer NOT NULL DEFAULT 0,
  is_online           boolean NOT NULL DEFAULT true,
  -- Counts up with each edit: whoever saves says which one they have read.
  version             integer NOT NULL DEFAULT 1,
  -- Not rented out any more; its bookings keep naming it.
  archived_at         timestamptz,
  created_at          timestamptz NOT NULL DEFAULT now(),
  -- When its page last changed: search engines come back for what is newer (apps/api/discovery/crawlers).
  changed_at          timestamptz NOT NULL DEFAULT now(),
  -- What belongs to a company and a car is of one company.
  UNIQUE (company_id, id),
  CONSTRAINT car_location FOREIGN KEY (company_id, location_id) REFERENCES company_location (company_id, id),
  CONSTRAINT archived_is_offline CHECK (archived_at IS NULL OR NOT is_online)
);
CREATE UNIQUE INDEX car_plate ON car (company_id, plate) WHERE archived_at IS NULL;
CREATE INDEX car_by_company ON car (company_id) WHERE is_online;

CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at = now();
  RETURN NEW;
END $$;
CREATE TRIGGER changed_at BEFORE UPDATE ON car FOR EACH ROW EXECUTE FUNCTION set_changed_at();

CREATE TABLE car_image (
  car_id   integer NOT NULL REFERENCES car ON DELETE CASCADE,
  position smallint NOT NULL,
  image_id integer NOT NULL REFERENCES image,
  -- Of a drawing; null: a photograph, of which nobody says what it shows.
  view     text CHECK (view IN ('side', 'three-quarter', 'rear', 'interior')),
  -- Pictures change places in one statement.
  PRIMARY KEY (car_id, position) DEFERRABLE
);

-- What is shown of a car: its own pictures, or else the drawing of its type.
CREATE VIEW car_picture AS
  SELECT car_id, position, image_id, view FROM car_image
  UNION ALL
  SELECT car.id, 0, car_type.illustration_id, 'side'
  FROM car JOIN car_type ON car_type.id = car.car_type_id
  WHERE car_type.illustration_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM car_image WHERE car_image.car_id = car.id);

-- A car that was deleted answers 410, so that search engines forget it at once. It refers to no company: that may be
-- deleted as well.
CREATE TABLE car_tombstone (
  car_id     integer PRIMARY KEY,
  company_id integer NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION insert_car_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_tombstone (car_id, company_id) VALUES (OLD.id, OLD.company_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER tombstone AFTER DELETE ON car FOR EACH ROW EXECUTE FUNCTION insert_car_tombstone();

CREATE TABLE extra (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id   integer NOT NULL REFERENCES company,
  name         jsonb NOT NULL,                               -- {"en": …, "it": …, "fr": …}
  description  jsonb,
  price_minor  integer NOT NULL CHECK (price_minor >= 0),
  charged      text NOT NULL CHECK (charged IN ('per_trip', 'per_day')),
  is_driver    boolean NOT NULL DEFAULT false,
  -- A cover: the excess of damage and theft falls to this; null: no cover.
  excess_minor integer CHECK (excess_minor >= 0),
  -- Extras that exclude each other: of those with the same group a rental takes one, once.
  choice_group text CHECK (choice_group ~ '^[a-z_]{1,30}$'),
  is_active    boolean NOT NULL DEFAULT true,
  CONSTRAINT extra_cover_is_a_choice CHECK (excess_minor IS NULL OR choice_group = 'cover')
);
CREATE INDEX extra_by_company ON extra (company_id) WHERE is_active;

CREATE TABLE deal (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  car_id     integer REFERENCES car,                         -- null: every car of the company
  name       jsonb NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('flat_discount', 'discount_percentage')),
  value      integer NOT NULL CHECK (value > 0 AND (kind = 'flat_discount' OR value <= 100)),
  starts_on  date NOT NULL,
  ends_on    date NOT NULL CHECK (ends_on >= starts_on)
);
CREATE INDEX deal_by_company ON deal (company_id, ends_on);
CREATE INDEX deal_by_car ON deal (car_id, ends_on) WHERE car_id IS NOT NULL;

CREATE TABLE coupon (
  id                   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id           integer NOT NULL REFERENCES company,
  code                 text NOT NULL CHECK (code ~ '^[0-9]{8}$'),
  kind                 text NOT NULL CHECK (kind IN ('flat_discount', 'discount_percentage')),
  value                integer NOT NULL CHECK (value > 0 AND (kind = 'flat_discount' OR value <= 100)),
  starts_on            date NOT NULL,
  ends_on              date NOT NULL CHECK (ends_on >= starts_on),
  minimum_amount_minor integer,
  max_uses             integer CHECK (max_uses > 0),
  UNIQUE (company_id, code)
);
