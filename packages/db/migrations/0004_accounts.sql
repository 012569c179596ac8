-- Renters. Whatever speaks of a person refers to the id of a live account, which a deleted one no longer has: the foreign
-- key refuses a row that a late call writes, and the deletion of an account that has rows left.

CREATE TABLE account (
  id                        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email                     text NOT NULL CHECK (email = lower(email)),
  password_hash             text NOT NULL,
  first_name                text NOT NULL,
  last_name                 text NOT NULL,
  mobile_number             text NOT NULL,
  country_code              text NOT NULL,
  -- The contract knows which codes there are (docs/specification/accounts.md 4).
  country                   text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  gender                    text CHECK (gender IN ('male', 'female', 'others')),
  dob                       date,
  place_of_birth            text,
  address                   text,
  zip                       text,
  town_city                 text,
  language                  text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  email_verified_at         timestamptz,
  -- Of the browser that has signed up: verifying the address logs it in, soon afterwards. Gone with the first verification.
  sign_up_token_hash        bytea,
  sign_up_token_expires_at  timestamptz,

  -- Numbers of documents, of the licence and of the tax office are sealed (apps/api/platform/sealing/vault.ts).
  fiscal_code               text,
  document_type             text CHECK (document_type IN ('passport', 'otherDocument')),
  passport_number           text,
  document_id               text,
  document_issue_date       date,
  document_expiry_date      date,
  driving_licence_number    text,
  dl_issue_date             date,
  dl_expiry_date            date,
  driving_licence_classes   text[] NOT NULL DEFAULT '{}',
  documents_status          text NOT NULL DEFAULT 'missing'
                              CHECK (documents_status IN ('missing', 'uploaded', 'verified', 'rejected')),
  -- What a reviewer found wrong with each document, as words that every language has
  -- (packages/domain/identity/document-findings.ts), and what they wrote besides.
  documents_findings        jsonb NOT NULL DEFAULT '[]',
  documents_rejected_reason text,
  documents_reviewed_at     timestamptz,
  documents_reviewed_by     text,

  created_at                timestamptz NOT NULL DEFAULT now(),
  -- A deleted account stays as a blank row while the law retains its bookings.
  deleted_at                timestamptz,
  live_id                   uuid UNIQUE GENERATED ALWAYS AS (CASE WHEN deleted_at IS NULL THEN id END) STORED,
  CONSTRAINT deleted_is_blank CHECK (deleted_at IS NULL OR (email = id || '@deleted.invalid'
    AND first_name || last_name || mobile_number || password_hash = ''
    AND documents_status = 'missing' AND documents_findings = '[]' AND driving_licence_classes = '{}'
    AND num_nonnulls(gender, dob, place_of_birth, fiscal_code, address, zip, town_city, email_verified_at, sign_up_token_hash,
      sign_up_token_expires_at, document_type, passport_number, document_id, document_issue_date, document_expiry_date, driving_licence_number, dl_issue_date,
      dl_expiry_date, documents_rejected_reason, documents_reviewed_at, documents_reviewed_by) = 0))
);
CREATE UNIQUE INDEX account_email ON account (email);

-- Sessions. Tokens are random; only their SHA-256 is stored, here and below.
CREATE TABLE session (
  id           uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  token_hash   bytea PRIMARY KEY,
  account_id   uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  -- A renter's token travels as Bearer, the others in a cookie that no script reads: none opens the calls of another kind.
  kind         text NOT NULL CHECK (kind IN ('renter', 'business', 'staff')),
  -- What a renter's list of sessions shows.
  device       text NOT NULL DEFAULT '',
  website_id   integer REFERENCES website,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  revoked_at   timestamptz
);
CREATE INDEX session_by_account ON session (account_id);

CREATE TABLE email_verification (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX email_verification_by_account ON email_verification (account_id);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX password_reset_by_account ON password_reset (account_id);

-- Browsers that have logged in to an account before, by their cookie: strangers who guess cannot lock them out, and a
-- log-in from another one is mailed to the owner (docs/decisions/0032).
CREATE TABLE known_device (
  token_hash   bytea PRIMARY KEY,
  account_id   uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX known_device_by_account ON known_device (account_id);

-- Guesses at something secret, by the SHA-256 of what they were aimed at.
CREATE TABLE attempt (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('log_in', 'known_device', 'password', 'coupon', 'driver', 'second_factor')),
  key_hash bytea NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX attempt_by_key ON attempt (kind, key_hash, at);
CREATE INDEX attempt_by_age ON attempt (at);

-- Passkeys (WebAuthn): the public half of a key that a renter's device keeps (docs/decisions/0059).
CREATE TABLE passkey (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id    uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key    bytea NOT NULL,
  -- How often the device says it has signed; 0 for ever on devices that do not count.
  counter       bigint NOT NULL CHECK (counter >= 0),
  transports    text[] NOT NULL,
  -- The domain it was made for.
  relying_party text NOT NULL,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX passkey_by_account ON passkey (account_id);

-- Challenges that no device has answered yet, by their SHA-256; deleted with the first answer.
CREATE TABLE passkey_challenge (
  hash          bytea PRIMARY KEY,
  -- Who adds a passkey; null: somebody who logs in with one.
  account_id    uuid CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  relying_party text NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_by_account ON passkey_challenge (account_id);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);

-- What a renter has agreed to, in which version and when. One that is revoked stays, with the day.
CREATE TABLE consent (
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('terms', 'privacy', 'newsletter')),
  version    text NOT NULL,
  given_at   timestamptz NOT NULL,
  revoked_at timestamptz CHECK (revoked_at >= given_at),
  PRIMARY KEY (account_id, kind, given_at)
);
-- One of a kind is in force at a time.
CREATE UNIQUE INDEX consent_in_force ON consent (account_id, kind, version) WHERE revoked_at IS NULL;

-- What a renter finds under the bell. Its text is written when it is shown, in the reader's language; `data` holds
-- what the text names. `key` makes 'booking X is paid' exist once however often it is told.
CREATE TABLE notice (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  key        text NOT NULL UNIQUE,
  kind       text NOT NULL,
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at    timestamptz
);
CREATE INDEX notice_by_account ON notice (account_id, created_at DESC);

-- They stay when a car goes offline, and are shown again when it comes back.
CREATE TABLE favorite_car (
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  car_id     integer NOT NULL REFERENCES car ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, car_id)
);
CREATE INDEX favorite_car_of_car ON favorite_car (car_id);

-- Accounts that a renter has named as additional drivers, each under an id that means something to that renter alone.
CREATE TABLE additional_driver (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  driver_id  uuid NOT NULL CONSTRAINT names_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, driver_id),
  CHECK (account_id <> driver_id)
);
CREATE INDEX additional_driver_by_driver ON additional_driver (driver_id);
