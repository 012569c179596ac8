-- What a renter reports about a car they have booked. The browser makes the id, so that the same report sent twice is
-- one; it counts only inside its booking. The picture stands encrypted in the document store under `storage_key`.
CREATE TABLE issue (
  booking_id  uuid NOT NULL REFERENCES booking ON DELETE CASCADE,
  id          uuid NOT NULL,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  description text NOT NULL CHECK (description <> ''),
  file_name   text,
  storage_key text UNIQUE,
  created_at  timestamptz NOT NULL,
  -- Taken up by the company; from then on it stays.
  read_at     timestamptz,
  -- The company's own words for others who look at the car; the renter's are never published.
  public_text text CHECK (public_text <> ''),
  resolved_at timestamptz,
  PRIMARY KEY (booking_id, id),
  CHECK (read_at IS NOT NULL OR (public_text IS NULL AND resolved_at IS NULL))
);
CREATE INDEX issue_by_account ON issue (account_id);
