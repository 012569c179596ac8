-- What happens at a company's counter: a car is handed over, and comes back. A rental is a booking, or one that the company
-- has made itself; both go the same way (docs/specification/handover.md).

CREATE TABLE handover (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id    integer NOT NULL REFERENCES company,
  booking_id    uuid UNIQUE,
  own_rental_id uuid UNIQUE,
  created_at    timestamptz NOT NULL,
  CHECK (num_nonnulls(booking_id, own_rental_id) = 1),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, booking_id) REFERENCES booking (company_id, id),
  FOREIGN KEY (company_id, own_rental_id) REFERENCES own_rental (company_id, id)
);

-- A picture of the car, taken at the counter. The telephone makes its id and reduces it; what it sent is kept byte by byte
-- in the document store, so that its hash proves that nobody has touched it since.
CREATE TABLE handover_picture (
  id          uuid PRIMARY KEY,
  company_id  integer NOT NULL,
  handover_id uuid NOT NULL,
  sha256      bytea NOT NULL,
  storage_key text NOT NULL UNIQUE,
  -- By the telephone's clock: shown, never counted with.
  captured_at timestamptz NOT NULL,
  stored_at   timestamptz NOT NULL,
  UNIQUE (handover_id, id),
  FOREIGN KEY (company_id, handover_id) REFERENCES handover (company_id, id)
);

-- The state of a car when it was handed over, or came back. The telephone makes the id: what is sent twice is one.
CREATE TABLE inspection (
  id           uuid PRIMARY KEY,
  company_id   integer NOT NULL,
  handover_id  uuid NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('check_in', 'check_out')),
  car_id       integer NOT NULL,
  mileage_km   integer NOT NULL CHECK (mileage_km >= 0),
  fuel_eighths smallint NOT NULL CHECK (fuel_eighths BETWEEN 0 AND 8),
  -- By the telephone's clock: shown, never counted with.
  captured_at  timestamptz NOT NULL,
  recorded_at  timestamptz NOT NULL,
  -- Not only of a live account: who did it stays when they leave.
  recorded_by  uuid NOT NULL REFERENCES account,
  -- The renter has seen it on the same screen, and agreed.
  is_confirmed boolean NOT NULL,
  -- Accounts of drivers who did not come, and do not drive.
  absent_drivers uuid[] NOT NULL DEFAULT '{}',
  -- What company and renter settle between them once the car is back; no money goes through the platform.
  late_fee_minor   integer CHECK (late_fee_minor >= 0),
  kilometres_minor integer CHECK (kilometres_minor >= 0),
  fuel_minor       integer CHECK (fuel_minor >= 0),
  damage_minor     integer CHECK (damage_minor >= 0),
  undone_at    timestamptz,
  undone_because text CHECK (undone_because <> ''),
  CHECK (num_nulls(late_fee_minor, kilometres_minor, fuel_minor, damage_minor)
    = CASE kind WHEN 'check_out' THEN 0 ELSE 4 END),
  CHECK ((undone_at IS NULL) = (undone_because IS NULL)),
  UNIQUE (handover_id, id),
  FOREIGN KEY (company_id, handover_id) REFERENCES handover (company_id, id),
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id)
);
CREATE UNIQUE INDEX inspection_once ON inspection (handover_id, kind) WHERE undone_at IS NULL;
CREATE INDEX inspection_by_car ON inspection (car_id, recorded_at);

-- Around the car, one of each view; those of a damage stand with it.
CREATE TABLE inspection_picture (
  handover_id   uuid NOT NULL,
  inspection_id uuid NOT NULL,
  picture_id    uuid NOT NULL,
  -- packages/domain/handover/picture-views.ts
  view          text NOT NULL CHECK (view IN ('front', 'front_left', 'left', 'back_left', 'back', 'back_right', 'right',
                  'front_right', 'dashboard', 'interior', 'boot')),
  position      smallint NOT NULL,
  PRIMARY KEY (inspection_id, picture_id),
  FOREIGN KEY (handover_id, inspection_id) REFERENCES inspection (handover_id, id),
  FOREIGN KEY (handover_id, picture_id) REFERENCES handover_picture (handover_id, id)
);

