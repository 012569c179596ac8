-- Shows a company the documents of one of its live bookings: mailed to the company's own address
-- (docs/decisions/0132).
CREATE TABLE document_link (
  token_hash   bytea PRIMARY KEY,
  booking_id   uuid NOT NULL REFERENCES booking,
  company_id   integer NOT NULL REFERENCES company,
  -- The browser that opened it first; it opens in no other.
  browser_hash bytea,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX document_link_by_booking ON document_link (booking_id, created_at);
CREATE INDEX document_link_by_company ON document_link (company_id, created_at);

-- Each time a company looked at a renter's documents: the renter reads it in the profile.
CREATE TABLE document_look (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES booking,
  company_id integer NOT NULL REFERENCES company,
  at         timestamptz NOT NULL
);
CREATE INDEX document_look_by_account ON document_look (account_id, at);
