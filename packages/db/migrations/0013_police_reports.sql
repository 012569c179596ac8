-- Reports of rentals to the police (docs/specification/companies.md 6).

-- By what a company logs in to the police's service, and as what it is known there.
CREATE TABLE police_account (
  id           uuid PRIMARY KEY,
  company_id   integer NOT NULL UNIQUE REFERENCES company,
  agency_id    text NOT NULL CHECK (agency_id <> ''),
  agency_place text NOT NULL CHECK (agency_place ~ '^[0-9]{9}$'),
  username     text NOT NULL CHECK (username <> ''),
  -- Sealed (apps/api/platform/sealing/vault.ts).
  password     text NOT NULL,
  api_key      text NOT NULL,
  changed_at   timestamptz NOT NULL,
  -- Since when the service does not take them; null: it has not said so.
  refused_at   timestamptz
);

-- What the police ask of a renter or driver beyond their documents: asked for once.
CREATE TABLE police_details (
  account_id        uuid PRIMARY KEY CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  -- In Latin letters, of whoever has a name in others.
  first_name        text,
  last_name         text,
  birth_place       text CHECK (birth_place ~ '^[0-9]{9}$'),
  citizenship       text CHECK (citizenship ~ '^[0-9]{9}$'),
  residence_place   text CHECK (residence_place ~ '^[0-9]{9}$'),
  residence_address text,
  -- packages/domain/police-report/police-codes.ts
  document_code     text,
  document_place    text CHECK (document_place ~ '^[0-9]{9}$'),
  licence_place     text CHECK (licence_place ~ '^[0-9]{9}$'),
  changed_at        timestamptz NOT NULL
);

-- Who drives on a rental of the company's own: the customer (1), and one more (2).
CREATE TABLE own_rental_driver (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id        integer NOT NULL,
  own_rental_id     uuid NOT NULL,
  position          smallint NOT NULL CHECK (position IN (1, 2)),
  first_name        text,
  last_name         text,
  dob               date,
  birth_place       text CHECK (birth_place ~ '^[0-9]{9}$'),
  citizenship       text CHECK (citizenship ~ '^[0-9]{9}$'),
  residence_place   text CHECK (residence_place ~ '^[0-9]{9}$'),
  residence_address text,
  document_code     text,
  -- Sealed, both numbers.
  document_number   text,
  document_place    text CHECK (document_place ~ '^[0-9]{9}$'),
  licence_number    text,
  licence_place     text CHECK (licence_place ~ '^[0-9]{9}$'),
  changed_at        timestamptz NOT NULL,
  UNIQUE (own_rental_id, position),
  FOREIGN KEY (company_id, own_rental_id) REFERENCES own_rental (company_id, id)
);

CREATE TABLE police_report (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id      integer NOT NULL,
  handover_id     uuid NOT NULL UNIQUE,
  -- packages/domain/police-report/report-state.ts
  state           text NOT NULL DEFAULT 'drafted'
                    CHECK (state IN ('drafted', 'checked', 'sent', 'receipt', 'refused', 'manual')),
  -- Counts up when a rental is reported again: the service takes each contract id once.
  revision        integer NOT NULL DEFAULT 1,
  -- What this report alone asks for; null: not said.
  payment         text,
  pickup_place    text CHECK (pickup_place ~ '^[0-9]{9}$'),
  return_place    text CHECK (return_place ~ '^[0-9]{9}$'),
  created_at      timestamptz NOT NULL,

  -- Since a member sent it, under which id, and what: the record is sealed, and goes when nobody needs it any more.
  requested_at    timestamptz,
  requested_by    uuid REFERENCES account,
  contract_id     text,
  record          text,
  -- The rental that was sent or marked: one of another car or other times is not reported by it.
  car_id          integer,
  pickup_local    text,
  return_local    text,
  -- When it was last tried, how often, and why it has not gone through.
  tried_at        timestamptz,
  tries           integer NOT NULL DEFAULT 0,
  problem         text CHECK (problem IN ('unreachable', 'credentials')),
  -- What the service says of a record that it does not take; the field is null when it names none of ours.
  refused_field   text,
  refused_text    text,
  -- The service's number; null of a receipt that was lost, whose report the service says it has.
  receipt         text,
  reported_at     timestamptz,
  manual_by       uuid REFERENCES account,
  manual_because  text CHECK (manual_because <> ''),
  CHECK ((state IN ('receipt', 'manual')) = (reported_at IS NOT NULL)),
  CHECK (state <> 'manual' OR (manual_by IS NOT NULL AND manual_because IS NOT NULL)),
  CHECK ((requested_at IS NULL) = (contract_id IS NULL)),
  CHECK (num_nulls(car_id, pickup_local, return_local) IN (0, 3)),
  UNIQUE (company_id, contract_id),
  FOREIGN KEY (company_id, car_id) REFERENCES car (company_id, id),
  FOREIGN KEY (company_id, handover_id) REFERENCES handover (company_id, id)
);
CREATE INDEX police_report_waiting ON police_report (requested_at) WHERE state IN ('drafted', 'checked', 'sent');
CREATE INDEX police_report_car ON police_report (car_id);
CREATE INDEX police_report_requester ON police_report (requested_by);
CREATE INDEX police_report_marker ON police_report (manual_by);

-- The service's table of places as it last handed it out; none: the one that came with the product.
CREATE TABLE police_places (
  only_one   boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  csv        text NOT NULL,
  fetched_at timestamptz NOT NULL
);
