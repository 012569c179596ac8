-- Bookings, what changes them, and the periods in which they hold a car.

CREATE SEQUENCE booking_number START 100001;

CREATE TABLE booking (
  id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number                 text NOT NULL UNIQUE DEFAULT 'NL-' || nextval('booking_number'),
  car_id                 integer NOT NULL,
  company_id             integer NOT NULL REFERENCES company,
  account_id             uuid NOT NULL REFERENCES account,
  website_id             integer REFERENCES website,
  language               text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  status                 text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'SIGNED', 'DEPOSIT COLLECTED', 'CHECKED IN',
                           'CHECKED OUT', 'CHECKOUT ISSUE ADDED', 'CANCELLED')),
  -- How often it has been amended.
  revision               integer NOT NULL DEFAULT 0,

  -- Wall clock at the pickup location, as booked, and the instants it means.
  pickup_local           text NOT NULL,
  return_local           text NOT NULL,
  time_zone              text NOT NULL,
  starts_at              timestamptz NOT NULL,
  ends_at                timestamptz NOT NULL CHECK (ends_at > starts_at),
  pickup_location        jsonb NOT NULL,
  return_location        jsonb NOT NULL,
  is_same_time           boolean NOT NULL,
  is_delivery            boolean NOT NULL DEFAULT false,

  billing                jsonb NOT NULL,
  company_billing        jsonb,

  -- The quote it was made with, line by line (packages/domain/pricing/quote.ts); never recomputed.
  quote                  jsonb NOT NULL,
  -- Chosen extras by their ids, so that an amendment can be priced.
  extras                 jsonb NOT NULL DEFAULT '[]',
  -- As they were when it was booked, chosen covers included.
  inclusions             jsonb,
  currency               text NOT NULL CHECK (currency = 'EUR'),
  total_minor            integer NOT NULL CHECK (total_minor >= 0),
  platform_charges_minor integer NOT NULL CHECK (platform_charges_minor >= 0),
  coupon_id              integer REFERENCES coupon,
  deal_id                integer REFERENCES deal,

  -- SHA-256 of the request: the same request again is the same booking (double click, two tabs).
  request_hash           bytea NOT NULL,
  created_at             timestamptz NOT NULL DEFAULT now(),
  -- Until when an unpaid booking holds its car.
  expires_at             timestamptz NOT NULL,
  paid_at                timestamptz,
  cancelled_at           timestamptz,
  -- packages/domain/booking/cancel-reason.ts
  cancel_reason          text CHECK (cancel_reason IN ('renter', 'expired', 'replaced', 'payment_unavailable',
                           'payment_failed', 'payment_does_not_fit', 'late_payment_refunded', 'replacement_refused',
                           'replacement_unanswered', 'payment_returned', 'company', 'not_handed_over', 'no_show')),
  refund_minor           integer CHECK (refund_minor >= 0),
  CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL)),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id)
);
CREATE INDEX booking_by_account ON booking (account_id, created_at DESC);
CREATE INDEX booking_by_car ON booking (car_id, starts_at);
CREATE INDEX booking_by_pickup ON booking (company_id, starts_at);
CREATE INDEX booking_by_return ON booking (company_id, ends_at);
CREATE INDEX booking_pending ON booking (expires_at) WHERE status = 'PENDING';
-- At most a few unpaid bookings per renter (docs/specification/states.md 3), counted while the account is locked.
CREATE INDEX booking_pending_by_account ON booking (account_id) WHERE status = 'PENDING';
-- For bookings that count as paid, and have no payment at all.
CREATE INDEX booking_paid ON booking ((coalesce(paid_at, created_at))) WHERE status NOT IN ('PENDING', 'CANCELLED');
-- One live booking per coupon and renter (docs/specification/price.md 4); a cancelled one gives the coupon back.
CREATE UNIQUE INDEX booking_coupon_once ON booking (coupon_id, account_id)
  WHERE coupon_id IS NOT NULL AND status <> 'CANCELLED';

-- Who drives besides the renter.
CREATE TABLE booking_driver (
  booking_id uuid NOT NULL REFERENCES booking ON DELETE CASCADE,
  driver_id  uuid NOT NULL REFERENCES account,
  PRIMARY KEY (booking_id, driver_id)
);
CREATE INDEX booking_driver_by_driver ON booking_driver (driver_id);

