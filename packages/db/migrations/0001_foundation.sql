-- Money is integer minor units (cents), VAT included unless a name says otherwise.
-- Instants are timestamptz; *_on are calendar days of the pickup place.

CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Tenants ------------------------------------------------------------------------------------------------

CREATE TABLE contractor (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL
);

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
  latitude                   double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude                  double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  time_zone                  text NOT NULL DEFAULT 'Europe/Rome',
  -- '"open_24_hours"' or an object of weekdays (packages/domain/calendar/opening-hours.ts)
  opening_hours              jsonb NOT NULL,
  lead_minutes               integer NOT NULL DEFAULT 60 CHECK (lead_minutes >= 0),
  turnaround_minutes         integer NOT NULL DEFAULT 0 CHECK (turnaround_minutes >= 0),
  young_driver_per_day_minor integer CHECK (young_driver_per_day_minor >= 0),
  one_way_minor              integer CHECK (one_way_minor >= 0),
  delivery_minor             integer CHECK (delivery_minor >= 0),
  flexible_return_minor      integer CHECK (flexible_return_minor >= 0),
  late_per_day_minor         integer CHECK (late_per_day_minor >= 0),
  provider_account_id        text UNIQUE,
  created_at                 timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE contractor_company (
  contractor_id integer NOT NULL REFERENCES contractor,
  company_id    integer NOT NULL REFERENCES company,
  PRIMARY KEY (contractor_id, company_id)
);

CREATE TABLE website (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sub_domain    text NOT NULL UNIQUE CHECK (sub_domain ~ '^[a-z0-9]{1,63}$'),
  name          text NOT NULL,
  logo          text,
  theme_color   text NOT NULL CHECK (theme_color ~ '^#[0-9a-f]{6}$'),
  theme_count   smallint NOT NULL CHECK (theme_count BETWEEN 1 AND 4),
  contractor_id integer REFERENCES contractor,
  company_id    integer REFERENCES company,
  CHECK (contractor_id IS NULL OR company_id IS NULL)
);

-- Catalogue ----------------------------------------------------------------------------------------------

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

CREATE TABLE car_type (
  id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key  text NOT NULL UNIQUE,
  name text NOT NULL
);

-- Originals live in the image store under `hash`; widths and formats are made from them on demand.
CREATE TABLE image (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash         text NOT NULL UNIQUE,
  content_type text NOT NULL,
  width        integer NOT NULL,
  height       integer NOT NULL
);