-- Where a car is damaged, on an outline of one of its sides; seen first at this inspection.
CREATE TABLE damage (
  id            uuid PRIMARY KEY,
  handover_id   uuid NOT NULL,
  inspection_id uuid NOT NULL,
  car_id        integer NOT NULL REFERENCES car,
  -- packages/domain/handover/car-sides.ts
  side          text NOT NULL CHECK (side IN ('front', 'back', 'left', 'right', 'top')),
  -- Parts of the outline's width and height, from its top left.
  x             double precision NOT NULL CHECK (x BETWEEN 0 AND 1),
  y             double precision NOT NULL CHECK (y BETWEEN 0 AND 1),
  note          text NOT NULL,
  picture_id    uuid,
  -- The car no longer has it.
  repaired_at   timestamptz,
  FOREIGN KEY (handover_id, inspection_id) REFERENCES inspection (handover_id, id),
  FOREIGN KEY (handover_id, picture_id) REFERENCES handover_picture (handover_id, id)
);
CREATE INDEX damage_by_car ON damage (car_id) WHERE repaired_at IS NULL;
CREATE INDEX damage_by_inspection ON damage (inspection_id);

-- The renter says that what was captured at an inspection is not as it was.
CREATE TABLE inspection_objection (
  inspection_id uuid PRIMARY KEY REFERENCES inspection,
  account_id    uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  text          text NOT NULL CHECK (text <> ''),
  created_at    timestamptz NOT NULL
);
CREATE INDEX inspection_objection_by_account ON inspection_objection (account_id);

-- The contract as it was signed: its PDF stands in the document store, byte by byte what the hash says. One that names
-- another car or other dates than the rental has by now does not count.
CREATE TABLE agreement (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id        integer NOT NULL,
  handover_id       uuid NOT NULL,
  car_id            integer NOT NULL,
  pickup_local      text NOT NULL,
  return_local      text NOT NULL,
  language          text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  storage_key       text NOT NULL UNIQUE,
  sha256            bytea NOT NULL,
  signer            text NOT NULL CHECK (signer <> ''),
  -- At the counter; else beforehand, on the renter's own telephone.
  is_at_counter     boolean NOT NULL,
  captured_at       timestamptz NOT NULL,
  signed_at         timestamptz NOT NULL,
  FOREIGN KEY (company_id, handover_id) REFERENCES handover (company_id, id),
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id)
);
CREATE UNIQUE INDEX agreement_once ON agreement (handover_id, car_id, pickup_local, return_local);

-- What lies with the company until the car is back. The money itself is between company and renter.
CREATE TABLE deposit (
  handover_id  uuid PRIMARY KEY,
  company_id   integer NOT NULL,
  amount_minor integer NOT NULL CHECK (amount_minor >= 0),
  -- packages/domain/handover/deposit.ts
  means        text NOT NULL CHECK (means IN ('credit_card', 'debit_card', 'cash', 'bank_transfer')),
  collected_by uuid NOT NULL REFERENCES account,
  collected_at timestamptz NOT NULL,
  returned_by  uuid REFERENCES account,
  returned_at  timestamptz,
  -- What of it the company keeps, and why.
  kept_minor   integer CHECK (kept_minor BETWEEN 0 AND amount_minor),
  kept_because text CHECK (kept_because <> ''),
  CHECK (num_nulls(returned_by, returned_at, kept_minor) IN (0, 3)),
  CHECK ((coalesce(kept_minor, 0) > 0) = (kept_because IS NOT NULL)),
  FOREIGN KEY (company_id, handover_id) REFERENCES handover (company_id, id)
);