-- What happens to a booking at the company's counter, and when. The rest of its timeline stands in the booking itself,
-- in its refunds, and in the tables of what changes it.
CREATE TABLE booking_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking,
  kind       text NOT NULL CHECK (kind IN
               ('signed', 'deposit_collected', 'checked_in', 'check_in_undone', 'checked_out',
                'checked_out_with_issue')),
  at         timestamptz NOT NULL
);
CREATE INDEX booking_event_by_booking ON booking_event (booking_id);

-- Opens one booking, to be read, without logging in: mailed to its renter who asks for it by number and e-mail address.
CREATE TABLE booking_link (
  token_hash bytea PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX booking_link_by_booking ON booking_link (booking_id, created_at);

-- A change of a paid booking (docs/decisions/0036): other dates, times, locations or drivers, as asked for and priced.
-- One that costs more waits for its payment and holds what it needs meanwhile.
CREATE TABLE booking_amendment (
  id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id             uuid NOT NULL REFERENCES booking,
  account_id             uuid NOT NULL REFERENCES account,
  -- The booking as it was when this was priced: an amendment of anything older is void.
  of_revision            integer NOT NULL,
  status                 text NOT NULL CHECK (status IN ('waiting', 'applied', 'expired', 'withdrawn')),
  request_hash           bytea NOT NULL,
  pickup_local           text NOT NULL,
  return_local           text NOT NULL,
  starts_at              timestamptz NOT NULL,
  ends_at                timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- The return and the company's turnaround after it.
  free_at                timestamptz NOT NULL CHECK (free_at >= ends_at),
  pickup_location        jsonb NOT NULL,
  return_location        jsonb NOT NULL,
  is_same_time           boolean NOT NULL,
  is_delivery            boolean NOT NULL,
  extras                 jsonb NOT NULL,
  driver_ids             uuid[] NOT NULL,
  quote                  jsonb NOT NULL,
  inclusions             jsonb,
  total_minor            integer NOT NULL CHECK (total_minor >= 0),
  platform_charges_minor integer NOT NULL CHECK (platform_charges_minor >= 0),
  coupon_id              integer REFERENCES coupon,
  deal_id                integer REFERENCES deal,
  -- New total less old one: charged, or refunded.
  difference_minor       integer NOT NULL,
  created_at             timestamptz NOT NULL,
  expires_at             timestamptz NOT NULL,
  decided_at             timestamptz,
  CHECK ((status = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX booking_amendment_by_booking ON booking_amendment (booking_id, created_at);
CREATE INDEX booking_amendment_by_account ON booking_amendment (account_id);
CREATE UNIQUE INDEX booking_amendment_open ON booking_amendment (booking_id) WHERE status = 'waiting';

-- A company that cannot provide a car proposes another of its own (packages/domain/cancellation/replacement.ts). The other
-- car is held until the renter has decided; unanswered, the booking ends like a refused one.
CREATE TABLE replacement (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id   uuid NOT NULL REFERENCES booking,
  car_id       integer NOT NULL REFERENCES car,
  status       text NOT NULL DEFAULT 'proposed'
                 CHECK (status IN ('proposed', 'accepted', 'refused', 'withdrawn', 'unanswered')),
  proposed_at  timestamptz NOT NULL,
  answer_until timestamptz NOT NULL,
  decided_at   timestamptz,
  CHECK ((status = 'proposed') = (decided_at IS NULL))
);
CREATE INDEX replacement_by_booking ON replacement (booking_id);
CREATE UNIQUE INDEX replacement_open ON replacement (booking_id) WHERE status = 'proposed';

-- A rental that the company has made itself, by telephone, at the door or through a broker: it holds the car like a booking
-- and carries no money of the platform (docs/specification/companies.md 7).
CREATE TABLE own_rental (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id     integer NOT NULL REFERENCES company,
  car_id         integer NOT NULL,
  customer_name  text NOT NULL CHECK (customer_name <> ''),
  customer_phone text NOT NULL,
  -- packages/domain/rental/own-rental.ts
  source         text NOT NULL CHECK (source IN ('phone', 'counter', 'broker', 'elsewhere')),
  -- What the customer pays the company; null: not said.
  price_minor    integer CHECK (price_minor >= 0),
  -- Wall clock at the company, and the instants it means.
  pickup_local   text NOT NULL,
  return_local   text NOT NULL,
  starts_at      timestamptz NOT NULL,
  ends_at        timestamptz NOT NULL CHECK (ends_at > starts_at),
  created_at     timestamptz NOT NULL,
  cancelled_at   timestamptz,
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id)
);
CREATE INDEX own_rental_by_car ON own_rental (car_id, starts_at);

-- A calendar elsewhere, a broker's or the company's own, whose events hold a car.
CREATE TABLE calendar_feed (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id integer NOT NULL REFERENCES company,
  car_id     integer NOT NULL,
  name       text NOT NULL CHECK (name <> ''),
  -- Sealed (apps/api/platform/sealing/vault.ts): who knows the address of a calendar can read it.
  url        text NOT NULL,
  created_at timestamptz NOT NULL,
  asked_at   timestamptz,
  read_at    timestamptz,
  -- Why it could not be read when it was last asked for; null: it was read.
  problem    text CHECK (problem IN ('unreachable', 'not_public', 'too_large', 'no_calendar')),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id)
);
CREATE INDEX calendar_feed_by_car ON calendar_feed (car_id);

-- What stands in such a calendar. One that has no hold is in conflict with what held the car before it.
CREATE TABLE imported_event (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  feed_id   uuid NOT NULL REFERENCES calendar_feed ON DELETE CASCADE,
  -- The event's own id, and which of its repetitions it is.
  key       text NOT NULL,
  title     text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at   timestamptz NOT NULL CHECK (ends_at > starts_at),
  UNIQUE (feed_id, key)
);

-- The secret address at which others read when a car is let.
CREATE TABLE calendar_address (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id integer NOT NULL REFERENCES company,
  car_id     integer NOT NULL UNIQUE,
  token_hash bytea NOT NULL UNIQUE,
  -- Sealed: it is shown to the company again.
  token      text NOT NULL,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id)
);
-- The renter of a booking that was closed as a no-show says that they came (packages/domain/cancellation/company-endings.ts).
CREATE TABLE no_show_objection (
  booking_id uuid PRIMARY KEY REFERENCES booking ON DELETE CASCADE,
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  text       text NOT NULL CHECK (text <> ''),
  created_at timestamptz NOT NULL
);
CREATE INDEX no_show_objection_by_account ON no_show_objection (account_id);

-- A period in which nobody else can book the car. Whatever the code does, two cannot overlap.
CREATE TABLE hold (
  id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  car_id            integer NOT NULL REFERENCES car,
  during            tstzrange NOT NULL CHECK (NOT isempty(during)),
  reason            text NOT NULL CHECK (reason IN ('booking', 'offline', 'replacement', 'amendment', 'own_rental', 'imported')),
  booking_id        uuid UNIQUE REFERENCES booking,
  replacement_id    uuid UNIQUE REFERENCES replacement,
  -- An amendment holds what its dates need beyond those that its booking holds: at most one piece before and one after.
  amendment_id      uuid REFERENCES booking_amendment,
  own_rental_id     uuid UNIQUE REFERENCES own_rental,
  imported_event_id uuid UNIQUE REFERENCES imported_event ON DELETE CASCADE,
  -- Why a company does not let the car; only of an offline period.
  note              text CHECK (note IS NULL OR reason = 'offline'),
  CONSTRAINT hold_once EXCLUDE USING gist (car_id WITH =, during WITH &&)
);
CREATE INDEX hold_by_amendment ON hold (amendment_id) WHERE amendment_id IS NOT NULL;

-- What a renter says of a rental that has ended (docs/specification/states.md 9). It goes with the renter's account.
CREATE TABLE review (
  booking_id uuid PRIMARY KEY REFERENCES booking ON DELETE CASCADE,
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  stars      smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text       text NOT NULL CHECK (text <> ''),
  language   text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  created_at timestamptz NOT NULL
);
CREATE INDEX review_by_account ON review (account_id);

-- What a renter reports about a car they have booked. The browser makes the id, so that the same report sent twice is
-- one; it counts only inside its booking. The picture stands encrypted in the document store under `storage_key`.
CREATE TABLE issue (
  booking_id  uuid NOT NULL REFERENCES booking ON DELETE CASCADE,
  id          uuid NOT NULL,
  account_id  uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  description text NOT NULL CHECK (description <> ''),
  file_name   text,
  storage_key text UNIQUE,
  created_at  timestamptz NOT NULL,
  -- The company has seen it; from then on it stays.
  read_at     timestamptz,
  -- The company's own words for others who look at the car; the renter's are never published.
  public_text text CHECK (public_text <> ''),
  resolved_at timestamptz,
  PRIMARY KEY (booking_id, id),
  CHECK (read_at IS NOT NULL OR (public_text IS NULL AND resolved_at IS NULL))
);
CREATE INDEX issue_by_account ON issue (account_id);