CREATE TABLE car (
  id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug             text NOT NULL,
  company_id       integer NOT NULL REFERENCES company,
  make_id          integer NOT NULL REFERENCES car_make,
  model_id         integer NOT NULL REFERENCES car_model,
  car_type_id      integer NOT NULL REFERENCES car_type,
  fuel_type        smallint NOT NULL CHECK (fuel_type BETWEEN 1 AND 5),
  transmission     text NOT NULL CHECK (transmission IN ('manual', 'automatic')),
  seats            smallint NOT NULL CHECK (seats BETWEEN 1 AND 9),
  doors            smallint NOT NULL CHECK (doors BETWEEN 2 AND 5),
  year             smallint NOT NULL,
  km_per_day       integer CHECK (km_per_day > 0),           -- null: unlimited
  is_delivery      boolean NOT NULL DEFAULT false,
  parking_location text NOT NULL,
  city             text NOT NULL,
  latitude         double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude        double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- Quarter-degree square of the place: small boxes become a list of squares that an index can look up,
  -- with real statistics, which points under GiST do not have (apps/api/search/search-sql.ts).
  square           integer NOT NULL GENERATED ALWAYS AS
                     ((floor((latitude + 90) * 4)::integer) * 1440 + floor((longitude + 180) * 4)::integer) STORED,
  day_minor        integer NOT NULL CHECK (day_minor > 0),
  week_minor       integer CHECK (week_minor > 0),
  month_minor      integer CHECK (month_minor > 0),
  deposit_minor    integer NOT NULL CHECK (deposit_minor >= 0),
  importance       integer NOT NULL DEFAULT 0,
  is_online        boolean NOT NULL DEFAULT true,
  created_at       timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE car ALTER COLUMN square SET STATISTICS 2000;
CREATE INDEX car_by_square ON car (square) WHERE is_online;
CREATE INDEX car_by_importance ON car (importance DESC, id DESC) WHERE is_online;
CREATE INDEX car_by_newest ON car (created_at DESC, id DESC) WHERE is_online;
CREATE INDEX car_by_day_price ON car (day_minor, id) WHERE is_online;
CREATE INDEX car_by_company ON car (company_id) WHERE is_online;
CREATE INDEX car_by_make ON car (make_id) WHERE is_online;
CREATE INDEX car_by_type ON car (car_type_id) WHERE is_online;

CREATE TABLE car_image (
  car_id   integer NOT NULL REFERENCES car ON DELETE CASCADE,
  position smallint NOT NULL,
  image_id integer NOT NULL REFERENCES image,
  view     text NOT NULL CHECK (view IN ('side', 'three-quarter', 'rear', 'interior')),
  PRIMARY KEY (car_id, position)
);

CREATE TABLE extra (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id  integer NOT NULL REFERENCES company,
  name        jsonb NOT NULL,                                -- {"en": …, "it": …, "fr": …}
  price_minor integer NOT NULL CHECK (price_minor >= 0),
  charged     text NOT NULL CHECK (charged IN ('per_trip', 'per_day')),
  is_driver   boolean NOT NULL DEFAULT false,
  is_active   boolean NOT NULL DEFAULT true
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

-- Accounts -----------------------------------------------------------------------------------------------

CREATE TABLE account (
  id                        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email                     text NOT NULL CHECK (email = lower(email)),
  password_hash             text NOT NULL,
  first_name                text NOT NULL,
  last_name                 text NOT NULL,
  mobile_number             text NOT NULL,
  country_code              text NOT NULL,
  country                   text NOT NULL CHECK (country IN ('IN', 'GB', 'IT', 'IL')),
  gender                    text CHECK (gender IN ('male', 'female', 'others')),
  dob                       date,
  fiscal_code               text CHECK (length(fiscal_code) = 16),
  address                   text,
  zip                       text,
  town_city                 text,
  language                  text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  email_verified_at         timestamptz,
  provider_customer_id      text UNIQUE,
  document_type             text CHECK (document_type IN ('passport', 'otherDocument')),
  passport_number           text,
  document_id               text,
  document_issue_date       date,
  document_expiry_date      date,
  driving_licence_number    text,
  dl_issue_date             date,
  dl_expiry_date            date,
  documents_status          text NOT NULL DEFAULT 'missing'
                              CHECK (documents_status IN ('missing', 'uploaded', 'verified', 'rejected')),
  documents_rejected_reason text,
  documents_reviewed_at     timestamptz,
  documents_reviewed_by     text,
  created_at                timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX account_email ON account (email);

-- Tokens are random; only their SHA-256 is kept.
CREATE TABLE access_token (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX access_token_by_account ON access_token (account_id);

CREATE TABLE email_verification (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX email_verification_by_account ON email_verification (account_id);

-- The images themselves stand encrypted in the document store under `storage_key`.
CREATE TABLE document_image (
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('photo', 'passport', 'document_front', 'document_back',
                                            'driving_licence_front', 'driving_licence_back')),
  storage_key text NOT NULL UNIQUE,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind)
);

-- Bookings -----------------------------------------------------------------------------------------------

CREATE SEQUENCE booking_number START 100001;

CREATE TABLE booking (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number              text NOT NULL UNIQUE DEFAULT 'NL-' || nextval('booking_number'),
  car_id              integer NOT NULL REFERENCES car,
  company_id          integer NOT NULL REFERENCES company,
  account_id          uuid NOT NULL REFERENCES account,
  website_id          integer REFERENCES website,
  status              text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'SIGNED', 'DEPOSIT COLLECTED',
                        'CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED', 'CANCELLED')),
  -- Wall clock at the pickup place, as booked, and the instants it means.
  pickup_local        text NOT NULL,
  return_local        text NOT NULL,
  time_zone           text NOT NULL,
  starts_at           timestamptz NOT NULL,
  ends_at             timestamptz NOT NULL CHECK (ends_at > starts_at),
  pickup_location     jsonb NOT NULL,
  return_location     jsonb NOT NULL,
  is_same_time        boolean NOT NULL,
  is_delivery         boolean NOT NULL DEFAULT false,
  billing             jsonb NOT NULL,
  company_billing     jsonb,
  -- The quote it was made with, line by line (packages/domain/pricing/quote.ts); never recomputed.
  quote               jsonb NOT NULL,
  currency            text NOT NULL CHECK (currency = 'EUR'),
  total_minor         integer NOT NULL CHECK (total_minor >= 0),
  platform_charges_minor integer NOT NULL CHECK (platform_charges_minor >= 0),
  coupon_id           integer REFERENCES coupon,
  deal_id             integer REFERENCES deal,
  language            text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  -- SHA-256 of the request: the same request again is the same booking (double click, two tabs).
  request_hash        bytea NOT NULL,
  checkout_session_id text UNIQUE,
  payment_url         text,
  payment_intent_id   text UNIQUE,
  expires_at          timestamptz NOT NULL,
  created_at          timestamptz NOT NULL DEFAULT now(),
  paid_at             timestamptz,
  cancelled_at        timestamptz,
  cancel_reason       text CHECK (cancel_reason IN ('expired', 'renter', 'payment_unavailable', 'replaced')),
  refund_minor        integer CHECK (refund_minor >= 0),
  CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL))
);
CREATE INDEX booking_by_account ON booking (account_id, created_at DESC);
CREATE INDEX booking_by_car ON booking (car_id, starts_at);
CREATE INDEX booking_pending ON booking (expires_at) WHERE status = 'PENDING';
-- One live booking per coupon and renter (docs/specification/price.md 4); a cancelled one gives the coupon back.
CREATE UNIQUE INDEX booking_coupon_once ON booking (coupon_id, account_id)
  WHERE coupon_id IS NOT NULL AND status <> 'CANCELLED';

