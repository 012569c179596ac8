-- Money is integer minor units (cents), VAT included unless a name says otherwise.
-- Instants are timestamptz; *_on are calendar days of the pickup location.

CREATE EXTENSION btree_gist;

-- A reseller, who rents out the cars of several companies.
CREATE TABLE contractor (
  id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL
);

-- Opening hours as minutes of a week from Monday 00:00 (packages/domain/calendar/opening-hours.ts has the rules).
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

-- A rental company. What a rental includes (packages/domain/cars/inclusions.ts) defaults to what the law gives: a company
-- that has said nothing promises nothing more.
CREATE TABLE company (
  id                         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name                       text NOT NULL,
  legal_name                 text NOT NULL,
  vat_number                 text NOT NULL UNIQUE,
  sdi_code                   text,
  pec_email                  text,
  email                      text NOT NULL,
  phone                      text NOT NULL,
  address                    text NOT NULL,
  city                       text NOT NULL,
  -- Null while it is a draft: nobody has said where it is.
  latitude                   double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude                  double precision CHECK (longitude BETWEEN -180 AND 180),
  time_zone                  text NOT NULL DEFAULT 'Europe/Rome',
  -- '"open_24_hours"' or an object of weekdays.
  opening_hours              jsonb NOT NULL,
  open_minutes               int4multirange NOT NULL GENERATED ALWAYS AS (open_minutes(opening_hours)) STORED,
  lead_minutes               integer NOT NULL DEFAULT 60 CHECK (lead_minutes >= 0),
  -- The car search looks for holds within two days after the return (apps/api/search/conditions-sql.ts).
  turnaround_minutes         integer NOT NULL DEFAULT 0 CHECK (turnaround_minutes BETWEEN 0 AND 2880),
  -- Fees; null: not offered, or not charged.
  young_driver_per_day_minor integer CHECK (young_driver_per_day_minor >= 0),
  one_way_minor              integer CHECK (one_way_minor >= 0),
  delivery_minor             integer CHECK (delivery_minor >= 0),
  -- How far from a car's own location its company delivers it (docs/specification/search.md 6).
  delivery_radius_km         integer NOT NULL DEFAULT 30 CHECK (delivery_radius_km BETWEEN 1 AND 500),
  flexible_return_minor      integer CHECK (flexible_return_minor >= 0),
  late_per_day_minor         integer CHECK (late_per_day_minor >= 0),
  -- Liability for each accident, at least the law's amounts.
  third_party_persons_minor  integer NOT NULL DEFAULT 645000000 CHECK (third_party_persons_minor >= 645000000),
  third_party_property_minor integer NOT NULL DEFAULT 130000000 CHECK (third_party_property_minor >= 130000000),
  roadside_help              text NOT NULL DEFAULT 'none' CHECK (roadside_help IN ('none', 'office_hours', 'always')),
  -- Countries beyond Italy; empty: none.
  cross_border               text[] NOT NULL DEFAULT '{}'
                               CHECK (cross_border <@ ARRAY['FR', 'MC', 'CH', 'LI', 'AT', 'SI', 'HR', 'DE', 'ES']),
  deposit_by                 text NOT NULL DEFAULT 'credit_card'
                               CHECK (deposit_by IN ('credit_card', 'any_card', 'card_or_cash')),
  -- When its owner last said so; null: never, and the company is not shown (docs/specification/companies.md 9).
  hours_set_at               timestamptz,
  conditions_set_at          timestamptz,
  -- The company's account at the payment provider, and how that was when it was last asked.
  provider_account_id        text UNIQUE,
  provider_state             text NOT NULL DEFAULT 'none'
                               CHECK (provider_state IN ('none', 'incomplete', 'restricted', 'enabled', 'rejected')),
  -- What the provider asks for, in its own words, and until when.
  provider_due               text[] NOT NULL DEFAULT '{}',
  provider_due_by            timestamptz,
  provider_checked_at        timestamptz,
  -- packages/domain/companies/company-status.ts: whether renters see and book its cars.
  status                     text NOT NULL DEFAULT 'draft'
                               CHECK (status IN ('draft', 'active', 'suspended', 'ending', 'ended')),
  -- Why, as its owners were told, and since when.
  status_reason              text,
  status_at                  timestamptz NOT NULL DEFAULT now(),
  -- When an ending company is over, and who ends it.
  ends_at                    timestamptz,
  ended_by                   text CHECK (ended_by IN ('company', 'staff')),
  created_at                 timestamptz NOT NULL DEFAULT now(),
  CHECK (status = 'draft' OR (latitude IS NOT NULL AND longitude IS NOT NULL)),
  CHECK ((status IN ('ending', 'ended')) = (ends_at IS NOT NULL)),
  CHECK ((ends_at IS NULL) = (ended_by IS NULL))
);

-- Days on which a company is closed, whatever its week says (docs/specification/time-and-days.md 2).
CREATE TABLE company_closing_day (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  -- First and last day.
  starts_on  date NOT NULL,
  ends_on    date NOT NULL CHECK (ends_on BETWEEN starts_on AND starts_on + 365),
  -- Why, in the company's own language; '' where it does not say.
  reason     text NOT NULL,
  CONSTRAINT closing_day_once EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&)
);

CREATE TABLE contractor_company (
  contractor_id integer NOT NULL REFERENCES contractor,
  company_id    integer NOT NULL REFERENCES company,
  PRIMARY KEY (contractor_id, company_id)
);

-- Where a company hands cars over and takes them back (docs/specification/search.md 6). A booking has a copy of its
-- locations: what was agreed does not change with the company's list.
CREATE TABLE company_location (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  name       text NOT NULL,
  city       text NOT NULL,
  latitude   double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude  double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- Where the people who hand cars over there are told of bookings, and called.
  email      text NOT NULL,
  phone      text NOT NULL,
  is_active  boolean NOT NULL DEFAULT true,
  UNIQUE (company_id, id),
  UNIQUE (company_id, city, name)
);
