-- What a renter's list of sessions shows: where a token was made and when it was last used.
ALTER TABLE access_token
  ADD COLUMN id           uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN device       text NOT NULL DEFAULT '',
  ADD COLUMN website_id   integer REFERENCES website,
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX password_reset_by_account ON password_reset (account_id);

-- Browsers that have logged in to an account before, by the SHA-256 of their cookie: strangers who guess cannot
-- lock them out, and a log-in from another one is mailed to the owner (docs/decisions/0032).
CREATE TABLE known_device (
  token_hash   bytea PRIMARY KEY,
  account_id   uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX known_device_by_account ON known_device (account_id);

-- Guesses at something secret, by the SHA-256 of what they were aimed at; old ones are deleted with the next.
CREATE TABLE attempt (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('log_in', 'known_device', 'password', 'coupon')),
  key_hash bytea NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX attempt_by_key ON attempt (kind, key_hash, at);

-- A deleted account stays as a name-less row while the law keeps its bookings.
ALTER TABLE account ADD COLUMN deleted_at timestamptz;
-- What remains to be sent to somebody who has left is forgotten with the sending.
ALTER TABLE mail ADD COLUMN is_forgotten_once_sent boolean NOT NULL DEFAULT false;