-- A period in which nobody else can book the car. Whatever the code does, two cannot overlap.
CREATE TABLE hold (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  car_id     integer NOT NULL REFERENCES car,
  during     tstzrange NOT NULL CHECK (NOT isempty(during)),
  booking_id uuid UNIQUE REFERENCES booking,
  reason     text NOT NULL CHECK (reason IN ('booking', 'offline')),
  CONSTRAINT hold_once EXCLUDE USING gist (car_id WITH =, during WITH &&)
);

-- Money --------------------------------------------------------------------------------------------------

CREATE TABLE webhook_event (
  id          text PRIMARY KEY,
  type        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE refund (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id         uuid NOT NULL REFERENCES booking,
  payment_intent_id  text NOT NULL,
  amount_minor       integer NOT NULL CHECK (amount_minor > 0),
  reason             text NOT NULL CHECK (reason IN ('cancelled', 'late_payment')),
  provider_refund_id text UNIQUE,
  created_at         timestamptz NOT NULL DEFAULT now(),
  sent_at            timestamptz,
  UNIQUE (booking_id, payment_intent_id, reason)
);

CREATE TABLE ledger_entry (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id uuid NOT NULL,
  booking_id     uuid NOT NULL REFERENCES booking,
  kind           text NOT NULL,
  account        text NOT NULL,
  amount_minor   integer NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entry_by_booking ON ledger_entry (booking_id);
-- The same thing happens to a booking's money once: an event handled twice cannot be booked twice.
CREATE UNIQUE INDEX ledger_entry_once ON ledger_entry (booking_id, transaction_id, account);

CREATE FUNCTION ledger_entry_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or deleted';
END $$;
CREATE TRIGGER ledger_entry_final BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_is_final();

CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_minor) FROM ledger_entry WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transaction_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();

-- Mail ---------------------------------------------------------------------------------------------------

-- One row a message; `key` makes 'the paid mail of booking X' exist once however often it is asked for.
CREATE TABLE mail (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key        text NOT NULL UNIQUE,
  recipient  text NOT NULL,
  language   text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  template   text NOT NULL,
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
