-- Opens one booking, to be read, without logging in: mailed to its renter who asks for it by number and e-mail address.
CREATE TABLE booking_link (
  token_hash bytea PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX booking_link_by_booking ON booking_link (booking_id, created_at);
