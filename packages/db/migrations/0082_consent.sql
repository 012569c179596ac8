-- What a renter has agreed to, in which version and when. One that is taken back stays, with the day.
CREATE TABLE consent (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('terms', 'privacy', 'newsletter')),
  version    text NOT NULL,
  given_at   timestamptz NOT NULL,
  revoked_at timestamptz CHECK (revoked_at >= given_at),
  PRIMARY KEY (account_id, kind, given_at)
);
-- One of a kind is in force at a time.
CREATE UNIQUE INDEX consent_in_force ON consent (account_id, kind, version) WHERE revoked_at IS NULL;
