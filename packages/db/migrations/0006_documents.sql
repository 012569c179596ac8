-- Renters' identity documents, and who has looked at them.

-- The images themselves stand encrypted in the document store under `storage_key`.
CREATE TABLE document_image (
  account_id  uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('photo', 'passport', 'document_front', 'document_back',
                'driving_licence_front', 'driving_licence_back')),
  storage_key text NOT NULL UNIQUE,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind)
);

-- What a machine reads from an identity document, and for whom; the latest of each account. The pictures are deleted when
-- they have been read.
CREATE TABLE document_verification (
  id            uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  account_id    uuid PRIMARY KEY CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  document_type text NOT NULL CHECK (document_type IN ('passport', 'otherDocument')),
  first_name    text NOT NULL,
  last_name     text NOT NULL,
  dob           date,
  -- The page with the zone, then the front of a card.
  storage_keys  text[] NOT NULL,
  progress      integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  -- Null until it has been read; sealed.
  reading       jsonb,
  created_at    timestamptz NOT NULL DEFAULT now()
);

-- Shows a company the documents of one of its live bookings: mailed to the company's own address (docs/decisions/0132).
CREATE TABLE document_link (
  token_hash   bytea PRIMARY KEY,
  booking_id   uuid NOT NULL,
  company_id   integer NOT NULL,
  -- The browser that opened it first; it opens in no other.
  browser_hash bytea,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  FOREIGN KEY (company_id, booking_id) REFERENCES booking (company_id, id)
);
CREATE INDEX document_link_by_booking ON document_link (booking_id, created_at);
CREATE INDEX document_link_by_company ON document_link (company_id, created_at);

-- Each time a company, or the platform's staff, viewed a renter's documents: the renter reads it in the profile.
CREATE TABLE document_access_log (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  -- Both null: the platform's staff, to review them.
  booking_id uuid,
  company_id integer,
  at         timestamptz NOT NULL,
  CHECK ((booking_id IS NULL) = (company_id IS NULL)),
  FOREIGN KEY (company_id, booking_id) REFERENCES booking (company_id, id)
);
CREATE INDEX document_access_log_by_account ON document_access_log (account_id, at);
